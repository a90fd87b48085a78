package org.pieceworth.studies.synergy;

import java.util.List;
import java.util.Optional;
import org.pieceworth.valuation.synergy.HoldOut.Trial;
import org.pieceworth.valuation.synergy.Objective;
import org.pieceworth.valuation.synergy.SynergyTarget;

/// Predictions of the synergy law for targets outside the fit.
public sealed interface HoldOutAnswer {

    /// The source's own trial, by both of its objectives.
    ///
    /// @param byMean when the mean error is made least
    /// @param slacks when the largest error is, for each requested slack
    record Published(Trial byMean, List<AtSlack> slacks) implements HoldOutAnswer {

        public Published {
            slacks = List.copyOf(slacks);
        }

        /// When the largest error is made least, by the first slack.
        public Trial byMax() {
            return slacks.getFirst().trial();
        }
    }

    /// A trial by the largest error.
    ///
    /// @param slack allowed excess of the largest error of an equally good fit, as a share
    record AtSlack(double slack, Trial trial) {}

    /// Every three targets.
    ///
    /// @param objective the minimized error of the others
    /// @param trials number of choices of three
    /// @param heldOut number of held-out targets in all
    /// @param partsOpen number of these with a part that the others leave open
    /// @param constantOpen number that depend on the synergy constant if the others do not determine it
    /// @param predictions predictions of the rest; empty when no target is determined by the others
    record Triples(
            Objective objective,
            int trials,
            int heldOut,
            int partsOpen,
            int constantOpen,
            Optional<Predictions> predictions)
            implements HoldOutAnswer {

        /// The number of undetermined ones.
        public int undetermined() {
            return partsOpen + constantOpen;
        }
    }

    /// Errors over all trials.
    ///
    /// @param fitted the largest error of the fitted targets
    /// @param predicted the errors for held-out targets that the others determine
    /// @param hardest targets with the largest mean errors, the largest first
    record Predictions(Spread fitted, Spread predicted, List<Hard> hardest) {

        public Predictions {
            hardest = List.copyOf(hardest);
        }
    }

    /// The distribution of errors.
    ///
    /// @param middle half are less
    /// @param most the 95 % quantile
    record Spread(double least, double middle, double most, double largest) {}

    /// A target over the trials that hold it out and determine it.
    ///
    /// @param error the mean error, as a share
    /// @param value the mean of its predictions
    record Hard(SynergyTarget target, double error, double value) {}
}
