package org.pieceworth.stats.errors;

/// Which rows belong together: clusters of rows whose outcomes depend on each other, such as the positions of
/// one game.
///
/// A stream that may be run through any number of times and by several threads at once, so that rows may
/// lie in memory or in a file; each run shows the same clusters in the same order.
public interface ClusteredRows {

    /// The number of clusters, those without rows included.
    int clusters();

    /// Shows each cluster once, ordinals rising; clusters without rows may be left out.
    void forEach(Visitor visitor);

    @FunctionalInterface
    interface Visitor {

        /// Sees one cluster. The arrays may be longer than its rows, are valid during the call alone, and
        /// are not to be changed.
        ///
        /// @param cluster its ordinal, from 0
        /// @param rows the number of its rows
        /// @param group per row its group in the grouped data
        /// @param win per row the weight with which it was won
        /// @param draw per row the weight with which it was drawn
        /// @param loss per row the weight with which it was lost
        void cluster(int cluster, int rows, int[] group, double[] win, double[] draw, double[] loss);
    }
}
