package org.pieceworth.stats;

import org.hipparchus.linear.MatrixUtils;
import org.hipparchus.linear.RealMatrix;

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
            throw new FitException("found " + counted + " game(s) with rows; standard errors need two or more");
        }
        RealMatrix bread =
                MatrixUtils.createRealMatrix(Cholesky.of(fit.information()).inverse());
        return bread.multiply(MatrixUtils.createRealMatrix(meat.products()))
                .multiply(bread)
                .scalarMultiply(counted / (counted - 1.0))
                .getData();
    }
}
