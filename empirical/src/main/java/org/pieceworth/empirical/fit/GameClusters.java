package org.pieceworth.empirical.fit;

import java.util.Arrays;
import org.pieceworth.empirical.rows.GameRows;
import org.pieceworth.stats.errors.ClusteredRows;

/// Games as clusters of rows.
///
/// @param rows the games
/// @param groupOf group of each vector in the grouped data
/// @param decided per group true if its rows inform nothing and do not count
record GameClusters(GameRows rows, int[] groupOf, boolean[] decided) implements ClusteredRows {

    /// A copy without the rows of these groups.
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

    /// Visits a game's rows as a cluster.
    private final class Shares implements GameRows.Visitor {
        private final Visitor visitor;
        private final boolean someDecided;
        private int[] group = new int[0];
        private double[] win = new double[0];
        private double[] draw = new double[0];
        private double[] loss = new double[0];

        Shares(Visitor visitor) {
            this.visitor = visitor;
            boolean some = false;
            for (boolean each : decided) {
                some |= each;
            }
            someDecided = some;
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
            }
            share(game, 2, win);
            share(game, 1, draw);
            share(game, 0, loss);
            if (someDecided) {
                leaveOutDecided(game.rows);
            }
            visitor.cluster(game.number, game.rows, group, win, draw, loss);
        }

        /// Adds the shares of each row that are won, drawn and lost.
        private void share(GameRows.Game game, int outcome, double[] into) {
            if (!game.isScored()) {
                Arrays.fill(into, 0, game.rows, game.outcome == outcome ? game.weight : 0);
                return;
            }
            for (int row = 0; row < game.rows; row++) {
                into[row] = game.share(row, outcome);
            }
        }

        private void leaveOutDecided(int rows) {
            for (int row = 0; row < rows; row++) {
                if (decided[group[row]]) {
                    win[row] = 0;
                    draw[row] = 0;
                    loss[row] = 0;
                }
            }
        }
    }
}
