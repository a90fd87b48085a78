package org.pieceworth.empirical;

import java.util.List;

/// The material features of chess: White's pieces less Black's, per type.
final class Material {

    /// The features' names, in order.
    static final List<String> NAMES = List.of("P", "N", "B", "R", "Q");

    /// The pieces' names, in the same order.
    static final List<String> PIECES = List.of("pawn", "knight", "bishop", "rook", "queen");

    private Material() {}
}
