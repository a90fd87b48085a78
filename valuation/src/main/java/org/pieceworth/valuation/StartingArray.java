package org.pieceworth.valuation;

import org.pieceworth.rules.variant.Variant;

/// What stands on the board when a game of a variant begins.
public final class StartingArray {

    private StartingArray() {}

    /// The field of FEN that says what stands where, without hands.
    public static String placement(Variant variant) {
        return variant.startFen().strip().split("[ \\[]", 2)[0];
    }

    /// Pieces by squares, 0 to 1; hands do not count.
    public static double density(Variant variant) {
        long pieces = placement(variant).chars().filter(Character::isLetter).count();
        return (double) pieces / variant.board().squares();
    }
}
