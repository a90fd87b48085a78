package org.pieceworth.empirical;

import java.util.Arrays;
import org.pieceworth.stats.OutcomeClusters;

/// Which rows each game gave, in the order of the games: what errors clustered by game need beside the counts.
public final class GameRows {

    private int[] start = new int[1024];
    private int[] ids = new int[8192];
    private byte[] outcomes = new byte[1024];
    private int games;
    private int rows;

    GameRows() {}

    void addRow(int id) {
        if (rows == ids.length) {
            ids = Arrays.copyOf(ids, rows + (rows >> 1));
        }
        ids[rows++] = id;
    }

    void endGame(int outcome) {
        outcomes[games++] = (byte) outcome;
        if (games + 1 >= start.length) {
            start = Arrays.copyOf(start, 2 * start.length);
            outcomes = Arrays.copyOf(outcomes, start.length);
        }
        start[games] = rows;
    }

    int games() {
        return games;
    }

    int rows() {
        return rows;
    }

    int id(int row) {
        return ids[row];
    }

    int start(int game) {
        return start[game];
    }

    int outcome(int game) {
        return outcomes[game];
    }

    /// As clusters over groups that are numbered in the given order of ids.
    OutcomeClusters clusters(int[] order) {
        int[] groupOf = new int[order.length];
        for (int group = 0; group < order.length; group++) {
            groupOf[order[group]] = group;
        }
        int[] group = new int[rows];
        for (int row = 0; row < rows; row++) {
            group[row] = groupOf[ids[row]];
        }
        return new OutcomeClusters(Arrays.copyOf(start, games + 1), group, Arrays.copyOf(outcomes, games));
    }
}
