package org.pieceworth.stats.validation;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.errors.ResultCounts;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.KnownCoefficients;

/// The quality of predictions by given directions, compared with the one fitted to the other folds. Each gets
/// its own scale, constant and draw threshold on these.
///
/// @param fitted predictions by the fitted direction
/// @param given predictions by each of the given directions, in their order
public record DirectionComparison(HeldOut fitted, List<HeldOut> given) {

    public DirectionComparison {
        given = List.copyOf(given);
    }

    /// Compares directions.
    ///
    /// @param directions per direction a number for each column; 0 for a piece without value
    /// @param options model of the fitted direction
    /// @param names the features' names, for messages
    /// @throws org.pieceworth.stats.FitException when a fit to all folds but one fails
    public static DirectionComparison of(
            GroupedOutcomes data,
            ClusteredRows clusters,
            List<double[]> directions,
            FitOptions options,
            CrossValidation validation,
            String[] names) {
        AlongDirection along = new AlongDirection(validation, clusters);
        HeldOut fitted = HeldOut.empty(clusters.clusters());
        List<HeldOut> given = new ArrayList<>();
        directions.forEach(_ -> given.add(HeldOut.empty(clusters.clusters())));
        for (int fold = 0; fold < validation.folds(); fold++) {
            GroupedOutcomes training = validation.training(data, clusters, fold);
            KnownCoefficients known =
                    KnownCoefficients.fit(training, options.withDraws(DrawModel.ORDERED), names, new double[0]);
            fitted.unknown().addAll(known.unknown());
            along.score(training, known.parameters(), fold, fitted);
            for (int i = 0; i < directions.size(); i++) {
                along.score(training, directions.get(i), fold, given.get(i));
            }
        }
        return new DirectionComparison(fitted, given);
    }

    /// This comparison without errors if too few clusters have the rarer result.
    public DirectionComparison by(ResultCounts results) {
        return new DirectionComparison(
                fitted.by(results), given.stream().map(each -> each.by(results)).toList());
    }
}
