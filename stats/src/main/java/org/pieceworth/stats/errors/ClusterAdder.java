package org.pieceworth.stats.errors;

import java.util.List;
import java.util.Optional;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;

/// Adds up what errors need of clusters, in as few passes over them as there is room for.
public final class ClusterAdder {

    private ClusterAdder() {}

    /// Adds up.
    ///
    /// @param ways those that are asked for later
    public static ClusterSums add(OutcomeFit fit, GroupedOutcomes data, ClusteredRows clusters, List<ClusterWay> ways) {
        Optional<TabledSums> tabled =
                RowTable.of(fit, data, OddsReduction.of(fit, data)).map(table -> new TabledSums(fit, table, ways));
        if (tabled.isEmpty()) {
            return new StreamedSums(fit, data, clusters);
        }
        clusters.forEach(tabled.get());
        return tabled.get();
    }
}
