package org.pieceworth.lab.game;

/// The reason for a game's end.
public enum Termination {
    /// The king cannot be saved.
    CHECKMATE("checkmate", false),
    /// The side to move has no move, which the variant may call a draw, a win or a loss.
    STALEMATE("stalemate", false),
    /// A position came up too often, which the variant may call a draw, a win or a loss.
    REPETITION("repetition", false),
    /// Too many moves without a capture or pawn move, or under a counting rule for bare kings.
    MOVE_RULE("move rule", false),
    /// An end of the variant's own: a goal reached, checks counted, pieces died out, a king bared.
    VARIANT_END("variant end", false),
    /// Neither side can ever win.
    INSUFFICIENT_MATERIAL("insufficient material", false),
    /// Both players agreed long enough that one wins, or one resigned.
    ADJUDICATED_WIN("adjudicated win", false),
    /// Both players agreed long enough that nothing happens any more.
    ADJUDICATED_DRAW("adjudicated draw", false),
    /// The game became too long; a draw.
    PLY_CAP("ply cap", false),
    /// A player overstepped its time.
    TIME("time forfeit", true),
    /// A player died or hung.
    CRASH("crash", true),
    /// A player made a move that is not legal.
    ILLEGAL_MOVE("illegal move", true),
    /// A player gave no move though there was one.
    NO_MOVE("no move", true);

    private final String text;
    private final boolean forfeit;

    Termination(String text, boolean forfeit) {
        this.text = text;
        this.forfeit = forfeit;
    }

    /// In words, in small letters.
    public String text() {
        return text;
    }

    /// True if the player to move has lost by its own failure.
    public boolean isForfeit() {
        return forfeit;
    }
}
