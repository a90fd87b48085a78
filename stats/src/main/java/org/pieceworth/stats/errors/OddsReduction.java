package org.pieceworth.stats.errors;

import java.util.Optional;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;

/// Scores for the test of proportional odds, free of the part explained by the fit's own parameters.
final class OddsReduction {

    private static final int MAX_SLOPES = 60;

    /// Slopes that depend on fewer results are not tested: with fewer, true odds were rejected in 7 to 13 %
    /// of simulated sets of 150 to 1,500 games, with this many in 5 to 6 %.
    private static final double FEWEST = 15;

    private final OutcomeFit fit;
    private final GroupedOutcomes data;

    private final OddsScores scores;
    private final EfficientScore reduction;
    private final int slopes;
    private final double[] score;
    private final int[] group = new int[1];
    private final double[][] share = new double[3][1];

    private OddsReduction(
            OutcomeFit fit, GroupedOutcomes data, OddsScores scores, EfficientScore reduction, int slopes) {
        this.fit = fit;
        this.data = data;
        this.scores = scores;
        this.reduction = reduction;
        this.slopes = slopes;
        score = new double[scores.parameters()];
    }

    /// The reduction for an ordered fit without a penalty.
    ///
    /// @return empty for other fits, and if the rows do not determine it
    static Optional<OddsReduction> of(OutcomeFit fit, GroupedOutcomes data) {
        int slopes = data.columns();
        FitOptions options = fit.options();
        if (!options.ordered() || !options.penalty().isNone() || slopes == 0 || slopes > MAX_SLOPES) {
            return Optional.empty();
        }
        OddsScores scores = new OddsScores(fit, data);
        EfficientScore reduction = new EfficientScore(slopes, scores.parameters());
        return reduction.reduce(scores.all(), 0)
                ? Optional.of(new OddsReduction(fit, data, scores, reduction, slopes))
                : Optional.empty();
    }

    int slopes() {
        return slopes;
    }

    /// The reduced score of some rows.
    ///
    /// @return whether they weigh anything; else nothing is written
    boolean reduced(int rows, int[] of, double[] win, double[] draw, double[] loss, double[] into) {
        boolean counts = scores.sum(rows, of, win, draw, loss, score);
        if (counts) {
            reduction.reduce(score, into);
        }
        return counts;
    }

    /// Receives the reduced scores of single rows.
    @FunctionalInterface
    interface Cells {

        /// @param cell three times the group, plus 0 for a loss, 1 for a draw, 2 for a win
        /// @param reduced the score, valid only during the call
        void cell(int cell, double[] reduced);
    }

    /// The slopes with enough rows expected to inform them. If a slope rests on a few results that hardly
    /// ever happen, such as losses with a queen up, its score is not a sum of many terms and chi-square is
    /// not valid. (Σ E s²)² / Σ E s⁴ is the number of results it depends on: for a rare result its expected
    /// number.
    boolean[] testable(Cells cells) {
        double[] squares = new double[slopes];
        double[] fourth = new double[slopes];
        double[] reduced = new double[slopes];
        for (int each = 0; each < data.groups(); each++) {
            double rows = data.wins()[each] + data.draws()[each] + data.losses()[each];
            double eta = fit.predictor(data, each);
            double won = fit.winChance(eta);
            double lost = fit.lossChance(eta);
            for (int result = 0; result < 3; result++) {
                double expected = rows * (result == 2 ? won : result == 0 ? lost : Math.max(0, 1 - won - lost));
                group[0] = each;
                for (int i = 0; i < 3; i++) {
                    share[i][0] = i == result ? 1 : 0;
                }
                reduced(1, group, share[2], share[1], share[0], reduced);
                cells.cell(3 * each + result, reduced);
                for (int i = 0; i < slopes; i++) {
                    double square = reduced[i] * reduced[i];
                    squares[i] += expected * square;
                    fourth[i] += expected * square * square;
                }
            }
        }
        boolean[] testable = new boolean[slopes];
        for (int i = 0; i < slopes; i++) {
            testable[i] = squares[i] * squares[i] >= FEWEST * fourth[i] && fourth[i] > 0;
        }
        return testable;
    }
}
