package org.pieceworth.stats.errors;

import java.util.List;
import java.util.function.Function;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.FitException.Reason;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.matrix.SquareMatrix;
import org.pieceworth.stats.matrix.SymmetricEigen;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;

/// Covariances of fitted parameters.
public final class Covariance {

    private Covariance() {}

    /// The inverse of the information: right when rows are independent.
    public static double[][] independent(OutcomeFit fit) {
        return Cholesky.of(fit.information()).inverse();
    }

    /// The sandwich A⁻¹ B A⁻¹ with B the sum over clusters of the outer product of their summed scores, times
    /// G/(G − 1): valid for any dependence within clusters (Liang and Zeger 1986). Clusters without a row
    /// that counts do not count for G.
    ///
    /// @throws FitException when fewer than two clusters count
    public static double[][] clustered(OutcomeFit fit, GroupedOutcomes data, ClusteredRows clusters) {
        return clustered(fit, new ClusterScores(fit, data, clusters));
    }

    /// The sandwich from scores summed before.
    ///
    /// @throws FitException when fewer than two clusters count
    public static double[][] clustered(OutcomeFit fit, ClusterScores scores) {
        return clustered(fit, Meat.of(scores));
    }

    static double[][] clustered(OutcomeFit fit, Meat meat) {
        int counted = meat.clusters();
        if (counted < 2) {
            throw new FitException(
                    Reason.TOO_FEW_CLUSTERS,
                    "found " + counted + (counted == 1 ? " game" : " games")
                            + " with rows; standard errors need two or more");
        }
        double[][] bread = Cholesky.of(fit.information()).inverse();
        return SquareMatrix.sandwich(bread, meat.products(), counted / (counted - 1.0));
    }

    /// A covariance by coarser clusters.
    ///
    /// @param covariance covariance of the parameters
    /// @param clusters number of coarser clusters: the smallest number of a way that adds
    /// @param mended whether it was corrected to be positive
    public record Coarse(double[][] covariance, int clusters, boolean mended) {}

    /// The sandwich for clusters grouped in one way or several: the fillings of all ways by inclusion and
    /// exclusion, times G/(G − 1) for the smallest number G of clusters, with negative eigenvalues set to 0
    /// (Cameron, Gelbach and Miller 2011). For games by player, ways that add the games of each player and
    /// subtract those of each pair make it valid for games that share any player (Aronow, Samii and Assenova
    /// 2015).
    ///
    /// @throws FitException when fewer than two clusters count
    public static Coarse clustered(OutcomeFit fit, ClusterScores scores, List<ClusterWay> ways) {
        return clustered(fit, scores::filling, ways);
    }

    static Coarse clustered(OutcomeFit fit, Function<ClusterWay, ClusterWay.Filling> fillings, List<ClusterWay> ways) {
        ClusterWay.Filling together = ClusterWay.together(ways, fillings, fit.parameters().length);
        int fewest = together.clusters();
        if (fewest < 2) {
            throw new FitException(
                    Reason.TOO_FEW_CLUSTERS,
                    "found " + (fewest == 0 ? "no cluster" : "one cluster")
                            + " with rows; standard errors need two or more");
        }
        double[][] bread = Cholesky.of(fit.information()).inverse();
        double[][] sandwich = SquareMatrix.sandwich(bread, together.products(), fewest / (fewest - 1.0));
        return mended(sandwich, fewest);
    }

    /// The sandwich with negative eigenvalues put to 0.
    static Coarse mended(double[][] sandwich, int clusters) {
        if (new Cholesky(sandwich.length).decompose(sandwich)) {
            return new Coarse(sandwich, clusters, false);
        }
        SymmetricEigen eigen = SymmetricEigen.of(SquareMatrix.symmetric(sandwich));
        double[][] mended = new double[sandwich.length][sandwich.length];
        for (int k = 0; k < sandwich.length; k++) {
            double value = Math.max(0, eigen.value(k));
            double[] vector = eigen.vector(k);
            for (int i = 0; i < vector.length; i++) {
                for (int j = 0; j < vector.length; j++) {
                    mended[i][j] += value * vector[i] * vector[j];
                }
            }
        }
        return new Coarse(mended, clusters, true);
    }

    /// The covariance with the error of a parameter multiplied by a factor, and the same correlations.
    public static double[][] scaled(double[][] covariance, int parameter, double factor) {
        double[][] scaled = new double[covariance.length][];
        for (int i = 0; i < scaled.length; i++) {
            scaled[i] = covariance[i].clone();
            scaled[i][parameter] *= factor;
        }
        for (int j = 0; j < scaled.length; j++) {
            scaled[parameter][j] *= factor;
        }
        return scaled;
    }

    /// A covariance where no combination of the parameters has a smaller error than by either of two: in
    /// coordinates that turn the second into the unit matrix, the first with eigenvalues below 1 set to 1.
    ///
    /// @param least positive definite
    public static double[][] atLeast(double[][] covariance, double[][] least) {
        int size = least.length;
        Cholesky root = Cholesky.of(least);
        double[][] scaled = root.whitened(SquareMatrix.symmetric(covariance));
        SymmetricEigen eigen = SymmetricEigen.of(SquareMatrix.symmetric(scaled));
        double[][] more = new double[size][size];
        for (int k = 0; k < size; k++) {
            double excess = eigen.value(k) - 1;
            double[] direction = root.coloured(eigen.vector(k));
            for (int i = 0; excess > 0 && i < size; i++) {
                for (int j = 0; j < size; j++) {
                    more[i][j] += excess * direction[i] * direction[j];
                }
            }
        }
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                more[i][j] += least[i][j];
            }
        }
        return more;
    }
}
