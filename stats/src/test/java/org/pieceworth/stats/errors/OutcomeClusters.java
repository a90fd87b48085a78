package org.pieceworth.stats.errors;

import java.util.Arrays;

/// Clusters in memory whose rows share one outcome and weigh 1 each: five bytes a row and less.
///
/// @param start per cluster its first row in `group`, and at the end the number of rows
/// @param group per row its group in the grouped data
/// @param outcome per cluster 0 for a loss, 1 for a draw, 2 for a win
public record OutcomeClusters(int[] start, int[] group, byte[] outcome) implements ClusteredRows {

    /// @throws IllegalArgumentException when the arrays' lengths do not fit together
    public OutcomeClusters {
        if (start.length != outcome.length + 1 || start[outcome.length] != group.length) {
            throw new IllegalArgumentException("lengths differ");
        }
    }

    @Override
    public int clusters() {
        return outcome.length;
    }

    @Override
    public void forEach(Visitor visitor) {
        int longest = WeightedClusters.longest(start);
        int[] rows = new int[longest];
        double[] ones = new double[longest];
        double[] zeros = new double[longest];
        Arrays.fill(ones, 1);
        for (int cluster = 0; cluster < outcome.length; cluster++) {
            int size = start[cluster + 1] - start[cluster];
            System.arraycopy(group, start[cluster], rows, 0, size);
            int which = outcome[cluster];
            visitor.cluster(
                    cluster,
                    size,
                    rows,
                    which == 2 ? ones : zeros,
                    which == 1 ? ones : zeros,
                    which == 0 ? ones : zeros);
        }
    }
}
