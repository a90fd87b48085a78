package org.pieceworth.stats.matrix;

import org.pieceworth.stats.FitException;
import org.pieceworth.stats.FitException.Reason;

/// Cholesky decomposition L L' of an information matrix, in reused arrays.
public final class Cholesky {

    private final double[][] lower;

    public Cholesky(int size) {
        lower = new double[size][size];
    }

    /// Decomposes a matrix; reads only its lower triangle.
    ///
    /// @throws FitException when the matrix is not positive definite
    public static Cholesky of(double[][] matrix) {
        Cholesky cholesky = new Cholesky(matrix.length);
        if (!cholesky.decompose(matrix)) {
            throw new FitException(
                    Reason.TOO_FEW_ROWS,
                    "there are too few rows for so many features, or they are separated; give more games");
        }
        return cholesky;
    }

    /// @return whether the matrix is positive definite
    public boolean decompose(double[][] matrix) {
        for (int i = 0; i < lower.length; i++) {
            for (int j = 0; j < i; j++) {
                lower[i][j] = (matrix[i][j] - dot(lower[i], lower[j], j)) / lower[j][j];
            }
            double pivot = matrix[i][i] - dot(lower[i], lower[i], i);
            if (!(pivot > 0)) {
                return false;
            }
            lower[i][i] = Math.sqrt(pivot);
        }
        return true;
    }

    /// The smallest pivot of the last decomposition.
    public double leastPivot() {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < lower.length; i++) {
            least = Math.min(least, lower[i][i] * lower[i][i]);
        }
        return least;
    }

    /// The logarithm of the determinant of the matrix decomposed last.
    public double logDeterminant() {
        double sum = 0;
        for (int i = 0; i < lower.length; i++) {
            sum += 2 * Math.log(lower[i][i]);
        }
        return sum;
    }

    private static double dot(double[] left, double[] right, int size) {
        double sum = 0;
        for (int i = 0; i < size; i++) {
            sum += left[i] * right[i];
        }
        return sum;
    }

    /// Puts the solution of L L' x = b in the place of b.
    public void solve(double[] vector) {
        for (int i = 0; i < lower.length; i++) {
            vector[i] = (vector[i] - dot(lower[i], vector, i)) / lower[i][i];
        }
        for (int i = lower.length - 1; i >= 0; i--) {
            vector[i] /= lower[i][i];
            for (int j = 0; j < i; j++) {
                vector[j] -= lower[i][j] * vector[i];
            }
        }
    }

    /// L⁻¹ A L'⁻¹: another symmetric matrix in the coordinates that turn this one into the unit matrix.
    public double[][] whitened(double[][] other) {
        return divided(divided(other));
    }

    /// L⁻¹ b.
    public double[] divided(double[] vector) {
        double[] into = new double[vector.length];
        for (int i = 0; i < into.length; i++) {
            into[i] = (vector[i] - dot(lower[i], into, i)) / lower[i][i];
        }
        return into;
    }

    /// The transpose of L⁻¹ A.
    private double[][] divided(double[][] matrix) {
        int size = lower.length;
        double[][] divided = new double[size][size];
        for (int column = 0; column < size; column++) {
            double[] into = divided[column];
            for (int i = 0; i < size; i++) {
                into[i] = (matrix[i][column] - dot(lower[i], into, i)) / lower[i][i];
            }
        }
        return divided;
    }

    /// L x.
    public double[] coloured(double[] vector) {
        double[] product = new double[vector.length];
        for (int i = 0; i < product.length; i++) {
            product[i] = dot(lower[i], vector, i + 1);
        }
        return product;
    }

    /// The inverse of the matrix, symmetric to the bit.
    public double[][] inverse() {
        double[][] inverse = new double[lower.length][lower.length];
        for (int i = 0; i < lower.length; i++) {
            inverse[i][i] = 1;
            solve(inverse[i]);
        }
        for (int i = 0; i < lower.length; i++) {
            for (int j = 0; j < i; j++) {
                inverse[i][j] = inverse[j][i];
            }
        }
        return inverse;
    }
}
