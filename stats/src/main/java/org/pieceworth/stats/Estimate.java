package org.pieceworth.stats;

import org.hipparchus.special.Erf;

/// A number and its standard error.
///
/// @param value the number
/// @param standardError its standard error, 0 for a fixed number, NaN if unknown
public record Estimate(double value, double standardError) {

    /// The 0.975 quantile of the normal distribution.
    private static final double Z95 = 1.959963984540054;

    /// The lower end of the 95 % interval.
    public double low() {
        return value - Z95 * standardError;
    }

    /// The upper end of the 95 % interval.
    public double high() {
        return value + Z95 * standardError;
    }

    /// The probability, by the normal distribution, that the true number is positive.
    public double chancePositive() {
        return Erf.erfc(-value / standardError / Math.sqrt(2)) / 2;
    }
}
