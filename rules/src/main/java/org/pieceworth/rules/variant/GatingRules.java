package org.pieceworth.rules.variant;

/// Pieces and walls that come onto the board with a move, and rights that a first move uses up.
///
/// @param rights whether squares of the first rank keep rights in the castling field (gating)
/// @param seirawan a piece in hand may come onto the square that a piece with its right leaves
/// (seirawanGating)
/// @param musketeer pieces wait at fixed squares of the first rank and enter when the piece
/// on their square first moves
/// @param cambodianMoves the first moves of king and counsellor of Cambodian chess (cambodianMoves)
/// @param walls a square that each move turns into a wall
/// @param wallRegion where walls may be (staticGatingRegion)
public record GatingRules(
        boolean rights, boolean seirawan, boolean musketeer, boolean cambodianMoves, Walls walls, Region wallRegion) {

    /// How a move builds a wall.
    public enum Walls {
        /// None.
        NONE,
        /// Where the moved piece could go next (arrowGating).
        ARROW,
        /// The one wall of the board moves to any free square (duckGating).
        DUCK,
        /// Any free square of the region (staticGating).
        STATIC,
        /// The square left (pastGating).
        PAST
    }

    /// No gating.
    public static GatingRules none() {
        return new GatingRules(false, false, false, false, Walls.NONE, Region.none());
    }
}
