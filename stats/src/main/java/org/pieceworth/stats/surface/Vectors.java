package org.pieceworth.stats.surface;

/// Sums of products.
final class Vectors {

    private Vectors() {}

    static double dot(double[] left, double[] right) {
        double sum = 0;
        for (int i = 0; i < left.length; i++) {
            sum += left[i] * right[i];
        }
        return sum;
    }

    /// x' M y.
    static double form(double[] left, double[][] matrix, double[] right) {
        double sum = 0;
        for (int i = 0; i < left.length; i++) {
            sum += left[i] * dot(matrix[i], right);
        }
        return sum;
    }
}
