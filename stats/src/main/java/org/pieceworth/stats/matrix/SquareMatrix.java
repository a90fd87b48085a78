package org.pieceworth.stats.matrix;

/// Products of square matrices in plain arrays. A library's matrices would first load number formats, which
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

    /// bread · filling · bread, times a factor.
    public static double[][] sandwich(double[][] bread, double[][] filling, double factor) {
        return product(product(bread, filling), bread, factor);
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

    /// Copies the lower triangle to the upper one.
    ///
    /// @return the matrix itself
    public static double[][] mirrored(double[][] lower) {
        for (int i = 0; i < lower.length; i++) {
            for (int j = 0; j < i; j++) {
                lower[j][i] = lower[i][j];
            }
        }
        return lower;
    }

    public static double[][] transposed(double[][] matrix) {
        double[][] transposed = new double[matrix.length][matrix.length];
        for (int i = 0; i < matrix.length; i++) {
            for (int j = 0; j < matrix.length; j++) {
                transposed[j][i] = matrix[i][j];
            }
        }
        return transposed;
    }

    /// The mean of a matrix and its transpose: a symmetric one without the rounding of a product.
    public static double[][] symmetric(double[][] matrix) {
        double[][] even = new double[matrix.length][matrix.length];
        for (int i = 0; i < matrix.length; i++) {
            for (int j = 0; j < matrix.length; j++) {
                even[i][j] = (matrix[i][j] + matrix[j][i]) / 2;
            }
        }
        return even;
    }

    /// Some of the rows, and the same columns.
    public static double[][] part(double[][] matrix, int... which) {
        double[][] part = new double[which.length][which.length];
        for (int i = 0; i < which.length; i++) {
            for (int j = 0; j < which.length; j++) {
                part[i][j] = matrix[which[i]][which[j]];
            }
        }
        return part;
    }

    /// The sum of the diagonal.
    public static double trace(double[][] matrix) {
        double trace = 0;
        for (int i = 0; i < matrix.length; i++) {
            trace += matrix[i][i];
        }
        return trace;
    }

    /// Adds a vector's outer product with itself, times a factor, to a lower triangle.
    public static void addProduct(double[] vector, double factor, double[][] lower) {
        for (int i = 0; i < vector.length; i++) {
            double weight = factor * vector[i];
            for (int j = 0; j <= i; j++) {
                lower[i][j] += weight * vector[j];
            }
        }
    }
}
