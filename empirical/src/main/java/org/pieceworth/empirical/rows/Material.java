package org.pieceworth.empirical.rows;

import java.util.List;
import org.pieceworth.rules.piece.OrthodoxPiece;

/// The material features of chess: White's pieces less Black's, per type.
public final class Material {

    /// The pieces, in order: the king is always there and so no feature.
    public static final List<OrthodoxPiece> PIECES = List.of(
            OrthodoxPiece.PAWN, OrthodoxPiece.KNIGHT, OrthodoxPiece.BISHOP, OrthodoxPiece.ROOK, OrthodoxPiece.QUEEN);

    /// The features' names, in the order P N B R Q.
    public static final List<String> NAMES = List.of("P", "N", "B", "R", "Q");

    private Material() {}
}
