package org.pieceworth.empirical.fit;

import java.util.List;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.Estimate;
import org.pieceworth.terms.Feature;

/// What a reader of a fit must know besides its values.
public sealed interface FitNote {

    /// Values of squares are smoothed.
    ///
    /// @param strength the best by the likelihood of held-out games
    /// @param tried of how many
    record Smoothed(double strength, int tried) implements FitNote {}

    /// Values by phase of the game are drawn together.
    ///
    /// @param how how strongly, and what it does to games left out of the fit
    record Shrunk(PhaseShrinkage how) implements FitNote {}

    /// Games that share something are not independent, and errors are clustered by it.
    ///
    /// @param clusters how
    record NotIndependent(FitClusters clusters) implements FitNote {}

    /// Errors and intervals are from a bootstrap of whole games.
    ///
    /// @param samples that were fitted
    /// @param failed that could not be fitted
    record Resampled(int samples, long seed, int failed) implements FitNote {}

    /// A feature has no value.
    ///
    /// @param feature without a value, with its doubt
    record NoValue(FittedValue feature) implements FitNote {}

    /// A feature has a value without an error.
    ///
    /// @param feature without an error, with its doubt
    record NoError(FittedValue feature) implements FitNote {}

    /// No row has more of a piece on one side.
    record NeverAhead(Feature piece) implements FitNote {}

    /// Only rows were at hand, and were treated as independent.
    record RowsAlone() implements FitNote {}

    /// Gradient descent has not settled.
    ///
    /// @param gradient the norm of the gradient where it ended
    record NotSettled(double gradient) implements FitNote {}

    /// The coefficient that values are counted in is weak.
    ///
    /// @param unit the piece, by its letter
    /// @param errors how many standard errors the coefficient is from 0
    /// @param resampled whether errors are from a bootstrap, which then gives none
    record WeakUnit(String unit, double errors, boolean resampled) implements FitNote {}

    /// Too few games tell the two sides of rules apart, however many tell what each piece is worth.
    ///
    /// @param rules at least one
    record NotJudged(List<String> rules) implements FitNote {

        /// Copies the list.
        public NotJudged {
            rules = List.copyOf(rules);
        }
    }

    /// Pieces seem to be worth less than nothing, such as in a phase of the game where little is ever missing.
    ///
    /// @param unit the scale
    /// @param pieces at least one
    /// @param phasesApart whether there are values by phase of the game that are not drawn together
    record BelowZero(ValueUnit unit, List<Worth> pieces, boolean phasesApart) implements FitNote {

        /// Copies the list.
        public BelowZero {
            pieces = List.copyOf(pieces);
        }

        /// A feature's value.
        ///
        /// @param bare whether it has no ±, since that would promise too much
        public record Worth(String feature, Estimate value, boolean bare) {}
    }
}
