package org.pieceworth.report.chart;

import java.util.Collection;
import java.util.Optional;
import org.pieceworth.answer.Numbers;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.RoundedEnds;

/// A number with its 95 % interval. An end may be infinite, and if `low` is above `high`, the interval is everything
/// outside them (both occur in Fieller's intervals of ratios).
///
/// @param value the estimate
/// @param standardError 0 for a fixed number, NaN if unknown
/// @param low the interval's lower end, or -∞
/// @param high the interval's upper end, or ∞
public record Measured(double value, double standardError, double low, double high) {

    private static final double Z95 = 1.959963984540054;

    /// An estimate with a normal interval.
    public static Measured normal(double value, double standardError) {
        return new Measured(value, standardError, value - Z95 * standardError, value + Z95 * standardError);
    }

    /// An estimate with given ends and no standard error; NaN ends for no interval.
    public static Measured within(double value, double low, double high) {
        return new Measured(value, Double.NaN, low, high);
    }

    /// A fitted value with its interval; empty if the games do not determine it.
    static Optional<Measured> of(FittedValue value) {
        return value.value().flatMap(estimate -> value.interval().map(interval -> of(estimate, interval)));
    }

    /// An estimate with a normal interval.
    public static Measured of(Estimate estimate) {
        return normal(estimate.value(), estimate.standardError());
    }

    /// An estimate with a given interval.
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

    /// True for a fixed number, which needs no ± and no interval.
    public boolean exact() {
        return low == value && high == value;
    }

    /// True for one stretch with two finite ends.
    public boolean bounded() {
        return Double.isFinite(low) && Double.isFinite(high) && low <= high;
    }

    /// The standard error, or the one implied by the interval's width; NaN if both are unknown.
    public double spread() {
        if (Double.isFinite(standardError)) {
            return standardError;
        }
        return bounded() ? (high - low) / (2 * Z95) : Double.NaN;
    }

    /// Number of decimals, at most four, that shows two digits of the smallest standard error.
    public static int decimals(Collection<Measured> column) {
        return column.stream()
                .filter(number -> !number.exact())
                .mapToInt(Measured::decimals)
                .max()
                .orElse(0);
    }

    /// Number of decimals that show two digits of its standard error.
    public int decimals() {
        if (exact()) {
            return 0;
        }
        if (!(spread() > 0)) {
            return Math.abs(value) < 10 ? 2 : 0;
        }
        return Math.clamp(1L - (int) Math.floor(Math.log10(spread())), 0, 4);
    }

    /// The interval in words, for one, two or no ends. An end other than 0 is never rounded to 0, since readers see
    /// from it whether 0 is inside.
    public String interval(int decimals) {
        if (exact() || Double.isNaN(low) || Double.isNaN(high)) {
            return "–";
        }
        int digits = RoundedEnds.decimals(low, high, decimals);
        boolean below = low == Double.NEGATIVE_INFINITY;
        boolean above = high == Double.POSITIVE_INFINITY;
        if (below || above) {
            return below && above
                    ? "unbounded"
                    : below ? "below " + Numbers.typeset(high, digits) : "above " + Numbers.typeset(low, digits);
        }
        String from = Numbers.typeset(low, digits);
        String to = Numbers.typeset(high, digits);
        return low <= high ? from + " to " + to : "outside " + to + " to " + from;
    }

    /// The number with its interval in one phrase.
    public String phrase(int decimals) {
        boolean alone = exact() || Double.isNaN(low);
        return Numbers.typeset(value, decimals) + (alone ? "" : " (" + interval(decimals) + ")");
    }
}
