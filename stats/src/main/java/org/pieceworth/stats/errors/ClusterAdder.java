package org.pieceworth.stats.errors;

import java.util.List;
import java.util.Optional;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;

/// Computes the sums over clusters needed for errors, in as few passes as memory allows.
public final class ClusterAdder {

    private ClusterAdder() {}

    /// Adds up.
    ///
    /// @param ways all ways to be requested later
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
