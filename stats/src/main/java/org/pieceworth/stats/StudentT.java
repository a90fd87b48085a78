package org.pieceworth.stats;

import org.hipparchus.special.Beta;

/// Student's distribution.
///
/// @param degrees of freedom, positive; where infinite, the normal distribution
public record StudentT(double degrees) {

    /// The normal distribution.
    public static final StudentT NORMAL = new StudentT(Double.POSITIVE_INFINITY);

    private static final int HALVINGS = 200;

    /// @throws IllegalArgumentException without any degrees of freedom
    public StudentT {
        if (!(degrees > 0)) {
            throw new IllegalArgumentException("degrees of freedom are positive, not " + degrees);
        }
    }

    /// The chance of a number above this one.
    public double above(double t) {
        if (Double.isInfinite(degrees)) {
            return new Estimate(-t, 1).chancePositive();
        }
        double tail = Beta.regularizedBeta(degrees / (degrees + t * t), degrees / 2, 0.5) / 2;
        return t >= 0 ? tail : 1 - tail;
    }

    /// How many standard errors an interval reaches to either side.
    ///
    /// @throws IllegalArgumentException when the level is not between 0 and 1
    public double reach(double level) {
        double normal = Normal.reach(level);
        if (Double.isInfinite(degrees)) {
            return normal;
        }
        double low = normal;
        double high = 2 * normal;
        while (above(high) > (1 - level) / 2) {
            high *= 2;
        }
        for (int step = 0; step < HALVINGS && low < high; step++) {
            double middle = (low + high) / 2;
            if (middle <= low || middle >= high) {
                break;
            }
            if (above(middle) > (1 - level) / 2) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return high;
    }
}
