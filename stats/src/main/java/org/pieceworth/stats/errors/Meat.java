package org.pieceworth.stats.errors;

import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;

/// What the sandwich is filled with: the sum over clusters of the outer product of their summed scores.
///
/// @param products the sum, a symmetric matrix
/// @param clusters the clusters with a row that counts
record Meat(double[][] products, int clusters) {

    static Meat of(OutcomeFit fit, GroupedOutcomes data, ClusteredRows clusters) {
        Sum sum = new Sum(new ScoreSums(fit, data), fit.parameters().length);
        clusters.forEach(sum);
        return new Meat(sum.mirrored(), sum.clusters);
    }

    /// Adds outer products of vectors that are mostly zeros when features are many.
    private static final class Sum implements ClusteredRows.Visitor {

        private final ScoreSums scores;
        private final double[][] products;
        private final int[] where;
        private int clusters;

        Sum(ScoreSums scores, int size) {
            this.scores = scores;
            products = new double[size][size];
            where = new int[size];
        }

        @Override
        public void cluster(int cluster, int rows, int[] group, double[] win, double[] draw, double[] loss) {
            scores.compute(rows, group, win, draw, loss);
            if (scores.weight > 0) {
                add(scores.sum);
            }
        }

        private void add(double[] vector) {
            clusters++;
            int nonZeros = 0;
            for (int i = 0; i < vector.length; i++) {
                if (vector[i] != 0) {
                    where[nonZeros++] = i;
                    addRow(vector, products[i], nonZeros);
                }
            }
        }

        private void addRow(double[] vector, double[] row, int nonZeros) {
            double weight = vector[where[nonZeros - 1]];
            for (int at = 0; at < nonZeros; at++) {
                row[where[at]] += weight * vector[where[at]];
            }
        }

        private double[][] mirrored() {
            for (int i = 0; i < products.length; i++) {
                for (int j = 0; j < i; j++) {
                    products[j][i] = products[i][j];
                }
            }
            return products;
        }
    }
}
