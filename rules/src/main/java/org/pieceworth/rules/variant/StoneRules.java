package org.pieceworth.rules.variant;

/// Where stones may be dropped beside others, and what they turn.
///
/// @param drops what a drop needs beside it (enclosingDrop)
/// @param start where the first drops go, until these squares are full (enclosingDropStart)
/// @param turns which pieces a move turns into its side's (flipEnclosedPieces)
/// @param free whether drops take nothing from the hand (freeDrops)
public record StoneRules(Drops drops, Region start, Turns turns, boolean free) {

    /// What a drop needs.
    public enum Drops {
        /// Nothing.
        ANYWHERE,
        /// A line of enemies, as in Reversi, with an own piece at its end.
        REVERSI,
        /// An own neighbour, as in Ataxx.
        ATAXX,
        /// No enemy on the next squares of its rank and file, as in Snort.
        SNORT,
        /// Something below it, as in Connect Four.
        TOP,
        /// To be where a piece that is pushed in from an edge comes to a stop.
        ANY_SIDE
    }

    /// What turns.
    public enum Turns {
        /// Nothing.
        NOTHING,
        /// Lines of enemies between the piece and an own one, as in Reversi.
        REVERSI,
        /// All neighbours, as in Ataxx.
        ATAXX,
        /// All neighbours, except for drops only beside a piece of its own side, as in Quadwrangle.
        QUADWRANGLE
    }

    /// None of it.
    public static StoneRules none() {
        return new StoneRules(Drops.ANYWHERE, Region.none(), Turns.NOTHING, false);
    }
}
