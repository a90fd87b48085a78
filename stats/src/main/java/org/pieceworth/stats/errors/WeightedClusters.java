package org.pieceworth.stats.errors;

/// Clusters in memory whose rows have separate weights: weighted games or rows, or expected scores as
/// targets.
///
/// @param start per cluster its first row, and at the end the number of rows
/// @param group per row its group in the grouped data
/// @param win weight of a win per row
/// @param draw weight of a draw per row
/// @param loss weight of a loss per row
public record WeightedClusters(int[] start, int[] group, double[] win, double[] draw, double[] loss)
        implements ClusteredRows {

    /// @throws IllegalArgumentException when the arrays' lengths do not fit together
    public WeightedClusters {
        int rows = group.length;
        if (start.length == 0
                || start[start.length - 1] != rows
                || win.length != rows
                || draw.length != rows
                || loss.length != rows) {
            throw new IllegalArgumentException("lengths differ");
        }
    }

    @Override
    public int clusters() {
        return start.length - 1;
    }

    @Override
    public void forEach(Visitor visitor) {
        int longest = longest(start);
        int[] groups = new int[longest];
        double[] wins = new double[longest];
        double[] draws = new double[longest];
        double[] losses = new double[longest];
        for (int cluster = 0; cluster < clusters(); cluster++) {
            int from = start[cluster];
            int size = start[cluster + 1] - from;
            System.arraycopy(group, from, groups, 0, size);
            System.arraycopy(win, from, wins, 0, size);
            System.arraycopy(draw, from, draws, 0, size);
            System.arraycopy(loss, from, losses, 0, size);
            visitor.cluster(cluster, size, groups, wins, draws, losses);
        }
    }

    /// The most rows of a cluster.
    static int longest(int[] start) {
        int longest = 0;
        for (int cluster = 0; cluster + 1 < start.length; cluster++) {
            longest = Math.max(longest, start[cluster + 1] - start[cluster]);
        }
        return longest;
    }
}
