package org.pieceworth.stats.validation;

import java.util.Arrays;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.errors.ResultCounts;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.KnownCoefficients;

/// Compares the three ways to count draws. Each gives the features a direction; on the training folds the
/// score along that direction gets its own scale, constant and draw threshold by an ordered fit, and the
/// predictions of the three outcomes of the held-out rows are compared.
///
/// @param ordered draws as a separate outcome
/// @param half draws as half a win and half a loss
/// @param drop draws excluded from the fit of the direction
public record DrawModelComparison(HeldOut ordered, HeldOut half, HeldOut drop) {

    /// Compares the models.
    ///
    /// @param options model and method; its own way to count draws does not matter
    /// @param names the features' names, for messages
    /// @throws org.pieceworth.stats.FitException when a model cannot be fitted to all folds but one
    public static DrawModelComparison of(
            GroupedOutcomes data,
            ClusteredRows clusters,
            FitOptions options,
            CrossValidation validation,
            String[] names) {
        AlongDirection along = new AlongDirection(validation, clusters);
        HeldOut[] scores = new HeldOut[DrawModel.values().length];
        Arrays.setAll(scores, _ -> HeldOut.empty(clusters.clusters()));
        for (int fold = 0; fold < validation.folds(); fold++) {
            GroupedOutcomes training = validation.training(data, clusters, fold);
            for (DrawModel draws : DrawModel.values()) {
                KnownCoefficients fit = KnownCoefficients.fit(training, options.withDraws(draws), names, new double[0]);
                scores[draws.ordinal()].unknown().addAll(fit.unknown());
                along.score(training, fit.parameters(), fold, scores[draws.ordinal()]);
            }
        }
        return new DrawModelComparison(
                scores[DrawModel.ORDERED.ordinal()],
                scores[DrawModel.HALF.ordinal()],
                scores[DrawModel.DROP.ordinal()]);
    }

    /// This comparison without errors if too few clusters have the rarer result.
    public DrawModelComparison by(ResultCounts results) {
        return new DrawModelComparison(ordered.by(results), half.by(results), drop.by(results));
    }

    /// The scores of one model.
    public HeldOut of(DrawModel draws) {
        return switch (draws) {
            case ORDERED -> ordered;
            case HALF -> half;
            case DROP -> drop;
        };
    }
}
