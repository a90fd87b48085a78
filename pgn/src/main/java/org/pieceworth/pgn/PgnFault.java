package org.pieceworth.pgn;

/// What can be wrong with the text of a game.
public enum PgnFault {
    /// A word that is no move, number or result.
    UNREADABLE_MOVE("unreadable-move"),
    /// A word that is no move either, and none that was cut off: it does no harm where no move follows it, such as
    /// `resigns`.
    STRAY_WORD("unreadable-move"),
    /// A comment that swallows the next game's tags and never closes.
    UNCLOSED_COMMENT("unclosed-comment"),
    /// A variation that is open when the next game begins.
    UNCLOSED_VARIATION("unclosed-variation"),
    /// The input ends inside a tag, a comment or a variation.
    TRUNCATED("truncated");

    private final String reason;

    PgnFault(String reason) {
        this.reason = reason;
    }

    /// The reason as reports count it.
    public String reason() {
        return reason;
    }
}
