package org.pieceworth.stats.errors;

import java.util.Arrays;
import java.util.List;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;

/// The clusters that inform each parameter: their number, their effective number, and their results.
///
/// Scores do not show it: at the optimum, the only cluster that informs a parameter has a score of 0. The
/// share of each cluster is the information of its rows on the parameter, from their features and
/// probabilities, the other parameters being as unknown; the effective number is (Σ h)² / Σ h² of these
/// shares h (Kish 1965; for clusters Carter, Schnepel and Steigerwald 2017).
///
/// @param clusters per parameter the clusters with a row that it touches
/// @param effective per parameter their effective number, at most as many
/// @param results per parameter the results of these clusters, and last those of all
public record ParameterEvidence(int[] clusters, double[] effective, ResultCounts[] results) {

    /// The results of all clusters.
    public ResultCounts all() {
        return results[results.length - 1];
    }

    /// Counts in a separate pass.
    public static ParameterEvidence of(OutcomeFit fit, GroupedOutcomes data, ClusteredRows clusters) {
        Sums sums = new Sums(fit, data);
        clusters.forEach(sums);
        return sums.informing();
    }

    /// Per contrast of the parameters the effective number of clusters, counted as for a single one.
    public static double[] effective(
            OutcomeFit fit, GroupedOutcomes data, ClusteredRows clusters, List<double[]> contrasts) {
        Cholesky information = Cholesky.of(fit.information());
        double[][] along = contrasts.stream().map(double[]::clone).toArray(double[][]::new);
        Arrays.stream(along).forEach(information::solve);
        InformationShares shares = new InformationShares(fit, data, along);
        clusters.forEach((_, rows, group, win, draw, loss) -> {
            for (int row = 0; row < rows; row++) {
                shares.add(group[row], fit.options().weight(win[row], draw[row], loss[row]));
            }
            shares.close();
        });
        double[] effective = new double[along.length];
        Arrays.setAll(effective, i -> effective(shares.sum()[i], shares.squares()[i]));
        return effective;
    }

    /// The evidence from summed shares of clusters and their squares.
    static ParameterEvidence of(int[] clusters, double[] shares, double[] squares, ResultCounts.Tally tally) {
        double[] effective = new double[clusters.length];
        for (int j = 0; j < effective.length; j++) {
            effective[j] = Math.min(clusters[j], effective(shares[j], squares[j]));
        }
        ResultCounts[] results = new ResultCounts[clusters.length + 1];
        Arrays.setAll(results, tally::of);
        return new ParameterEvidence(clusters, effective, results);
    }

    static double effective(double shares, double squares) {
        return squares > 0 ? shares * shares / squares : 0;
    }

    /// Sums shares of the clusters that it receives, parameters side by side.
    public static final class Sums implements ClusteredRows.Visitor {

        private final FitOptions options;
        private final GroupedOutcomes data;
        private final InformationShares shares;
        private final boolean[] touched;
        private final int[] count;
        private final ResultCounts.Tally results;

        public Sums(OutcomeFit fit, GroupedOutcomes data) {
            this.data = data;
            options = fit.options();
            shares = new InformationShares(
                    fit, data, Cholesky.of(fit.information()).inverse());
            touched = new boolean[fit.parameters().length];
            count = new int[touched.length];
            results = new ResultCounts.Tally(touched.length);
        }

        @Override
        public void cluster(int number, int rows, int[] group, double[] win, double[] draw, double[] loss) {
            Arrays.fill(touched, false);
            results.begin();
            double total = 0;
            for (int i = 0; i < rows; i++) {
                double weight = options.weight(win[i], draw[i], loss[i]);
                if (weight > 0) {
                    total += weight;
                    shares.add(group[i], weight);
                    results.row(win[i], draw[i], loss[i]);
                    touch(group[i]);
                }
            }
            if (total > 0) {
                Arrays.fill(touched, data.columns(), touched.length, true);
                shares.close();
                results.close();
                for (int j = 0; j < count.length; j++) {
                    if (touched[j]) {
                        count[j]++;
                        results.touch(j);
                    }
                }
            }
        }

        private void touch(int group) {
            for (int at = data.start()[group]; at < data.start()[group + 1]; at++) {
                touched[data.column()[at]] = true;
            }
        }

        /// Valid once all clusters were shown.
        public ParameterEvidence informing() {
            return of(count, shares.sum(), shares.squares(), results);
        }
    }
}
