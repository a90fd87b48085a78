package org.pieceworth.empirical.fit;

import org.pieceworth.empirical.rows.GameRows;
import org.pieceworth.stats.errors.ClusteredRows;

/// Games as clusters of rows.
///
/// @param rows the games
/// @param groupOf per vector the group of the grouped data that it became
/// @param decided per group whether its rows do not count, since they tell nothing
record GameClusters(GameRows rows, int[] groupOf, boolean[] decided) implements ClusteredRows {

    /// The same without rows of these groups.
    GameClusters without(boolean[] groups) {
        return new GameClusters(rows, groupOf, groups);
    }

    @Override
    public int clusters() {
        return rows.games();
    }

    @Override
    public void forEach(Visitor visitor) {
        rows.forEach(new Shares(visitor));
    }

    /// Shows a game as a cluster.
    private final class Shares implements GameRows.Visitor {
        private final Visitor visitor;
        private int[] group = new int[0];
        private double[] win = new double[0];
        private double[] draw = new double[0];
        private double[] loss = new double[0];

        Shares(Visitor visitor) {
            this.visitor = visitor;
        }

        @Override
        public void game(GameRows.Game game) {
            if (group.length < game.rows) {
                group = new int[2 * game.rows];
                win = new double[2 * game.rows];
                draw = new double[2 * game.rows];
                loss = new double[2 * game.rows];
            }
            for (int row = 0; row < game.rows; row++) {
                group[row] = groupOf[game.vector[row]];
                boolean counts = !decided[group[row]];
                win[row] = counts ? game.share(row, 2) : 0;
                draw[row] = counts ? game.share(row, 1) : 0;
                loss[row] = counts ? game.share(row, 0) : 0;
            }
            visitor.cluster(game.number, game.rows, group, win, draw, loss);
        }
    }
}
