package org.pieceworth.bench.peer;

/// Something on which two engines do not agree, with the smallest position where it was seen.
///
/// @param kind what it is about
/// @param count in how many positions
/// @param fen the position with the fewest pieces, as Pieceworth writes it
/// @param what what each says of it
public record RuleDifference(Kind kind, int count, String fen, String what) {

    /// The subjects on which engines can differ.
    public enum Kind {
        /// A move that only one of them has.
        MOVES,
        /// True if the side to move is in check.
        CHECK,
        /// The end of a game without further moves.
        OUTCOME,
        /// The pieces, on the board or in hand, or the side to move.
        PLACEMENT,
        /// A field of the FEN after the side to move.
        FIELDS,
        /// One of them failed.
        FAULT
    }

    RuleDifference and(RuleDifference other) {
        RuleDifference smaller = pieces(other.fen) < pieces(fen) ? other : this;
        return new RuleDifference(kind, count + other.count, smaller.fen, smaller.what);
    }

    private static long pieces(String fen) {
        return fen.split(" ")[0].chars().filter(Character::isLetter).count();
    }
}
