package org.pieceworth.empirical.fit;

import java.util.Optional;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;

/// A fitted feature.
///
/// @param feature its name: P N B R Q, that of another term, `white` or `drawWidth`
/// @param title its name in words
/// @param value value on the scale of the fit; empty if the games do not identify it
/// @param interval 95 % interval of the value: by the bootstrap if there was one, by Fieller's theorem if the unit is
/// weak, else by the delta method
/// @param coefficient coefficient in log-odds; empty if the games do not identify it, or if values were
/// pooled
/// @param evidence the games that inform it; empty if games are not at hand
/// @param doubt reason for a missing value or error; empty if it has both
public record FittedValue(
        String feature,
        String title,
        Optional<Estimate> value,
        Optional<Interval> interval,
        Optional<Estimate> coefficient,
        Optional<Evidence> evidence,
        Optional<ValueDoubt> doubt) {

    /// @param feature its name
    /// @param title its name in words
    /// @param value value on the scale of the fit; empty when the games do not identify it
    /// @param interval the 95 % interval of the value
    /// @param coefficient coefficient in log-odds
    public FittedValue(
            String feature,
            String title,
            Optional<Estimate> value,
            Optional<Interval> interval,
            Optional<Estimate> coefficient) {
        this(feature, title, value, interval, coefficient, Optional.empty(), Optional.empty());
    }

    /// A feature that the games do not identify.
    static FittedValue unknown(String feature, String title, ValueDoubt why) {
        return new FittedValue(
                feature,
                title,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(why));
    }

    /// A copy with its evidence.
    FittedValue toldBy(Evidence games) {
        return new FittedValue(feature, title, value, interval, coefficient, Optional.of(games), doubt);
    }

    /// A copy without errors, which would be too small.
    ///
    /// @param why the reason
    FittedValue withoutErrors(ValueDoubt why) {
        return new FittedValue(
                feature,
                title,
                value.map(FittedValue::bare),
                Optional.empty(),
                coefficient.map(FittedValue::bare),
                evidence,
                Optional.of(why));
    }

    private static Estimate bare(Estimate estimate) {
        return new Estimate(estimate.value(), Double.NaN);
    }

    /// The value's standard error; empty without one.
    public Optional<Double> standardError() {
        return error(value);
    }

    /// The coefficient's standard error; empty without one.
    public Optional<Double> coefficientError() {
        return error(coefficient);
    }

    private static Optional<Double> error(Optional<Estimate> estimate) {
        return estimate.map(Estimate::standardError).filter(Double::isFinite);
    }

    /// A pooled value, which has no separate coefficient, with a normal interval.
    public static FittedValue pooled(String feature, String title, Estimate value) {
        return new FittedValue(
                feature,
                title,
                Optional.of(value),
                Optional.of(new Interval.Bounded(value.low(), value.high())),
                Optional.empty());
    }

    /// The interval's lower end; empty if it is infinite, or the interval is not one stretch.
    public Optional<Double> low() {
        return low(interval);
    }

    static Optional<Double> low(Optional<Interval> interval) {
        return interval.flatMap(Interval::bounded).map(Interval.Bounded::low).filter(Double::isFinite);
    }

    /// The interval's upper end; empty if it is infinite, or the interval is not one stretch.
    public Optional<Double> high() {
        return high(interval);
    }

    static Optional<Double> high(Optional<Interval> interval) {
        return interval.flatMap(Interval::bounded).map(Interval.Bounded::high).filter(Double::isFinite);
    }
}
