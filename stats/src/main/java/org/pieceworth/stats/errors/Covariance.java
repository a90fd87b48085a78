package org.pieceworth.stats.errors;

import org.pieceworth.stats.FitException;
import org.pieceworth.stats.FitException.Reason;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;

/// Covariances of fitted parameters.
public final class Covariance {

    private Covariance() {}

    /// The inverse of the information: right when rows are independent.
    public static double[][] independent(OutcomeFit fit) {
        return Cholesky.of(fit.information()).inverse();
    }

    /// The sandwich A⁻¹ B A⁻¹ with B the sum over clusters of the outer product of their summed scores,
    /// times G/(G − 1): right whatever the dependence within clusters (Liang and Zeger 1986). Clusters
    /// without a row that counts do not count for G.
    ///
    /// @throws FitException when fewer than two clusters count
    public static double[][] clustered(OutcomeFit fit, GroupedOutcomes data, ClusteredRows clusters) {
        Meat meat = Meat.of(fit, data, clusters);
        int counted = meat.clusters();
        if (counted < 2) {
            throw new FitException(
                    Reason.TOO_FEW_CLUSTERS,
                    "found " + counted + (counted == 1 ? " game" : " games")
                            + " with rows; standard errors need two or more");
        }
        double[][] bread = Cholesky.of(fit.information()).inverse();
        return product(product(bread, meat.products(), 1), bread, counted / (counted - 1.0));
    }

    /// A product of square matrices, times a factor. A library's matrices would first make formats of numbers
    /// ready, which takes longer than most fits.
    private static double[][] product(double[][] left, double[][] right, double factor) {
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
}
