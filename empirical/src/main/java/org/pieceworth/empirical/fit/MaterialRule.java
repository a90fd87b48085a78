package org.pieceworth.empirical.fit;

import java.util.Optional;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.StudentT;

/// A chess player's rule about material, checked against fitted values.
///
/// Whether it holds is told by the sides' difference in logits, such as θN − 3θP: the unit, by which the difference on
/// the scale is divided, is positive and changes no sign, but its error would make the difference look surer or less
/// sure than it is.
///
/// @param rule the rule in words of chess, such as `B > 3P`
/// @param inequality whether the rule says that the left side is more; otherwise that the sides are equal
/// @param difference left side less right side, on the scale of the fit
/// @param interval its 95 % interval
/// @param logits left side less right side, in logits
/// @param distance how far the logits are from a number
/// @param distribution of that distance, where the number is the true one
public record MaterialRule(
        String rule,
        boolean inequality,
        Estimate difference,
        Interval interval,
        Estimate logits,
        Distance distance,
        StudentT distribution) {

    /// How far a difference in logits is above a number, in standard errors.
    @FunctionalInterface
    public interface Distance {

        /// By an estimate and its standard error.
        static Distance of(Estimate estimate) {
            return number -> (estimate.value() - number) / estimate.standardError();
        }

        double from(double number);
    }

    /// A rule by a difference alone.
    public MaterialRule(String rule, boolean inequality, Estimate difference) {
        this(
                rule,
                inequality,
                difference,
                new Interval.Bounded(difference.low(), difference.high()),
                difference,
                Distance.of(difference),
                StudentT.NORMAL);
    }

    /// What games say of a rule.
    public enum Verdict {
        /// It holds.
        HOLDS,
        /// Nothing speaks against it: as much as can be said for an equality.
        AGREES,
        /// It may hold or not.
        OPEN,
        /// It fails.
        FAILS
    }

    /// The interval's lower end; empty when it has none, or is not in one piece.
    public Optional<Double> low() {
        return FittedValue.low(Optional.of(interval));
    }

    /// The interval's upper end; empty when it has none, or is not in one piece.
    public Optional<Double> high() {
        return FittedValue.high(Optional.of(interval));
    }

    /// The same by another measure of how far the logits are from a number.
    MaterialRule by(Interval itsInterval, Distance other, StudentT itsDistribution) {
        return new MaterialRule(rule, inequality, difference, itsInterval, logits, other, itsDistribution);
    }

    /// One less the one-sided p-value of the left side's being more: how often, were the sides equal, chance alone
    /// would
    /// leave the difference less than it is.
    public double chance() {
        return distribution.above(-distance.from(0));
    }

    /// How often chance alone would put the difference in logits as far from 0, on either side, were the sides equal;
    /// NaN where nothing is known.
    public double pValue() {
        return Math.min(1, 2 * distribution.above(Math.abs(distance.from(0))));
    }

    /// The verdict: whether, were the sides equal, chance alone would put the difference in logits as far from 0 in
    /// fewer than 5 of a hundred samples.
    public Verdict verdict() {
        double from = distance.from(0);
        boolean known = Double.isFinite(logits.value()) && Double.isFinite(logits.standardError());
        boolean equal = Math.abs(from) <= distribution.reach(0.95) || logits.value() == 0;
        if (inequality) {
            return !known || equal ? Verdict.OPEN : from > 0 ? Verdict.HOLDS : Verdict.FAILS;
        }
        return !known ? Verdict.OPEN : equal ? Verdict.AGREES : Verdict.FAILS;
    }
}
