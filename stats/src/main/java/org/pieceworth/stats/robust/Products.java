package org.pieceworth.stats.robust;

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

    /// The whole symmetric matrix of a lower triangle, times a factor.
    static double[][] square(double[][] lower, double factor) {
        double[][] square = new double[lower.length][lower.length];
        for (int i = 0; i < lower.length; i++) {
            for (int j = 0; j <= i; j++) {
                square[i][j] = factor * lower[i][j];
                square[j][i] = square[i][j];
            }
        }
        return square;
    }

    /// bread · filling · bread, times a factor.
    ///
    /// @param filling a lower triangle
    static double[][] sandwich(double[][] bread, double[][] filling, double factor) {
        double[][] whole = square(filling, factor);
        double[][] left = product(bread, whole);
        double[][] sandwich = product(left, bread);
        for (int i = 0; i < bread.length; i++) {
            for (int j = 0; j < i; j++) {
                sandwich[i][j] = sandwich[j][i];
            }
        }
        return sandwich;
    }

    private static double[][] product(double[][] left, double[][] right) {
        double[][] product = new double[left.length][left.length];
        for (int i = 0; i < left.length; i++) {
            for (int k = 0; k < left.length; k++) {
                for (int j = 0; j < left.length; j++) {
                    product[i][j] += left[i][k] * right[k][j];
                }
            }
        }
        return product;
    }
}
