package org.pieceworth.empirical.fit;

import org.pieceworth.text.InputException;

/// Whether values by phase of the game are drawn towards one value for all phases, and how strongly.
public sealed interface Shrinking {

    /// They are not.
    record None() implements Shrinking {}

    /// So strongly.
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

    /// As strongly as predicts held-out games best.
    record Best() implements Shrinking {}

    /// As strongly as held-out games do not tell from the best, and at least so that every piece is
    /// worth more than 0 in every phase: what an engine can load.
    record Auto() implements Shrinking {}

    /// Reads `auto`, `best` or a number.
    ///
    /// @throws InputException when it is none of them
    static Shrinking parse(String text) {
        return switch (text) {
            case "auto" -> new Auto();
            case "best" -> new Best();
            default -> {
                if (!text.matches("\\d{1,9}(\\.\\d{1,15})?([eE]-?\\d{1,2})?")) {
                    throw InputException.about(
                            "shrink", "found '" + text + "', expected auto, best or a number from 0, such as 1e-3");
                }
                yield new Fixed(Double.parseDouble(text));
            }
        };
    }
}
