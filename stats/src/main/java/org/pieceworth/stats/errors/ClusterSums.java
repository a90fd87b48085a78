package org.pieceworth.stats.errors;

import java.util.List;
import java.util.Optional;
import org.pieceworth.stats.FitException;

/// The sums over clusters for errors and checks of a fit, for all ways of grouping clusters.
public interface ClusterSums {

    /// Clusters with a row that counts.
    int counted();

    /// The number of clusters that inform each parameter.
    ParameterEvidence informing();

    /// The sandwich by cluster, see [Covariance].
    ///
    /// @throws FitException when fewer than two clusters count
    double[][] covariance();

    /// The sandwich by coarser clusters.
    ///
    /// @throws FitException when fewer than two clusters count
    Covariance.Coarse covariance(List<ClusterWay> ways);

    /// The test of proportional odds.
    ///
    /// @param ways ways of grouping clusters; none if clusters are not grouped
    /// @return empty for fits without it, and with too few clusters, or too few results for every slope
    Optional<ProportionalOdds> odds(List<ClusterWay> ways);
}
