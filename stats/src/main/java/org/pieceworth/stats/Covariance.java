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
        double[][] scores = scores(fit, data);
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

    /// Per group and outcome the score of one such row, at `3 * group + outcome`.
    private static double[][] scores(OutcomeFit fit, GroupedOutcomes data) {
        OutcomeLikelihood likelihood = new OutcomeLikelihood(data, fit.options());
        double[][] scores = new double[3 * data.groups()][fit.parameters().length];
        for (int group = 0; group < data.groups(); group++) {
            for (int outcome = 0; outcome < 3; outcome++) {
                likelihood.rowScore(fit.parameters(), group, outcome, scores[3 * group + outcome]);
            }
        }
        return scores;
    }

    /// @return whether the cluster has a row that counts
    private static boolean sumScores(
            Clusters clusters, int cluster, double[][] scores, double[] sum, FitOptions options) {
        Arrays.fill(sum, 0);
        int outcome = clusters.outcome()[cluster];
        int from = clusters.start()[cluster];
        int to = clusters.start()[cluster + 1];
        for (int row = from; row < to; row++) {
            double[] score = scores[3 * clusters.group()[row] + outcome];
            for (int i = 0; i < sum.length; i++) {
                sum[i] += score[i];
            }
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
