package org.pieceworth.stats;

import java.util.Arrays;

/// The sum of the products of two vectors' numbers.
public final class DotProduct {

    private DotProduct() {}

    /// The dot product of two vectors of the same length.
    public static double of(double[] left, double[] right) {
        double sum = 0;
        for (int i = 0; i < left.length; i++) {
            sum += left[i] * right[i];
        }
        return sum;
    }

    /// x' M y, of vectors x and y and a matrix M.
    public static double form(double[] left, double[][] matrix, double[] right) {
        double sum = 0;
        for (int i = 0; i < left.length; i++) {
            for (int j = 0; j < right.length; j++) {
                sum += left[i] * matrix[i][j] * right[j];
            }
        }
        return sum;
    }

    /// The product of a matrix, row by row, and a vector.
    public static double[] each(double[][] rows, double[] vector) {
        double[] products = new double[rows.length];
        Arrays.setAll(products, row -> of(rows[row], vector));
        return products;
    }
}
