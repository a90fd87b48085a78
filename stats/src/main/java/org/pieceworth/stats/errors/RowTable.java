package org.pieceworth.stats.errors;

import java.util.Arrays;
import java.util.Optional;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.RowScores;

/// The contribution of a row of weight 1 to the sums of its cluster, by its group and result, side by side:
/// its score, its score for the test of proportional odds, its share of the information on each parameter
/// ([ParameterEvidence]). All of it is linear in the row's weights, so that a pass over millions of rows only
/// adds.
final class RowTable {

    /// Maximum number of values in memory: 64 MB.
    private static final long ROOM = 1L << 23;

    private static final int MAX_PARAMETERS = 32;

    final int parameters;

    /// Slopes of the test of proportional odds, 0 without the test.
    final int slopes;

    /// Which of them can be tested.
    final boolean[] testable;

    final int width;

    /// Per group three times `width` numbers: of a loss, a draw, a win.
    final double[] numbers;

    /// Per group the parameters that its rows touch, as bits.
    final long[] touched;

    private final OutcomeFit fit;
    private final GroupedOutcomes data;

    private RowTable(OutcomeFit fit, GroupedOutcomes data, Optional<OddsReduction> odds) {
        this.fit = fit;
        this.data = data;
        parameters = fit.parameters().length;
        slopes = odds.map(OddsReduction::slopes).orElse(0);
        width = 2 * parameters + slopes;
        numbers = new double[3 * width * data.groups()];
        touched = new long[data.groups()];
        fill();
        testable = odds.map(test -> test.testable(
                        (cell, reduced) -> System.arraycopy(reduced, 0, numbers, cell * width + parameters, slopes)))
                .orElseGet(() -> new boolean[0]);
    }

    /// @return empty if it would be too large
    static Optional<RowTable> of(OutcomeFit fit, GroupedOutcomes data, Optional<OddsReduction> odds) {
        int parameters = fit.parameters().length;
        return parameters > MAX_PARAMETERS || 9L * parameters * data.groups() > ROOM
                ? Optional.empty()
                : Optional.of(new RowTable(fit, data, odds));
    }

    private void fill() {
        FitOptions options = fit.options();
        RowScores rows = new RowScores(data, options, fit.parameters());
        double[] score = new double[parameters];
        InformationShares expected =
                new InformationShares(fit, data, Cholesky.of(fit.information()).inverse());
        for (int group = 0; group < touched.length; group++) {
            touched[group] = touched(group);
            double[] shares = expected.shares(group);
            for (int result = 0; result < 3; result++) {
                int at = (3 * group + result) * width;
                Arrays.fill(score, 0);
                rows.compute(group, of(result, 2), of(result, 1), of(result, 0));
                rows.addTo(score, group);
                System.arraycopy(score, 0, numbers, at, parameters);
                double weight = options.weight(of(result, 2), of(result, 1), of(result, 0));
                for (int i = 0; i < parameters; i++) {
                    numbers[at + parameters + slopes + i] = weight * shares[i];
                }
            }
        }
    }

    private static double of(int result, int which) {
        return result == which ? 1 : 0;
    }

    private long touched(int group) {
        long bits = -1L << data.columns();
        for (int at = data.start()[group]; at < data.start()[group + 1]; at++) {
            bits |= 1L << data.column()[at];
        }
        return bits & (1L << parameters) - 1;
    }
}
