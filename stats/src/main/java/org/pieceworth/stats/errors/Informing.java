package org.pieceworth.stats.errors;

import java.util.Arrays;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.RowScores;

/// How many clusters inform each parameter.
///
/// Scores do not show it: a cluster that alone informs a parameter has none left at the optimum. The share of each
/// cluster is what its rows, by their features and chances, add to the information on the parameter, the other
/// parameters being as unknown; the effective number is (Σ h)² / Σ h² of these shares h (Kish 1965; for clusters
/// Carter, Schnepel and Steigerwald 2017).
///
/// @param clusters per parameter the clusters with a row that it touches
/// @param effective per parameter their effective number, at most as many
public record Informing(int[] clusters, double[] effective) {

    /// How many of these clusters inform each parameter.
    public static Informing of(OutcomeFit fit, GroupedOutcomes data, ClusteredRows clusters) {
        Sums sums = new Sums(fit, data);
        clusters.forEach(sums);
        return sums.informing();
    }

    /// From shares of clusters that were added up, and their squares.
    static Informing of(int[] clusters, double[] shares, double[] squares) {
        double[] effective = new double[clusters.length];
        for (int j = 0; j < effective.length; j++) {
            double kish = squares[j] > 0 ? shares[j] * shares[j] / squares[j] : 0;
            effective[j] = Math.min(clusters[j], kish);
        }
        return new Informing(clusters, effective);
    }

    /// Adds up shares of the clusters that it sees, parameters side by side.
    public static final class Sums implements ClusteredRows.Visitor {

        /// Numbers that are kept at most: 64 MB.
        private static final int ROOM = 1 << 23;

        private final OutcomeFit fit;
        private final GroupedOutcomes data;
        private final RowScores scores;
        private final double[][] inverse;
        private final int parameters;

        /// Per group its shares, once they were needed.
        private final double[][] known;

        private final double[] row;
        private final double[] cluster;
        private final boolean[] touched;
        private final double[] sum;
        private final double[] squares;
        private final int[] count;

        public Sums(OutcomeFit fit, GroupedOutcomes data) {
            this.fit = fit;
            this.data = data;
            scores = new RowScores(data, fit.options(), fit.parameters());
            inverse = Cholesky.of(fit.information()).inverse();
            parameters = inverse.length;
            known = new double[(long) parameters * data.groups() <= ROOM ? data.groups() : 0][0];
            row = new double[parameters];
            cluster = new double[parameters];
            touched = new boolean[parameters];
            sum = new double[parameters];
            squares = new double[parameters];
            count = new int[parameters];
        }

        @Override
        public void cluster(int number, int rows, int[] group, double[] win, double[] draw, double[] loss) {
            Arrays.fill(cluster, 0);
            Arrays.fill(touched, false);
            double total = 0;
            for (int i = 0; i < rows; i++) {
                double weight = scores.weight(win[i], draw[i], loss[i]);
                if (weight > 0) {
                    total += weight;
                    add(weight, shares(group[i]));
                    touch(group[i]);
                }
            }
            if (total > 0) {
                Arrays.fill(touched, data.columns(), parameters, true);
                close();
            }
        }

        private void add(double weight, double[] shares) {
            for (int j = 0; j < parameters; j++) {
                cluster[j] += weight * shares[j];
            }
        }

        private void touch(int group) {
            for (int at = data.start()[group]; at < data.start()[group + 1]; at++) {
                touched[data.column()[at]] = true;
            }
        }

        private void close() {
            for (int j = 0; j < parameters; j++) {
                sum[j] += cluster[j];
                squares[j] += cluster[j] * cluster[j];
                count[j] += touched[j] ? 1 : 0;
            }
        }

        private double[] shares(int group) {
            if (known.length == 0) {
                compute(group, row);
                return row;
            }
            if (known[group].length == 0) {
                known[group] = new double[parameters];
                compute(group, known[group]);
            }
            return known[group];
        }

        private void compute(int group, double[] shares) {
            double eta = fit.predictor(data, group);
            double win = fit.winChance(eta);
            double loss = fit.lossChance(eta);
            Arrays.fill(shares, 0);
            addOutcome(group, win, 1, 0, 0, shares);
            addOutcome(group, Math.max(0, 1 - win - loss), 0, 1, 0, shares);
            addOutcome(group, loss, 0, 0, 1, shares);
        }

        private void addOutcome(int group, double chance, double win, double draw, double loss, double[] shares) {
            if (chance > 0) {
                scores.compute(group, win, draw, loss);
                for (int j = 0; j < parameters; j++) {
                    double along = scores.along(inverse[j], group);
                    shares[j] += chance * along * along;
                }
            }
        }

        /// What was added up.
        public Informing informing() {
            return of(count, sum, squares);
        }
    }
}
