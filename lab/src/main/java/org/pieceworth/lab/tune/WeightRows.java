package org.pieceworth.lab.tune;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.pieceworth.engine.weights.EvaluationWeights;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.regression.GroupedOutcomes;

/// The rows of a fit of weights: the evaluation by the present weights, a constant for each variant but the
/// first, and for each varying weight the effect of a change, on the scale of one standard deviation of its
/// feature.
final class WeightRows {

    private static final double PAWN = 100;

    final GroupedOutcomes data;
    final ClusteredRows games;

    /// Number of columns before those of weights.
    final int first;

    /// The number of the weight of each column.
    final int[] number;

    /// The standard deviation of the feature of each column.
    final double[] deviation;

    private final List<TuneRows.Game> played;
    private final int[] start;

    /// @param scale per variant the log-odds of a pawn
    WeightRows(TuneRows rows, EvaluationWeights weights, double[] scale) {
        played = rows.all();
        start = new int[played.size() + 1];
        for (int game = 0; game < played.size(); game++) {
            start[game + 1] = start[game] + played.get(game).rest().length;
        }
        int count = start[played.size()];
        double[] deviations = deviations(scale, count);
        int[] varying = varying(deviations);
        number = varying;
        deviation = Arrays.stream(varying).mapToDouble(i -> deviations[i]).toArray();
        first = scale.length;
        int columns = first + number.length;
        double[] features = new double[count * columns];
        double[][] outcomes = new double[3][count];
        for (int game = 0; game < played.size(); game++) {
            TuneRows.Game of = played.get(game);
            for (int row = 0; row < of.rest().length; row++) {
                int at = start[game] + row;
                fill(of, row, weights, scale[of.variant()] / PAWN, features, at * columns);
                outcomes[of.result().halfPoints()][at] = 1;
            }
        }
        data = GroupedOutcomes.dense(columns, features, outcomes[2], outcomes[1], outcomes[0]);
        games = among(_ -> true);
    }

    private void fill(
            TuneRows.Game of, int row, EvaluationWeights weights, double perHundredth, double[] into, int from) {
        double score = of.rest()[row];
        double[] parts = of.features()[row];
        for (int i = 0; i < parts.length; i++) {
            score += weights.numbers().get(i) * parts[i];
        }
        into[from] = perHundredth * score;
        if (of.variant() > 0) {
            into[from + of.variant()] = 1;
        }
        for (int i = 0; i < number.length; i++) {
            into[from + first + i] = perHundredth * parts[number[i]] / deviation[i];
        }
    }

    private double[] deviations(double[] scale, int count) {
        double[] squares = new double[EvaluationWeights.SHIPPED.numbers().size()];
        for (TuneRows.Game game : played) {
            double perHundredth = scale[game.variant()] / PAWN;
            for (double[] parts : game.features()) {
                for (int i = 0; i < parts.length; i++) {
                    squares[i] += perHundredth * parts[i] * perHundredth * parts[i];
                }
            }
        }
        return Arrays.stream(squares).map(sum -> Math.sqrt(sum / count)).toArray();
    }

    private static int[] varying(double[] deviations) {
        return IntStream.range(0, deviations.length)
                .filter(i -> deviations[i] > 0)
                .toArray();
    }

    /// Some of the games.
    ClusteredRows among(IntPredicate wanted) {
        return new ClusteredRows() {

            @Override
            public int clusters() {
                return played.size();
            }

            @Override
            public void forEach(Visitor visitor) {
                for (int game = 0; game < played.size(); game++) {
                    if (wanted.test(game)) {
                        show(game, visitor);
                    }
                }
            }
        };
    }

    private void show(int game, ClusteredRows.Visitor visitor) {
        int rows = start[game + 1] - start[game];
        int[] group = new int[rows];
        double[][] weight = new double[3][rows];
        int outcome = played.get(game).result().halfPoints();
        for (int row = 0; row < rows; row++) {
            group[row] = start[game] + row;
            weight[outcome][row] = 1;
        }
        visitor.cluster(game, rows, group, weight[2], weight[1], weight[0]);
    }

    /// The data of some of the games: the others weigh nothing.
    GroupedOutcomes dataAmong(IntPredicate wanted) {
        double[][] weights = new double[3][data.groups()];
        among(wanted).forEach((_, rows, group, win, draw, loss) -> {
            for (int row = 0; row < rows; row++) {
                weights[0][group[row]] = win[row];
                weights[1][group[row]] = draw[row];
                weights[2][group[row]] = loss[row];
            }
        });
        return data.withWeights(weights[0], weights[1], weights[2]);
    }
}
