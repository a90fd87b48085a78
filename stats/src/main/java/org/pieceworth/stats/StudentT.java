package org.pieceworth.stats;

import org.hipparchus.distribution.continuous.TDistribution;
import org.hipparchus.special.Erf;

/// Student's distribution.
///
/// @param degrees degrees of freedom, positive; if infinite, the normal distribution
public record StudentT(double degrees) {

    public static final StudentT NORMAL = new StudentT(Double.POSITIVE_INFINITY);

    /// @throws IllegalArgumentException without any degrees of freedom
    public StudentT {
        if (!(degrees > 0)) {
            throw new IllegalArgumentException("degrees of freedom are positive, not " + degrees);
        }
    }

    /// The chance of a number above this one.
    public double above(double t) {
        return Double.isInfinite(degrees)
                ? new Estimate(-t, 1).chancePositive()
                : new TDistribution(degrees).cumulativeProbability(-t);
    }

    /// The distance from 0 that has this two-sided p-value.
    ///
    /// @param pValue above 0; 1 and more is at 0
    public double distance(double pValue) {
        return pValue >= 1 ? 0 : reach(1 - pValue);
    }

    /// The reach of an interval to either side, in standard errors.
    ///
    /// @throws IllegalArgumentException when the level is not between 0 and 1
    public double reach(double level) {
        if (!(level > 0 && level < 1)) {
            throw new IllegalArgumentException("a level lies between 0 and 1, not " + level);
        }
        double normal = Math.sqrt(2) * Erf.erfInv(level);
        if (Double.isInfinite(degrees)) {
            return normal;
        }
        // Bisection to the last bit: the inverse of TDistribution is wrong from the seventh digit on with
        // many degrees of freedom, and useless in far tails.
        double tail = (1 - level) / 2;
        double low = normal;
        double high = 2 * normal;
        while (above(high) > tail) {
            high *= 2;
        }
        double middle = (low + high) / 2;
        while (low < middle && middle < high) {
            if (above(middle) > tail) {
                low = middle;
            } else {
                high = middle;
            }
            middle = (low + high) / 2;
        }
        return high;
    }
}
