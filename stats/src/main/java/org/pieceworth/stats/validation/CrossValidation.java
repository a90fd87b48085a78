package org.pieceworth.stats.validation;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.KnownCoefficients;
import org.pieceworth.stats.regression.RowScores;
import org.pieceworth.stats.regression.Solver;

/// Scores models on rows that they were not fitted to: clusters are dealt into folds, each fold is predicted
/// by a fit to all others.
///
/// @param folds number of folds
/// @param seed seed of the deal
public record CrossValidation(int folds, long seed) {

    /// @throws IllegalArgumentException when there are fewer than two folds
    public CrossValidation {
        if (folds < 2) {
            throw new IllegalArgumentException("cross-validation takes two folds or more, not " + folds);
        }
    }

    /// The fold of a cluster: a hash (the finaliser of SplitMix64) of its ordinal and the seed.
    public int fold(int cluster) {
        long z = seed + (cluster + 1) * 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return Math.floorMod(z ^ (z >>> 31), folds);
    }

    /// Scores one model.
    ///
    /// @param names the features' names, for messages
    /// @throws org.pieceworth.stats.FitException when the model cannot be fitted to all folds but one
    public HeldOut score(GroupedOutcomes data, ClusteredRows clusters, FitOptions options, String[] names) {
        return scores(data, clusters, List.of(options), names).getFirst();
    }

    /// Scores several models on the same folds. Drawn rows score by the model's own way of counting them, so
    /// that only models with the same [org.pieceworth.stats.regression.DrawModel] are comparable;
    /// [DrawModelComparison] compares the others.
    ///
    /// @param names the features' names, for messages
    /// @throws org.pieceworth.stats.FitException when a model cannot be fitted to all folds but one
    public List<HeldOut> scores(GroupedOutcomes data, ClusteredRows clusters, List<FitOptions> models, String[] names) {
        List<HeldOut> scores = new ArrayList<>();
        models.forEach(_ -> scores.add(HeldOut.empty(clusters.clusters())));
        for (int fold = 0; fold < folds; fold++) {
            GroupedOutcomes training = training(data, clusters, fold);
            double[] last = new double[0];
            for (int model = 0; model < models.size(); model++) {
                FitOptions options = models.get(model);
                KnownCoefficients known = fit(training, options, names, last);
                last = known.parameters();
                scores.get(model).unknown().addAll(known.unknown());
                score(new RowScores(data, options, last), clusters, fold, scores.get(model));
            }
        }
        return scores;
    }

    /// Starts from the last model's parameters if possible: neighbours in a list are often similar.
    private static KnownCoefficients fit(GroupedOutcomes training, FitOptions options, String[] names, double[] last) {
        boolean near = options.solver() == Solver.NEWTON
                && last.length == options.parameters(training.columns())
                && !(options.ordered() && options.width(last) <= 0);
        return KnownCoefficients.fit(training, options, names, near ? last : new double[0]);
    }

    /// The data of all clusters that are not in the fold.
    GroupedOutcomes training(GroupedOutcomes data, ClusteredRows clusters, int fold) {
        double[][] weights = new double[3][data.groups()];
        clusters.forEach((cluster, rows, group, win, draw, loss) -> {
            for (int row = 0; row < rows && fold(cluster) != fold; row++) {
                weights[0][group[row]] += loss[row];
                weights[1][group[row]] += draw[row];
                weights[2][group[row]] += win[row];
            }
        });
        return data.withWeights(weights[2], weights[1], weights[0]);
    }

    /// Writes the scores of the fold's clusters.
    void score(RowScores scores, ClusteredRows clusters, int fold, HeldOut into) {
        clusters.forEach((cluster, rows, group, win, draw, loss) -> {
            for (int row = 0; row < rows && fold(cluster) == fold; row++) {
                into.weight()[cluster] += scores.weight(win[row], draw[row], loss[row]);
                into.logLoss()[cluster] += scores.logLoss(group[row], win[row], draw[row], loss[row]);
                into.brier()[cluster] += scores.brier(group[row], win[row], draw[row], loss[row]);
            }
        });
    }
}
