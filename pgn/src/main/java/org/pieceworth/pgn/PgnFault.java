package org.pieceworth.pgn;

/// Faults in the text of a game, found before its moves are played.
public enum PgnFault {
    /// A word that is no move, number or result.
    UNREADABLE_MOVE("unreadable-move"),
    /// A word that is neither a move nor a truncated one, such as `resigns`; harmless unless moves follow.
    STRAY_WORD("unreadable-move"),
    /// Letters of another language for the pieces.
    FOREIGN_LETTERS("foreign-letters"),
    /// Squares by their numbers, as in correspondence chess.
    NUMERIC_MOVES("numeric-moves"),
    /// Moves on two boards.
    BUGHOUSE("bughouse"),
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

    /// The key for counts in reports; two kinds may share one.
    public String reason() {
        return reason;
    }
}
