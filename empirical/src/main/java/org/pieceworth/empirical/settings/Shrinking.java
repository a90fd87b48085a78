package org.pieceworth.empirical.settings;

import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainNumber;

/// The strength of shrinking values by phase of the game towards one value for all phases.
public sealed interface Shrinking {

    /// No shrinking.
    record None() implements Shrinking {}

    /// A given strength.
    ///
    /// @param strength λ of λ Σ (θ_phase − mean)² per piece, added to the mean log-loss
    record Fixed(double strength) implements Shrinking {

        private static final double MOST = 1e6;

        /// @throws InputException when the strength is out of range
        public Fixed {
            if (!(strength >= 0 && strength <= MOST)) {
                throw InputException.about("shrink", "found " + strength + ", expected 0 to 1e6, best or auto");
            }
        }
    }

    /// The strength that predicts held-out games best.
    record Best() implements Shrinking {}

    /// The strongest within one standard error of the best on held-out games, raised until every piece has a positive
    /// value in every phase, which engines need.
    record Auto() implements Shrinking {}

    /// Reads `auto`, `best` or a number.
    ///
    /// @throws InputException when it is invalid
    static Shrinking parse(String text) {
        return switch (text) {
            case "auto" -> new Auto();
            case "best" -> new Best();
            default -> {
                double strength = PlainNumber.read(text).orElse(-1);
                if (strength < 0) {
                    throw InputException.about(
                            "shrink", "found '" + text + "', expected auto, best or a number from 0, such as 1e-3");
                }
                yield new Fixed(strength);
            }
        };
    }
}
