package org.pieceworth.stats.errors;

import java.util.List;
import java.util.Optional;
import org.pieceworth.stats.FitException;

/// The sums over clusters from which errors and checks of a fit are made, by all ways in which clusters belong
/// together.
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
    /// @param ways by which clusters belong together; none where they do not
    /// @return empty for fits without it, and where there are too few clusters, or too few results for every slope
    Optional<ProportionalOdds> odds(List<ClusterWay> ways);
}
