package org.pieceworth.stats.errors;

/// Clusters with a score each.
interface ScoredClusters {

    /// The number of numbers in a score.
    int size();

    /// Shows each cluster that counts.
    void forEach(Visitor visitor);

    @FunctionalInterface
    interface Visitor {

        /// @param cluster its ordinal
        /// @param scores numbers among which its score is
        /// @param from index where its score begins
        void cluster(int cluster, double[] scores, int from);
    }
}
