package org.pieceworth.stats;

/// The sum of the products of two vectors' numbers.
public final class DotProduct {

    private DotProduct() {}

    /// Of two vectors of the same length.
    public static double of(double[] left, double[] right) {
        double sum = 0;
        for (int i = 0; i < left.length; i++) {
            sum += left[i] * right[i];
        }
        return sum;
    }
}
