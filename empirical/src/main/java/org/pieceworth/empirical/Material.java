package org.pieceworth.empirical;

import java.util.List;
import org.pieceworth.rules.chess.ChessPosition;

/// The material features of chess: White's pieces less Black's, per type, packed as
/// [ChessPosition#balance()] packs them.
final class Material {

    /// The features' names, in order.
    static final List<String> NAMES = List.of("P", "N", "B", "R", "Q");

    /// The pieces' names, in the same order.
    static final List<String> PIECES = List.of("pawn", "knight", "bishop", "rook", "queen");

    private Material() {}

    static int of(long packed, int feature) {
        return ChessPosition.balance(packed, feature);
    }

    /// @param features one number per feature, each from -99 to 99
    static long pack(int[] features) {
        long packed = 0;
        for (int i = 0; i < features.length; i++) {
            packed += (long) features[i] << 8 * i;
        }
        return packed;
    }
}
