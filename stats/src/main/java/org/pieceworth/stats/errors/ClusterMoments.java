package org.pieceworth.stats.errors;

import java.util.Arrays;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.RowScores;

/// Score and information of a cluster's rows at fitted parameters, and how much the rows weigh.
public final class ClusterMoments {

    private final RowScores scores;
    final double[] score;

    /// Only the lower triangle.
    final double[][] information;

    double weight;

    public ClusterMoments(OutcomeFit fit, GroupedOutcomes data) {
        scores = new RowScores(data, fit.options(), fit.parameters());
        int size = fit.parameters().length;
        score = new double[size];
        information = new double[size][size];
    }

    /// Computes the moments of a cluster's rows, in the order of [ClusteredRows].
    public void compute(int rows, int[] group, double[] win, double[] draw, double[] loss) {
        weight = 0;
        Arrays.fill(score, 0);
        for (double[] row : information) {
            Arrays.fill(row, 0);
        }
        for (int row = 0; row < rows; row++) {
            double here = scores.weight(win[row], draw[row], loss[row]);
            if (here > 0) {
                weight += here;
                scores.compute(group[row], win[row], draw[row], loss[row]);
                scores.addTo(score, group[row]);
                scores.computeCurves(group[row], win[row], draw[row], loss[row]);
                scores.addInformationTo(information, group[row]);
            }
        }
    }

    /// The weight of the rows computed last.
    public double weight() {
        return weight;
    }

    /// The sum of the scores of the rows computed last; valid until the next ones are.
    public double[] score() {
        return score;
    }

    /// The information of the rows computed last, only its lower triangle; valid until the next call of
    /// [#compute].
    public double[][] information() {
        return information;
    }
}
