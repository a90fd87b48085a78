package org.pieceworth.stats.robust;

import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.errors.OutcomeClusters;

/// The rows of games as clusters of one row each.
final class SingleRows {

    private SingleRows() {}

    static ClusteredRows of(OutcomeClusters games) {
        int rows = games.start()[games.clusters()];
        int[] start = new int[rows + 1];
        byte[] outcome = new byte[rows];
        for (int game = 0; game < games.clusters(); game++) {
            for (int row = games.start()[game]; row < games.start()[game + 1]; row++) {
                start[row + 1] = row + 1;
                outcome[row] = games.outcome()[game];
            }
        }
        return new OutcomeClusters(start, games.group(), outcome);
    }
}
