package org.pieceworth.stats.errors;

import org.pieceworth.stats.matrix.SquareMatrix;

/// The filling of the sandwich: the sum over clusters of the outer product of their summed scores.
///
/// @param products the sum, a symmetric matrix
/// @param clusters the clusters with a row that counts
record Meat(double[][] products, int clusters) {

    static Meat of(ClusterScores scores) {
        Sum sum = new Sum(scores.size());
        scores.forEach((_, score, from) -> sum.add(score, from));
        return new Meat(SquareMatrix.mirrored(sum.products), scores.counted());
    }

    /// Adds outer products of vectors that are mostly zeros when features are many.
    private static final class Sum {

        private final double[][] products;
        private final int[] where;

        Sum(int size) {
            products = new double[size][size];
            where = new int[size];
        }

        private void add(double[] vector, int from) {
            int nonZeros = 0;
            for (int i = 0; i < products.length; i++) {
                if (vector[from + i] != 0) {
                    where[nonZeros++] = i;
                    addRow(vector, from, products[i], nonZeros);
                }
            }
        }

        private void addRow(double[] vector, int from, double[] row, int nonZeros) {
            double weight = vector[from + where[nonZeros - 1]];
            for (int at = 0; at < nonZeros; at++) {
                row[where[at]] += weight * vector[from + where[at]];
            }
        }
    }
}
