package org.pieceworth.studies.synergy;

import java.util.List;
import java.util.Optional;
import org.pieceworth.valuation.synergy.HoldOut.Trial;
import org.pieceworth.valuation.synergy.SynergyTarget;

/// What the law predicts of targets that it was not fitted to.
public sealed interface HoldOutAnswer {

    /// The source's own trial, by both of its objectives.
    ///
    /// @param byMax when the largest error is made least
    /// @param byMean when the mean error is
    record Published(Trial byMax, Trial byMean) implements HoldOutAnswer {}

    /// Every three targets.
    ///
    /// @param trials how many choices of three there are
    /// @param heldOut how many targets were held out in all
    /// @param undetermined how many of these the others do not determine
    /// @param predictions of the others; empty when no target is determined by the rest
    record Triples(int trials, int heldOut, int undetermined, Optional<Predictions> predictions)
            implements HoldOutAnswer {}

    /// Errors over all trials.
    ///
    /// @param fitted the largest error of the fitted targets
    /// @param predicted the errors of those held out that the others determine
    /// @param hardest targets with the largest mean errors, the largest first
    record Predictions(Spread fitted, Spread predicted, List<Hard> hardest) {

        /// Copies the list.
        public Predictions {
            hardest = List.copyOf(hardest);
        }
    }

    /// How errors are spread.
    ///
    /// @param middle half are less
    /// @param most one in twenty is more
    record Spread(double least, double middle, double most, double largest) {}

    /// A target over the trials that hold it out and determine it.
    ///
    /// @param error the mean error, as a share
    /// @param value the mean of what was predicted
    record Hard(SynergyTarget target, double error, double value) {}
}
