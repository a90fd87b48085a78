package org.pieceworth.rules.variant;

/// Pieces and walls that come onto the board with a move, and rights that a first move uses up.
///
/// @param rights whether squares of the first rank keep rights in the castling field (gating)
/// @param seirawan a piece in hand may come onto the square that a piece with its right leaves (seirawanGating)
/// @param musketeer pieces wait at fixed squares of the first rank and enter when the piece on their square first moves
/// @param cambodianMoves the first moves of king and counsellor of Cambodian chess (cambodianMoves)
/// @param walls a square that each move turns into a wall (wallingRule)
/// @param wallRegion the squares where each side may build walls (wallingRegion)
/// @param wallOrMove whether a turn is a move or a wall and not both (wallOrMove)
public record GatingRules(
        boolean rights,
        boolean seirawan,
        boolean musketeer,
        boolean cambodianMoves,
        Walls walls,
        Sided<Region> wallRegion,
        boolean wallOrMove) {

    /// Ways of building a wall with a move.
    public enum Walls {
        /// None.
        NONE,
        /// On a square that the moved piece could go to next without capturing (arrowGating).
        ARROW,
        /// The one wall of the board moves to any free square (duckGating).
        DUCK,
        /// A square of the edge or next to a wall.
        EDGE,
        /// Any free square of the region (staticGating).
        STATIC,
        /// The square left (pastGating).
        PAST
    }
}
