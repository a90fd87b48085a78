package org.pieceworth.report.page;

import java.util.Optional;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;

/// A number and its 95 % interval. An end may be infinite, and where `low` is above `high` the interval is all but
/// what lies between (both come from Fieller's intervals of ratios).
///
/// @param value the estimate
/// @param standardError its standard error, 0 where the number is fixed, NaN where there is none
/// @param low the interval's lower end, or -∞
/// @param high the interval's upper end, or ∞
public record Measured(double value, double standardError, double low, double high) {

    private static final double Z95 = 1.959963984540054;

    /// A number that is fixed: a unit.
    public static Measured fixed(double value) {
        return new Measured(value, 0, value, value);
    }

    /// An estimate with the interval of the normal distribution.
    public static Measured normal(double value, double standardError) {
        return new Measured(value, standardError, value - Z95 * standardError, value + Z95 * standardError);
    }

    /// An estimate with an interval of its own, and no standard error.
    public static Measured within(double value, double low, double high) {
        return new Measured(value, Double.NaN, low, high);
    }

    /// A fitted value with its interval; empty where the games do not determine it.
    static Optional<Measured> of(FittedValue value) {
        return value.value().flatMap(estimate -> value.interval().map(interval -> of(estimate, interval)));
    }

    /// An estimate with the interval of the normal distribution.
    public static Measured of(Estimate estimate) {
        return normal(estimate.value(), estimate.standardError());
    }

    /// An estimate with an interval of its own.
    public static Measured of(Estimate estimate, Interval interval) {
        return switch (interval) {
            case Interval.Bounded(double low, double high) ->
                new Measured(estimate.value(), estimate.standardError(), low, high);
            case Interval.Outside(double below, double above) ->
                new Measured(estimate.value(), estimate.standardError(), above, below);
            case Interval.Line _ ->
                new Measured(
                        estimate.value(), estimate.standardError(), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        };
    }

    /// Whether the number is fixed, not estimated.
    public boolean exact() {
        return low == value && high == value;
    }

    /// Whether the interval is one stretch with two ends.
    public boolean bounded() {
        return Double.isFinite(low) && Double.isFinite(high) && low <= high;
    }

    /// The standard error, or what the interval's width says of it; NaN where neither is known.
    public double spread() {
        if (Double.isFinite(standardError)) {
            return standardError;
        }
        return bounded() ? (high - low) / (2 * Z95) : Double.NaN;
    }
}
