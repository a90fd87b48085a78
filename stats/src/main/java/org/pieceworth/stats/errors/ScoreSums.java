package org.pieceworth.stats.errors;

import java.util.Arrays;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.RowScores;

/// The sum of the scores of a cluster's rows, and how much the rows weigh.
final class ScoreSums {

    private final RowScores scores;
    private final FitOptions options;
    final double[] sum;
    double weight;

    ScoreSums(OutcomeFit fit, GroupedOutcomes data) {
        options = fit.options();
        scores = new RowScores(data, options, fit.parameters());
        sum = new double[fit.parameters().length];
    }

    void compute(int rows, int[] group, double[] win, double[] draw, double[] loss) {
        Arrays.fill(sum, 0);
        weight = 0;
        for (int row = 0; row < rows; row++) {
            weight += options.weight(win[row], draw[row], loss[row]);
            scores.compute(group[row], win[row], draw[row], loss[row]);
            scores.addTo(sum, group[row]);
        }
    }
}
