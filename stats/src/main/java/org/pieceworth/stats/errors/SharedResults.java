package org.pieceworth.stats.errors;

import java.util.Arrays;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.RowScores;

/// The covariance that parameters would have if the model were right and all rows of a cluster had one result, as those
/// of a game do. Rows come in the order in which they were played, and the chances of a later one hold, whatever
/// an earlier one expected: the scores of two rows vary together as the results that the later expects make them.
/// Unlike a sandwich of observed scores this does not vanish where a few clusters agree with the fit perfectly.
final class SharedResults implements ClusteredRows.Visitor {

    private final OutcomeFit fit;
    private final GroupedOutcomes data;
    private final RowScores scores;

    /// Per result, loss, draw, win, the scores of the cluster's rows so far if it had that one.
    private final double[][] before;

    private final double[] score;
    private final double[][] filling;

    private SharedResults(OutcomeFit fit, GroupedOutcomes data) {
        this.fit = fit;
        this.data = data;
        scores = new RowScores(data, fit.options(), fit.parameters());
        int size = fit.parameters().length;
        before = new double[3][size];
        score = new double[size];
        filling = new double[size][size];
    }

    static double[][] covariance(OutcomeFit fit, GroupedOutcomes data, ClusteredRows clusters) {
        SharedResults results = new SharedResults(fit, data);
        clusters.forEach(results);
        double[][] bread = Cholesky.of(fit.information()).inverse();
        return Covariance.product(Covariance.product(bread, results.filling, 1), bread, 1);
    }

    @Override
    public void cluster(int cluster, int rows, int[] group, double[] win, double[] draw, double[] loss) {
        for (double[] each : before) {
            Arrays.fill(each, 0);
        }
        for (int row = 0; row < rows; row++) {
            double weight = scores.weight(win[row], draw[row], loss[row]);
            if (weight > 0) {
                double eta = fit.predictor(data, group[row]);
                double won = fit.winChance(eta);
                double lost = fit.lossChance(eta);
                add(group[row], lost, 0, 0, weight, before[0]);
                if (fit.options().ordered()) {
                    add(group[row], Math.max(0, 1 - won - lost), 0, weight, 0, before[1]);
                }
                add(group[row], won, weight, 0, 0, before[2]);
            }
        }
    }

    /// Adds what a row varies by one result, by itself and together with the rows before.
    private void add(int group, double chance, double win, double draw, double loss, double[] earlier) {
        Arrays.fill(score, 0);
        scores.compute(group, win, draw, loss);
        scores.addTo(score, group);
        for (int i = 0; i < score.length; i++) {
            for (int j = 0; j < score.length; j++) {
                filling[i][j] += chance * (score[i] * score[j] + earlier[i] * score[j] + score[i] * earlier[j]);
            }
        }
        for (int i = 0; i < score.length; i++) {
            earlier[i] += score[i];
        }
    }
}
