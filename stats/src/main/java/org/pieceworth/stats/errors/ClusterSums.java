package org.pieceworth.stats.errors;

import java.util.List;
import java.util.Optional;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;

/// The sums over clusters from which errors and checks of a fit are made, by all ways in which clusters belong
/// together.
public interface ClusterSums {

    /// Adds up in as few passes over the clusters as there is room for.
    ///
    /// @param ways those that are asked for later
    static ClusterSums of(OutcomeFit fit, GroupedOutcomes data, ClusteredRows clusters, List<ClusterWay> ways) {
        Optional<TabledSums> tabled =
                RowTable.of(fit, data, OddsReduction.of(fit, data)).map(table -> new TabledSums(fit, table, ways));
        if (tabled.isEmpty()) {
            return new StreamedSums(fit, data, clusters);
        }
        clusters.forEach(tabled.get());
        return tabled.get();
    }

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
