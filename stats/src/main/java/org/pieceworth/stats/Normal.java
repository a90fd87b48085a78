package org.pieceworth.stats;

import org.hipparchus.special.Erf;

/// Quantiles of the normal distribution.
final class Normal {

    private Normal() {}

    /// How many standard errors an interval reaches to either side.
    ///
    /// @throws IllegalArgumentException when the level is not between 0 and 1
    static double reach(double level) {
        if (!(level > 0 && level < 1)) {
            throw new IllegalArgumentException("a level lies between 0 and 1, not " + level);
        }
        return Math.sqrt(2) * Erf.erfInv(level);
    }
}
