package org.pieceworth.stats.errors;

/// Grouping of rows into clusters: rows whose outcomes depend on each other, such as the positions of one
/// game.
///
/// A stream for any number of passes, by several threads at once, so that rows may be in memory or in a file;
/// each pass shows the same clusters in the same order.
public interface ClusteredRows {

    /// The number of clusters, including those without rows.
    int clusters();

    /// Visits each cluster once, ordinals rising; may skip clusters without rows.
    void forEach(Visitor visitor);

    @FunctionalInterface
    interface Visitor {

        /// Visits one cluster. The arrays may be longer than its rows, are valid only during the call, and
        /// must not be changed.
        ///
        /// @param cluster its ordinal, from 0
        /// @param rows the number of its rows
        /// @param group per row its group in the grouped data
        /// @param win weight of a win per row
        /// @param draw weight of a draw per row
        /// @param loss weight of a loss per row
        void cluster(int cluster, int rows, int[] group, double[] win, double[] draw, double[] loss);
    }
}
