package org.pieceworth.stats.errors;

import java.util.List;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;

/// The jackknife by cluster, CR3: (G − 1)/G times the sum over clusters of the outer products of the
/// parameters' changes without each cluster (Bell and McCaffrey 2002), by one step of Newton's method each
/// (MacKinnon, Nielsen and Webb 2024, "Cluster-robust jackknife and bootstrap inference for logistic
/// regression models", section 3.2).
///
/// The sandwich uses scores at parameters fitted to these same scores, and is too small with few clusters.
/// The jackknife measures each cluster's distance from a fit to the others. Intervals from it should reach
/// the quantile of Student's t with G − 1 degrees of freedom.
public final class Jackknife {

    private Jackknife() {}

    /// The covariance by cluster. Clusters without a row that counts do not count for G.
    ///
    /// @throws FitException when fewer than two clusters count
    public static double[][] covariance(OutcomeFit fit, GroupedOutcomes data, ClusteredRows clusters) {
        LeaveOut leaveOut = new LeaveOut(fit);
        ClusterMoments moments = new ClusterMoments(fit, data);
        OuterProducts products = new OuterProducts(fit.parameters().length);
        clusters.forEach((_, rows, group, win, draw, loss) -> {
            moments.compute(rows, group, win, draw, loss);
            if (moments.weight > 0) {
                leaveOut.compute(moments.score, moments.information);
                products.add(leaveOut.change, 1);
                products.clusters++;
            }
        });
        return products.covariance(products.clusters);
    }

    /// The covariance by coarser clusters, all ways by inclusion and exclusion.
    ///
    /// @throws FitException when fewer than two clusters count
    public static Covariance.Coarse covariance(
            OutcomeFit fit, GroupedOutcomes data, ClusteredRows clusters, List<ClusterWay> ways) {
        LeaveOut leaveOut = new LeaveOut(fit);
        OuterProducts products = new OuterProducts(fit.parameters().length);
        int fewest = Integer.MAX_VALUE;
        for (ClusterWay way : ways) {
            CoarseMoments moments = CoarseMoments.of(fit, data, clusters, way);
            int counted = moments.leaveOut(leaveOut, products);
            fewest = way.sign() > 0 ? Math.min(fewest, counted) : fewest;
        }
        return Covariance.mended(products.covariance(fewest), fewest);
    }
}
