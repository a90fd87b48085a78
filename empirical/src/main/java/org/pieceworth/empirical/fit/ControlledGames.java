package org.pieceworth.empirical.fit;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.pieceworth.empirical.rows.GameRows;
import org.pieceworth.empirical.settings.ClusterTags;
import org.pieceworth.empirical.settings.Control;
import org.pieceworth.rules.IntList;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.regression.ControlledRows;
import org.pieceworth.text.InputException;

/// The games that have the tags of the controls.
///
/// @param rows their rows
/// @param numbers their numbers among all games
/// @param without number of games with rows but without the tags
record ControlledGames(ControlledRows rows, int[] numbers, int without) {

    /// The rating difference enters in units of 100 points.
    private static final double POINTS = 100;

    static ControlledGames of(PieceValueFit fit, Control control) {
        if (fit.design().clusters().isEmpty() || fit.observations().rows().isEmpty()) {
            throw InputException.about("control", "it needs the games and their tags, and there are only rows");
        }
        GameRows games = fit.observations().rows().get();
        GameControls controls = new GameControls(games, control);
        Builder builder = new Builder(fit, controls);
        fit.design().clusters().get().forEach(builder);
        if (builder.level.size() == 0 && builder.starts.size() == 0) {
            throw InputException.about(
                    "control",
                    "found no game with the tag" + (control.tags().size() > 1 ? "s " : " ")
                            + String.join(", ", control.tags())
                            + (control.rating() ? " and ratings of one to five digits in them" : "")
                            + ", expected some");
        }
        if (control.factor().isPresent() && builder.levels.size() < 2) {
            throw InputException.about(
                    "control", "found one " + control.factor().get().name() + " in all games, expected two or more");
        }
        ControlledRows rows = builder.rows(fit.design(), control);
        if (control.rating()
                && Arrays.stream(rows.covariate()).distinct().limit(2).count() < 2) {
            throw InputException.about(
                    "control", "found the same difference of ratings in all games, expected two or more");
        }
        return new ControlledGames(rows, builder.numbers.toArray(), builder.without.get());
    }

    /// The controls of each game, from its tags.
    private static final class GameControls {
        private final GameRows games;
        private final Control control;
        private final int[][] values;
        private final ClusterTags tags;

        GameControls(GameRows games, Control control) {
            this.games = games;
            this.control = control;
            values = games.clusterValues();
            tags = games.clusterTags();
        }

        private int value(String tag, int game) {
            return values[tags.indexOf(tag)][game];
        }

        boolean isKnown(int game) {
            return control.tags().stream().allMatch(tag -> value(tag, game) != 0);
        }

        double covariate(int game) {
            int white = ClusterTags.rating(games.clusterKey(value(Control.RATINGS.getFirst(), game)));
            int black = ClusterTags.rating(games.clusterKey(value(Control.RATINGS.getLast(), game)));
            return (white - black) / POINTS;
        }

        /// The number of the level; for a pair, independent of colours.
        long level(int game) {
            Control.Factor factor = control.factor().orElseThrow();
            int first = value(factor.tags().getFirst(), game);
            int last = value(factor.tags().getLast(), game);
            return factor.isPair() ? (long) Math.min(first, last) << Integer.SIZE | Math.max(first, last) : first;
        }

        double sign(int game) {
            Control.Factor factor = control.factor().orElseThrow();
            return factor.isPair()
                            && value(factor.tags().getFirst(), game)
                                    > value(factor.tags().getLast(), game)
                    ? -1
                    : 1;
        }
    }

    /// Gathers rows.
    private static final class Builder implements ClusteredRows.Visitor {
        private final GameControls controls;
        private final boolean drop;
        private final IntList starts = new IntList();
        private final IntList numbers = new IntList();
        private final IntList level = new IntList();
        private final Map<Long, Integer> levels = new HashMap<>();
        private final AtomicInteger without = new AtomicInteger();
        private int[] group = new int[1024];
        private double[][] share = new double[3][1024];
        private int size;

        Builder(PieceValueFit fit, GameControls controls) {
            this.controls = controls;
            drop = fit.settings().options().weight(0, 1, 0) == 0;
        }

        @Override
        public void cluster(int cluster, int rows, int[] of, double[] win, double[] draw, double[] loss) {
            double weight = 0;
            for (int row = 0; row < rows; row++) {
                weight += win[row] + loss[row] + (drop ? 0 : draw[row]);
            }
            if (!(weight > 0)) {
                return;
            }
            if (!controls.isKnown(cluster)) {
                without.incrementAndGet();
                return;
            }
            numbers.add(cluster);
            starts.add(size);
            if (controls.control.factor().isPresent()) {
                level.add(levels.computeIfAbsent(controls.level(cluster), _ -> levels.size()));
            }
            while (size + rows > group.length) {
                group = Arrays.copyOf(group, 2 * group.length);
                for (int i = 0; i < share.length; i++) {
                    share[i] = Arrays.copyOf(share[i], group.length);
                }
            }
            System.arraycopy(of, 0, group, size, rows);
            System.arraycopy(win, 0, share[2], size, rows);
            System.arraycopy(draw, 0, share[1], size, rows);
            System.arraycopy(loss, 0, share[0], size, rows);
            size += rows;
        }

        ControlledRows rows(FitDesign design, Control control) {
            int games = numbers.size();
            int[] start = Arrays.copyOf(starts.toArray(), games + 1);
            start[games] = size;
            double[] covariate = new double[control.rating() ? games : 0];
            Arrays.setAll(covariate, game -> controls.covariate(numbers.get(game)));
            double[] sign = new double[level.size()];
            Arrays.setAll(sign, game -> controls.sign(numbers.get(game)));
            return new ControlledRows(
                    design.data(),
                    start,
                    Arrays.copyOf(group, size),
                    Arrays.copyOf(share[2], size),
                    Arrays.copyOf(share[1], size),
                    Arrays.copyOf(share[0], size),
                    covariate,
                    level.toArray(),
                    sign,
                    levels.size());
        }
    }
}
