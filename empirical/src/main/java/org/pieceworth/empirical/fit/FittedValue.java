package org.pieceworth.empirical.fit;

import java.util.Optional;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;

/// A fitted feature.
///
/// @param feature its name: P N B R Q, those of other terms, `white` or `drawWidth`
/// @param title its name for people
/// @param value on the scale of the fit; empty when the games do not identify it
/// @param interval the 95 % interval of the value: by the bootstrap where there was one, by Fieller's
/// theorem where the scale's own coefficient is weak, else by the delta method
/// @param coefficient in logits; empty when the games do not identify it, or when values were pooled
/// @param evidence the games that inform it; empty where games were not at hand
/// @param doubt why it has no value, or no error; empty where it has both
public record FittedValue(
        String feature,
        String title,
        Optional<Estimate> value,
        Optional<Interval> interval,
        Optional<Estimate> coefficient,
        Optional<Evidence> evidence,
        Optional<ValueDoubt> doubt) {

    /// @param feature its name
    /// @param title its name for people
    /// @param value on the scale of the fit; empty when the games do not identify it
    /// @param interval the 95 % interval of the value
    /// @param coefficient in logits
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

    /// The same told by these games.
    FittedValue toldBy(Evidence games) {
        return new FittedValue(feature, title, value, interval, coefficient, Optional.of(games), doubt);
    }

    /// The same without errors, where they would promise too much.
    ///
    /// @param why they would
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

    /// The value's standard error; empty where it has none.
    public Optional<Double> standardError() {
        return error(value);
    }

    /// The coefficient's standard error; empty where it has none.
    public Optional<Double> coefficientError() {
        return error(coefficient);
    }

    private static Optional<Double> error(Optional<Estimate> estimate) {
        return estimate.map(Estimate::standardError).filter(Double::isFinite);
    }

    /// A feature with a value that no coefficient corresponds to, whose interval is normal.
    public static FittedValue pooled(String feature, String title, Estimate value) {
        return new FittedValue(
                feature,
                title,
                Optional.of(value),
                Optional.of(new Interval.Bounded(value.low(), value.high())),
                Optional.empty());
    }

    /// The interval's lower end; empty when the interval has none, or is not in one piece.
    public Optional<Double> low() {
        return low(interval);
    }

    static Optional<Double> low(Optional<Interval> interval) {
        return interval.flatMap(Interval::bounded).map(Interval.Bounded::low).filter(Double::isFinite);
    }

    /// The interval's upper end; empty when the interval has none, or is not in one piece.
    public Optional<Double> high() {
        return high(interval);
    }

    static Optional<Double> high(Optional<Interval> interval) {
        return interval.flatMap(Interval::bounded).map(Interval.Bounded::high).filter(Double::isFinite);
    }
}
