package org.pieceworth.stats.robust;

import org.pieceworth.stats.matrix.SquareMatrix;

/// Sums of outer products, in lower triangles, and what becomes of them.
final class Products {

    private Products() {}

    /// Adds a vector's outer product with itself.
    static void add(double[] vector, double factor, double[][] lower) {
        for (int i = 0; i < vector.length; i++) {
            double weight = factor * vector[i];
            for (int j = 0; j <= i; j++) {
                lower[i][j] += weight * vector[j];
            }
        }
    }

    /// bread · filling · bread, times a factor.
    ///
    /// @param filling a lower triangle
    static double[][] sandwich(double[][] bread, double[][] filling, double factor) {
        double[][] whole = SquareMatrix.ofLower(filling, factor);
        double[][] left = SquareMatrix.product(bread, whole);
        double[][] sandwich = SquareMatrix.product(left, bread);
        for (int i = 0; i < bread.length; i++) {
            for (int j = 0; j < i; j++) {
                sandwich[i][j] = sandwich[j][i];
            }
        }
        return sandwich;
    }
}
