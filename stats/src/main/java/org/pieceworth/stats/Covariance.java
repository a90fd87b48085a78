package org.pieceworth.stats;

import java.util.Arrays;
import org.hipparchus.linear.MatrixUtils;
import org.hipparchus.linear.RealMatrix;

/// Covariances of fitted parameters.
public final class Covariance {

    private Covariance() {}

    /// The inverse of the information: right when rows are independent.
    public static double[][] independent(OutcomeFit fit) {
        return inverse(fit.information()).getData();
    }

    /// The sandwich A⁻¹ B A⁻¹ with B the sum over clusters of the outer product of their summed scores, times G/(G
    /// − 1): right whatever the dependence within clusters (Liang and Zeger 1986). Clusters without a row that
    /// counts do not count for G.
    ///
    /// @throws FitException when fewer than two clusters count
    public static double[][] clustered(OutcomeFit fit, GroupedOutcomes data, Clusters clusters) {
        RowScores scores = new RowScores(data, fit.options(), fit.parameters());
        int size = fit.parameters().length;
        double[][] meat = new double[size][size];
        double[] sum = new double[size];
        int counted = 0;
        for (int cluster = 0; cluster < clusters.count(); cluster++) {
            if (sumScores(clusters, cluster, scores, sum, fit.options())) {
                counted++;
                addOuterProduct(sum, meat);
            }
        }
        if (counted < 2) {
            throw new FitException("found " + counted + " game(s) with rows; standard errors need two or more");
        }
        RealMatrix bread = inverse(fit.information());
        return bread.multiply(MatrixUtils.createRealMatrix(meat))
                .multiply(bread)
                .scalarMultiply(counted / (counted - 1.0))
                .getData();
    }

    /// @return whether the cluster has a row that counts
    private static boolean sumScores(
            Clusters clusters, int cluster, RowScores scores, double[] sum, FitOptions options) {
        Arrays.fill(sum, 0);
        int outcome = clusters.outcome()[cluster];
        int from = clusters.start()[cluster];
        int to = clusters.start()[cluster + 1];
        for (int row = from; row < to; row++) {
            int group = clusters.group()[row];
            scores.compute(group, outcome == 2 ? 1 : 0, outcome == 1 ? 1 : 0, outcome == 0 ? 1 : 0);
            scores.addTo(sum, group);
        }
        return to > from && (outcome != 1 || options.draws() != DrawModel.DROP);
    }

    private static void addOuterProduct(double[] sum, double[][] meat) {
        for (int i = 0; i < sum.length; i++) {
            for (int j = 0; j < sum.length; j++) {
                meat[i][j] += sum[i] * sum[j];
            }
        }
    }

    private static RealMatrix inverse(double[][] matrix) {
        return Cholesky.of(matrix).getSolver().getInverse();
    }
}
