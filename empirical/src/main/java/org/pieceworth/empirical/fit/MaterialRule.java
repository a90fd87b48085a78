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
/// @param distribution of an estimate by its standard error
public record MaterialRule(
        String rule,
        boolean inequality,
        Estimate difference,
        Interval interval,
        Estimate logits,
        StudentT distribution) {

    /// A rule by a difference alone.
    public MaterialRule(String rule, boolean inequality, Estimate difference) {
        this(
                rule,
                inequality,
                difference,
                new Interval.Bounded(difference.low(), difference.high()),
                difference,
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

    /// The chance that the left side is more.
    public double chance() {
        return Double.isInfinite(distribution.degrees())
                ? logits.chancePositive()
                : distribution.above(-logits.value() / logits.standardError());
    }

    /// The verdict by the 95 % interval of the difference in logits.
    public Verdict verdict() {
        double reach = distribution.reach(0.95) * logits.standardError();
        boolean bounded = Double.isFinite(logits.value()) && Double.isFinite(reach);
        boolean equal = Math.abs(logits.value()) <= reach;
        if (inequality) {
            return !bounded || equal ? Verdict.OPEN : logits.value() > 0 ? Verdict.HOLDS : Verdict.FAILS;
        }
        return !bounded ? Verdict.OPEN : equal ? Verdict.AGREES : Verdict.FAILS;
    }
}
