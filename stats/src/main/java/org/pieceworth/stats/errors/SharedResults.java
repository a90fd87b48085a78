package org.pieceworth.stats.errors;

import java.util.Arrays;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.RowScores;

/// The covariance that parameters would have if the model were right and all rows of a cluster had one result, as those
/// of a game do: the sandwich with the variance of a cluster's score over the results that its rows expect on average.
/// Unlike one of observed scores it does not vanish where a few clusters agree with the fit perfectly.
final class SharedResults implements ClusteredRows.Visitor {

    private final OutcomeFit fit;
    private final GroupedOutcomes data;
    private final RowScores scores;

    /// Per result, loss, draw, win, a cluster's score if it had that one.
    private final double[][] score;

    private final double[] chance = new double[3];
    private final double[] mean;
    private final double[][] filling;

    private SharedResults(OutcomeFit fit, GroupedOutcomes data) {
        this.fit = fit;
        this.data = data;
        scores = new RowScores(data, fit.options(), fit.parameters());
        int size = fit.parameters().length;
        score = new double[3][size];
        mean = new double[size];
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
        for (double[] each : score) {
            Arrays.fill(each, 0);
        }
        Arrays.fill(chance, 0);
        double total = 0;
        for (int row = 0; row < rows; row++) {
            double weight = scores.weight(win[row], draw[row], loss[row]);
            if (weight > 0) {
                total += weight;
                add(group[row], weight);
            }
        }
        if (total > 0) {
            close(total);
        }
    }

    private void add(int group, double weight) {
        double eta = fit.predictor(data, group);
        double won = fit.winChance(eta);
        double lost = fit.lossChance(eta);
        chance[0] += weight * lost;
        chance[1] += weight * Math.max(0, 1 - won - lost);
        chance[2] += weight * won;
        scores.compute(group, 0, 0, weight);
        scores.addTo(score[0], group);
        if (fit.options().ordered()) {
            scores.compute(group, 0, weight, 0);
            scores.addTo(score[1], group);
        }
        scores.compute(group, weight, 0, 0);
        scores.addTo(score[2], group);
    }

    private void close(double total) {
        Arrays.fill(mean, 0);
        for (int result = 0; result < 3; result++) {
            for (int i = 0; i < mean.length; i++) {
                mean[i] += chance[result] / total * score[result][i];
            }
        }
        for (int result = 0; result < 3; result++) {
            double share = chance[result] / total;
            for (int i = 0; i < mean.length; i++) {
                double left = share * (score[result][i] - mean[i]);
                for (int j = 0; j < mean.length; j++) {
                    filling[i][j] += left * (score[result][j] - mean[j]);
                }
            }
        }
    }
}
