package org.pieceworth.rules.fairy;

/// The range of a type on an empty board, as a share of the least of knight's, bishop's and rook's on the
/// same board, at most 1; 1 for a type that never goes backward.
///
/// @param length the mean length of its moves
/// @param squares the mean number of squares within two moves of a square; pieces with short steps, or bound to a
/// colour, reach few new ones with the second move
public record PieceRange(double length, double squares) {

    /// The range of knight, bishop or rook.
    public static final PieceRange FULL = new PieceRange(1, 1);
}
