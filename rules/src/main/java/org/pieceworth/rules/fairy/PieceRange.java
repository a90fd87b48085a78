package org.pieceworth.rules.fairy;

/// How far a type gets with nothing in its way, as shares of what the knight, bishop or rook has that gets least on the
/// same board, at most 1; 1 for a type that never goes back.
///
/// @param length of its moves, on average
/// @param squares that are within two moves of a square, on average: those with short steps, or bound to a colour, come
/// back to what they could have had at once
public record PieceRange(double length, double squares) {

    /// As far as knight, bishop and rook.
    public static final PieceRange FULL = new PieceRange(1, 1);
}
