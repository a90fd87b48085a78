package org.pieceworth.stats.matrix;

/// Products of square matrices in plain arrays. A library's matrices would first make formats of numbers ready, which
/// takes longer than most fits.
public final class SquareMatrix {

    private SquareMatrix() {}

    /// left · right.
    public static double[][] product(double[][] left, double[][] right) {
        return product(left, right, 1);
    }

    /// left · right, times a factor.
    public static double[][] product(double[][] left, double[][] right, double factor) {
        double[][] product = new double[left.length][left.length];
        for (int i = 0; i < left.length; i++) {
            for (int k = 0; k < left.length; k++) {
                double weight = factor * left[i][k];
                for (int j = 0; j < left.length; j++) {
                    product[i][j] += weight * right[k][j];
                }
            }
        }
        return product;
    }

    /// The whole symmetric matrix of a lower triangle, times a factor.
    public static double[][] ofLower(double[][] lower, double factor) {
        double[][] square = new double[lower.length][lower.length];
        for (int i = 0; i < lower.length; i++) {
            for (int j = 0; j <= i; j++) {
                square[i][j] = factor * lower[i][j];
                square[j][i] = square[i][j];
            }
        }
        return square;
    }
}
