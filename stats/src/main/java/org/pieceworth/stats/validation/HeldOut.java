package org.pieceworth.stats.validation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import org.pieceworth.stats.ClusteredMean;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.FitException.Reason;
import org.pieceworth.stats.errors.ResultCounts;

/// The quality of a model's predictions of rows that it was not fitted to, cluster by cluster.
///
/// @param weight per cluster the weight of its rows that count
/// @param logLoss per cluster minus the log-likelihood of its rows, in nats
/// @param brier per cluster the sum of the squared differences of score (1, ½, 0) and expected score
/// @param unknown the names of features without an estimate from the other rows for some clusters; they are
/// then predicted with a value of 0
/// @param rare true if so few clusters have the rarer result that errors would be too small
/// @param parts means of the parts predicted separately; none if not requested
public record HeldOut(
        double[] weight, double[] logLoss, double[] brier, Set<String> unknown, boolean rare, List<Part> parts) {

    public HeldOut {
        parts = List.copyOf(parts);
    }

    /// A part of the clusters, predicted by a fit to all others.
    ///
    /// @param clusters clusters with rows that count
    /// @param logLoss mean over its rows
    /// @param brier mean over its rows
    public record Part(int clusters, double logLoss, double brier) {}

    /// @param weight per cluster the weight of its rows that count
    /// @param logLoss per cluster minus the log-likelihood of its rows, in nats
    /// @param brier per cluster the sum of the squared differences of score and expected score
    /// @param unknown the names of features predicted with a value of 0
    public HeldOut(double[] weight, double[] logLoss, double[] brier, Set<String> unknown) {
        this(weight, logLoss, brier, unknown, false, List.of());
    }

    /// These predictions without errors if too few clusters have the rarer result.
    public HeldOut by(ResultCounts results) {
        return new HeldOut(weight, logLoss, brier, unknown, results.ofSlopes() < ResultCounts.FEWEST, parts);
    }

    /// These predictions with the means of each part.
    ///
    /// @param folds number of parts
    /// @param partOf a cluster's part, from 0
    public HeldOut withParts(int folds, IntUnaryOperator partOf) {
        List<Part> found = new ArrayList<>();
        for (int fold = 0; fold < folds; fold++) {
            int clusters = 0;
            double rows = 0;
            double loss = 0;
            double squares = 0;
            for (int cluster = 0; cluster < weight.length; cluster++) {
                if (weight[cluster] > 0 && partOf.applyAsInt(cluster) == fold) {
                    clusters++;
                    rows += weight[cluster];
                    loss += logLoss[cluster];
                    squares += brier[cluster];
                }
            }
            found.add(new Part(clusters, loss / rows, squares / rows));
        }
        return new HeldOut(weight, logLoss, brier, unknown, rare, found);
    }

    /// Predictions of this many clusters, all empty.
    public static HeldOut empty(int clusters) {
        return new HeldOut(new double[clusters], new double[clusters], new double[clusters], new LinkedHashSet<>());
    }

    /// The mean log-loss of a row, with an error that allows for dependence within clusters; NaN where these are
    /// rare.
    ///
    /// @throws FitException when fewer than two clusters count
    public Estimate meanLogLoss() {
        return mean(logLoss, new double[weight.length]);
    }

    /// The mean Brier score of a row.
    ///
    /// @throws FitException when fewer than two clusters count
    public Estimate meanBrier() {
        return mean(brier, new double[weight.length]);
    }

    /// The mean log-loss less another model's on the same rows, with its error.
    ///
    /// @throws FitException when fewer than two clusters count
    /// @throws IllegalArgumentException when the other's clusters differ
    public Estimate logLossAbove(HeldOut other) {
        checkSame(other);
        return mean(logLoss, other.logLoss);
    }

    private void checkSame(HeldOut other) {
        boolean same = weight.length == other.weight.length;
        for (int cluster = 0; same && cluster < weight.length; cluster++) {
            same = weight[cluster] == other.weight[cluster];
        }
        if (!same) {
            throw new IllegalArgumentException("these are scores of different rows");
        }
    }

    private Estimate mean(double[] sums, double[] less) {
        ClusteredMean mean = new ClusteredMean(1);
        for (int cluster = 0; cluster < weight.length; cluster++) {
            if (weight[cluster] > 0) {
                mean.add(cluster, 0, (sums[cluster] - less[cluster]) / weight[cluster], weight[cluster]);
            }
        }
        Estimate estimate = mean.mean(0)
                .orElseThrow(() -> new FitException(
                        Reason.TOO_FEW_CLUSTERS,
                        "found " + mean.clusters(0) + (mean.clusters(0) == 1 ? " game" : " games")
                                + " with rows; a held-out score needs two or more"));
        return rare ? new Estimate(estimate.value(), Double.NaN) : estimate;
    }
}
