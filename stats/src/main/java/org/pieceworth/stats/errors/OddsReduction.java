package org.pieceworth.stats.errors;

import java.util.Optional;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;

/// Scores for the test of proportional odds, free of what the fit's own parameters could explain.
final class OddsReduction {

    private static final int MOST_SLOPES = 60;

    private final OddsScores scores;
    private final EfficientScore reduction;
    private final int slopes;
    private final double[] score;
    private final int[] group = new int[1];
    private final double[][] share = new double[3][1];

    private OddsReduction(OddsScores scores, EfficientScore reduction, int slopes) {
        this.scores = scores;
        this.reduction = reduction;
        this.slopes = slopes;
        score = new double[scores.parameters()];
    }

    /// Of an ordered fit without a penalty.
    ///
    /// @return empty for other fits, and where the rows do not tell
    static Optional<OddsReduction> of(OutcomeFit fit, GroupedOutcomes data) {
        int slopes = data.columns();
        FitOptions options = fit.options();
        if (!options.ordered() || !options.penalty().isNone() || slopes == 0 || slopes > MOST_SLOPES) {
            return Optional.empty();
        }
        OddsScores scores = new OddsScores(fit, data);
        EfficientScore reduction = new EfficientScore(slopes, scores.parameters());
        return reduction.reduce(scores.all(), 0)
                ? Optional.of(new OddsReduction(scores, reduction, slopes))
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

    /// The reduced score of one row.
    void reduced(int of, double win, double draw, double loss, double[] into) {
        group[0] = of;
        share[2][0] = win;
        share[1][0] = draw;
        share[0][0] = loss;
        reduced(1, group, share[2], share[1], share[0], into);
    }
}
