package org.pieceworth.stats.groups;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.errors.EfficientScore;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.RowScores;

/// Groups fitted under the null hypothesis of common ratios of some coefficients to the first one. Everything
/// else may differ by group: the size of the first coefficient, other features, the constant, the draw
/// threshold.
final class CommonRatioFit {

    private static final int ROUNDS = 50;

    /// Relative to the ratios.
    private static final double SETTLED = 1e-7;

    private final TestedGroup[] groups;
    private final FitOptions options;
    private final int[] columns;
    private final double[] ratios;
    private final double[][] parameters;

    /// @param columns the first coefficient's and the others'
    /// @param ratios starting values
    private CommonRatioFit(TestedGroup[] groups, FitOptions options, int[] columns, double[] ratios) {
        this.groups = groups;
        this.options = options.withPenalty(Penalty.NONE);
        this.columns = columns;
        this.ratios = ratios;
        parameters = new double[groups.length][];
    }

    /// Approximate starting ratios: ratios of sums, where a weak first number of a single group does no harm.
    ///
    /// @param groups each with two numbers or more
    /// @return empty when the first numbers are not positive together
    static Optional<double[]> start(List<GroupFit> groups) {
        double first = groups.stream().mapToDouble(group -> group.values()[0]).sum();
        if (!(first > 0)) {
            return Optional.empty();
        }
        double[] ratios = new double[groups.getFirst().values().length - 1];
        for (GroupFit group : groups) {
            for (int i = 0; i < ratios.length; i++) {
                ratios[i] += group.values()[i + 1] / first;
            }
        }
        return Optional.of(ratios);
    }

    /// The fit; empty when some group cannot be fitted so.
    static Optional<CommonRatioFit> of(TestedGroup[] groups, FitOptions options, int[] columns, double[] ratios) {
        CommonRatioFit fit = new CommonRatioFit(groups, options, columns, ratios);
        try {
            boolean settled = false;
            for (int round = 0; round < ROUNDS && !settled; round++) {
                fit.fitGroups();
                settled = fit.step();
            }
            fit.fitGroups();
        } catch (FitException _) {
            return Optional.empty();
        }
        for (double[] each : fit.parameters) {
            if (!(each[columns[0]] > 0)) {
                return Optional.empty();
            }
        }
        return Optional.of(fit);
    }

    /// Each group's own parameters at these ratios.
    private void fitGroups() {
        for (int group = 0; group < groups.length; group++) {
            GroupedOutcomes joined = joined(groups[group].data());
            double[] found = OutcomeRegression.fit(joined, options, names(joined.columns()), FitTrace.NONE)
                    .parameters();
            parameters[group] = spread(found, groups[group].data().columns());
        }
    }

    private static String[] names(int columns) {
        String[] names = new String[columns];
        Arrays.setAll(names, Integer::toString);
        return names;
    }

    /// Per column its ratio, NaN for columns without one.
    private double[] weights(int all) {
        double[] weights = new double[all];
        Arrays.fill(weights, Double.NaN);
        weights[columns[0]] = 1;
        for (int i = 0; i < ratios.length; i++) {
            weights[columns[i + 1]] = ratios[i];
        }
        return weights;
    }

    /// The rows with one column in place of those with given ratios.
    private GroupedOutcomes joined(GroupedOutcomes data) {
        double[] weights = weights(data.columns());
        int left = data.columns() - ratios.length;
        double[] features = new double[data.groups() * left];
        int[] place = places(weights);
        for (int group = 0; group < data.groups(); group++) {
            for (int at = data.start()[group]; at < data.start()[group + 1]; at++) {
                int column = data.column()[at];
                double weight = Double.isNaN(weights[column]) ? 1 : weights[column];
                features[group * left + place[column]] += weight * data.value()[at];
            }
        }
        return GroupedOutcomes.dense(left, features, data.wins(), data.draws(), data.losses());
    }

    private static int[] places(double[] weights) {
        int[] place = new int[weights.length];
        int next = 1;
        for (int column = 0; column < weights.length; column++) {
            place[column] = Double.isNaN(weights[column]) ? next++ : 0;
        }
        return place;
    }

    /// Parameters of the joined rows, expanded to all columns.
    private double[] spread(double[] found, int all) {
        double[] weights = weights(all);
        int[] place = places(weights);
        double[] spread = new double[options.parameters(all)];
        for (int column = 0; column < all; column++) {
            spread[column] = Double.isNaN(weights[column]) ? found[place[column]] : weights[column] * found[0];
        }
        int more = spread.length - all;
        System.arraycopy(found, found.length - more, spread, all, more);
        return spread;
    }

    /// One step of scoring towards the ratios that all groups together fit best.
    ///
    /// @return whether it was small
    private boolean step() {
        int size = ratios.length;
        double[] step = new double[size];
        double[][] information = new double[size][size];
        for (int group = 0; group < groups.length; group++) {
            SlotScores scores = scores(group);
            EfficientScore score = new EfficientScore(size, scores.parameters());
            GroupedOutcomes data = groups[group].data();
            scores.clear();
            for (int row = 0; row < data.groups(); row++) {
                scores.add(row, data.wins()[row], data.draws()[row], data.losses()[row]);
            }
            score.reduce(scores.sums, 0);
            for (int i = 0; i < size; i++) {
                step[i] += score.score()[i];
                for (int j = 0; j < size; j++) {
                    information[i][j] += score.information()[i][j];
                }
            }
        }
        Cholesky.of(information).solve(step);
        boolean settled = true;
        for (int i = 0; i < size; i++) {
            ratios[i] += step[i];
            settled &= Math.abs(step[i]) <= SETTLED * Math.abs(ratios[i]);
        }
        return settled;
    }

    /// A new accumulator of the scores of a group's rows.
    SlotScores scores(int group) {
        return new SlotScores(
                new RowScores(groups[group].data(), options, parameters[group]),
                groups[group].data(),
                options,
                columns,
                ratios,
                parameters[group][columns[0]]);
    }
}
