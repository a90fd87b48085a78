package org.pieceworth.stats.validation;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.Penalty;

/// A penalty's strength chosen by the predictions of held-out rows.
///
/// @param strengths tried strengths
/// @param scores predictions by each strength
/// @param best the place of the one with the least mean log-loss, the first of equals
public record PenaltySearch(double[] strengths, List<HeldOut> scores, int best) {

    public PenaltySearch {
        scores = List.copyOf(scores);
    }

    /// Tries strengths.
    ///
    /// @param options fitted model; its own penalty stays
    /// @param unit the penalty of strength 1, added to it
    /// @param strengths best in order, since each fit starts from the one before
    /// @param names the features' names, for messages
    /// @throws org.pieceworth.stats.FitException when a model cannot be fitted to all folds but one
    /// @throws IllegalArgumentException when there are no strengths
    public static PenaltySearch search(
            GroupedOutcomes data,
            ClusteredRows clusters,
            FitOptions options,
            Penalty unit,
            double[] strengths,
            CrossValidation validation,
            String[] names) {
        if (strengths.length == 0) {
            throw new IllegalArgumentException("no strengths to try");
        }
        List<FitOptions> models = new ArrayList<>();
        for (double strength : strengths) {
            models.add(options.withPenalty(options.penalty().plus(unit.times(strength))));
        }
        List<HeldOut> scores = validation.scores(data, clusters, models, names);
        return of(strengths, scores);
    }

    /// The choice among strengths with known scores.
    public static PenaltySearch of(double[] strengths, List<HeldOut> scores) {
        return new PenaltySearch(strengths.clone(), scores, best(scores));
    }

    private static int best(List<HeldOut> scores) {
        int best = 0;
        for (int i = 1; i < scores.size(); i++) {
            if (scores.get(i).meanLogLoss().value()
                    < scores.get(best).meanLogLoss().value()) {
                best = i;
            }
        }
        return best;
    }

    /// The strength chosen.
    public double strength() {
        return strengths[best];
    }

    /// The place of the strongest whose mean log-loss is at most one standard error above the least (Breiman,
    /// Friedman, Olshen and Stone 1984, section 3.4.3): not distinguishable from the best, and with the least
    /// variance.
    ///
    /// @throws org.pieceworth.stats.FitException when fewer than two clusters count
    public int withinOneError() {
        Estimate least = scores.get(best).meanLogLoss();
        int found = best;
        for (int i = 0; i < strengths.length; i++) {
            boolean near = scores.get(i).meanLogLoss().value() <= least.value() + least.standardError();
            found = near && strengths[i] > strengths[found] ? i : found;
        }
        return found;
    }
}
