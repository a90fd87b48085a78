package org.pieceworth.empirical.rows;

import java.util.List;

/// The material features of chess: White's pieces less Black's, per type.
public final class Material {

    /// The features' names, in order.
    public static final List<String> NAMES = List.of("P", "N", "B", "R", "Q");

    /// The pieces' names, in the same order.
    public static final List<String> PIECES = List.of("pawn", "knight", "bishop", "rook", "queen");

    private Material() {}
}
