package org.pieceworth.stats.robust;

import org.pieceworth.stats.errors.ClusterMoments;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.matrix.SquareMatrix;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;

/// HC1: the sandwich of rows that are independent of each other but need not have the model's variance (White 1980),
/// times n/(n − k) for n rows and k parameters (MacKinnon and White 1985).
public final class RowSandwich {

    private RowSandwich() {}

    /// The covariance of the parameters.
    public static double[][] covariance(OutcomeFit fit, GroupedOutcomes data, ClusteredRows clusters) {
        Rows rows = new Rows(fit, data);
        clusters.forEach(rows);
        double[][] bread = Cholesky.of(fit.information()).inverse();
        double factor = rows.counted / Math.max(1.0, rows.counted - (double) bread.length);
        return SquareMatrix.symmetric(SquareMatrix.sandwich(bread, SquareMatrix.ofLower(rows.products, factor), 1));
    }

    /// Takes the rows of clusters one by one.
    private static final class Rows implements ClusteredRows.Visitor {

        private final ClusterMoments moments;
        private final double[][] products;
        private final int[] group = new int[1];
        private final double[] win = new double[1];
        private final double[] draw = new double[1];
        private final double[] loss = new double[1];
        private long counted;

        Rows(OutcomeFit fit, GroupedOutcomes data) {
            moments = new ClusterMoments(fit, data);
            products = new double[fit.parameters().length][fit.parameters().length];
        }

        @Override
        public void cluster(int cluster, int rows, int[] groups, double[] wins, double[] draws, double[] losses) {
            for (int row = 0; row < rows; row++) {
                group[0] = groups[row];
                win[0] = wins[row];
                draw[0] = draws[row];
                loss[0] = losses[row];
                moments.compute(1, group, win, draw, loss);
                if (moments.weight() > 0) {
                    SquareMatrix.addProduct(moments.score(), 1, products);
                    counted++;
                }
            }
        }
    }
}
