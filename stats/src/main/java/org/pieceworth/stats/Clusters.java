package org.pieceworth.stats;

/// Which rows hang together: clusters of rows that share one outcome, such as the positions of one game.
///
/// @param start per cluster its first row in `group`, and at the end the number of rows
/// @param group per row its group in the grouped data
/// @param outcome per cluster 0 for a loss, 1 for a draw, 2 for a win
public record Clusters(int[] start, int[] group, byte[] outcome) {

    /// The number of clusters.
    public int count() {
        return outcome.length;
    }
}
