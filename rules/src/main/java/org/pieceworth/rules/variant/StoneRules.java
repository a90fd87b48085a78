package org.pieceworth.rules.variant;

/// Drops of stones next to others, and the pieces that they turn.
///
/// @param drops the neighbours that a drop needs (enclosingDrop)
/// @param start the squares of the first drops, until they are full (enclosingDropStart)
/// @param turns the pieces that change to the mover's side (flipEnclosedPieces)
/// @param free whether drops take nothing from the hand (freeDrops)
public record StoneRules(Drops drops, Region start, Turns turns, boolean free) {

    /// The neighbours that a drop needs.
    public enum Drops {
        /// Nothing.
        ANYWHERE,
        /// A line of enemies, as in Reversi, with an own piece at its end.
        REVERSI,
        /// An own neighbour, as in Ataxx.
        ATAXX,
        /// No enemy on the next squares of its rank and file, as in Snort.
        SNORT,
        /// An occupied square or the edge below it, as in Connect Four.
        TOP,
        /// A square where a piece pushed in from an edge would stop.
        ANY_SIDE
    }

    /// The pieces that a move turns.
    public enum Turns {
        /// Nothing.
        NOTHING,
        /// Lines of enemies between the piece and an own one, as in Reversi.
        REVERSI,
        /// All neighbours, as in Ataxx.
        ATAXX,
        /// All neighbours; a drop turns them only next to a piece of its own side, as in Quadwrangle.
        QUADWRANGLE
    }
}
