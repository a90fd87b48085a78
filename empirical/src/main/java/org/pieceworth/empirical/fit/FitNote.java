package org.pieceworth.empirical.fit;

import java.util.List;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.Estimate;
import org.pieceworth.terms.Feature;

/// Caveats of a fit as data; reports choose the words.
public sealed interface FitNote {

    /// Values of squares are smoothed.
    ///
    /// @param strength best strength by held-out likelihood
    /// @param tried number of strengths tried
    record Smoothed(double strength, int tried) implements FitNote {}

    /// Values by phase of the game are shrunk towards each other.
    ///
    /// @param how the strength, and the effect on held-out games
    record Shrunk(PhaseShrinkage how) implements FitNote {}

    /// Games in a cluster are not independent, and errors are clustered.
    ///
    /// @param clusters the clusters used
    record NotIndependent(FitClusters clusters) implements FitNote {}

    /// Errors and intervals are from a bootstrap of whole games.
    ///
    /// @param samples number of samples fitted
    /// @param failed number of samples that could not be fitted
    record Resampled(int samples, long seed, int failed) implements FitNote {}

    /// A feature has no value.
    ///
    /// @param feature the feature, with the reason
    record NoValue(FittedValue feature) implements FitNote {}

    /// A feature has a value without an error.
    ///
    /// @param feature the feature, with the reason
    record NoError(FittedValue feature) implements FitNote {}

    /// No row has more of a piece on one side.
    record NeverAhead(Feature piece) implements FitNote {}

    /// Rows without games were treated as independent.
    record RowsAlone() implements FitNote {}

    /// Gradient descent has not converged.
    ///
    /// @param gradient final norm of the gradient
    record NotSettled(double gradient) implements FitNote {}

    /// The coefficient of the unit is weak.
    ///
    /// @param unit the piece's letter
    /// @param errors distance of the coefficient from 0 in standard errors
    /// @param resampled true for bootstrap errors; they are then omitted
    record WeakUnit(String unit, double errors, boolean resampled) implements FitNote {}

    /// Too few games distinguish the sides of rules, even if many determine each piece.
    ///
    /// @param rules rules, at least one
    record NotJudged(List<String> rules) implements FitNote {

        public NotJudged {
            rules = List.copyOf(rules);
        }
    }

    /// Pieces with negative values, for instance in a phase with hardly any captured pieces.
    ///
    /// @param unit the scale
    /// @param pieces pieces, at least one
    /// @param phasesApart true if values by phase are not shrunk towards each other
    record BelowZero(ValueUnit unit, List<Worth> pieces, boolean phasesApart) implements FitNote {

        public BelowZero {
            pieces = List.copyOf(pieces);
        }

        /// A feature's value.
        ///
        /// @param bare true for a value without ±, which would be too small
        public record Worth(String feature, Estimate value, boolean bare) {}
    }
}
