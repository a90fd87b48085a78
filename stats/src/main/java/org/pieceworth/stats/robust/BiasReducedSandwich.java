package org.pieceworth.stats.robust;

import java.util.List;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.FitException.Reason;
import org.pieceworth.stats.errors.ClusterMoments;
import org.pieceworth.stats.errors.ClusterWay;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.errors.CoarseMoments;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.matrix.SquareMatrix;
import org.pieceworth.stats.matrix.SymmetricEigen;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;

/// CR2, the sandwich with scores adjusted to be unbiased under the model (Bell and McCaffrey 2002): between
/// the plain sandwich, which is too small with few clusters, and the jackknife CR3, which is too large.
///
/// With the information written as L L', a cluster's score s and its information I become L⁻¹s and M = L⁻¹ I L'⁻¹; CR2
/// counts (1 − M)^(−1/2) L⁻¹ s. By rows this is their residuals times (1 − H)^(−1/2), H the cluster's leverage.
public final class BiasReducedSandwich {

    /// An eigenvalue of M so near to 1 is a direction with information from this cluster only.
    private static final double ALONE = 1e-8;

    private final Cholesky root;
    private final double[][] products;
    private final int size;

    private BiasReducedSandwich(OutcomeFit fit) {
        root = Cholesky.of(fit.information());
        size = fit.parameters().length;
        products = new double[size][size];
    }

    /// The covariance by games.
    ///
    /// @param ways ways of belonging to coarser clusters, by inclusion and exclusion; none for games
    /// @throws FitException when fewer than two clusters count
    public static double[][] covariance(
            OutcomeFit fit, GroupedOutcomes data, ClusteredRows clusters, List<ClusterWay> ways) {
        BiasReducedSandwich sandwich = new BiasReducedSandwich(fit);
        ClusterMoments moments = new ClusterMoments(fit, data);
        int[] counted = new int[1];
        if (ways.isEmpty()) {
            clusters.forEach((_, rows, group, win, draw, loss) -> {
                moments.compute(rows, group, win, draw, loss);
                if (moments.weight() > 0) {
                    sandwich.add(moments.score(), moments.information(), 1);
                    counted[0]++;
                }
            });
        }
        for (ClusterWay way : ways) {
            CoarseMoments coarse = CoarseMoments.of(fit, data, clusters, way);
            counted[0] = Math.max(counted[0], coarse.forEach((score, lower) -> sandwich.add(score, lower, way.sign())));
        }
        if (counted[0] < 2) {
            throw new FitException(
                    Reason.TOO_FEW_CLUSTERS,
                    "found fewer than two clusters with rows; standard errors need two or more");
        }
        return sandwich.covariance();
    }

    private void add(double[] score, double[][] lower, int sign) {
        double[] white = root.divided(score);
        SymmetricEigen eigen = SymmetricEigen.of(SquareMatrix.symmetric(root.whitened(SquareMatrix.ofLower(lower, 1))));
        double[] adjusted = new double[size];
        for (int k = 0; k < size; k++) {
            double left = 1 - eigen.value(k);
            if (left > ALONE) {
                double[] vector = eigen.vector(k);
                double along = DotProduct.of(vector, white) / Math.sqrt(left);
                for (int i = 0; i < size; i++) {
                    adjusted[i] += along * vector[i];
                }
            }
        }
        // Back to the scale of scores, so that one solution is enough for all.
        SquareMatrix.addProduct(root.coloured(adjusted), sign, products);
    }

    private double[][] covariance() {
        return SquareMatrix.symmetric(SquareMatrix.sandwich(root.inverse(), SquareMatrix.ofLower(products, 1), 1));
    }
}
