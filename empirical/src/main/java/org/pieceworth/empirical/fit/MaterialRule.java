package org.pieceworth.empirical.fit;

import java.util.Optional;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;

/// A chess player's rule about material, held against fitted values.
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
public record MaterialRule(String rule, boolean inequality, Estimate difference, Interval interval, Estimate logits) {

    /// A rule by a difference alone.
    public MaterialRule(String rule, boolean inequality, Estimate difference) {
        this(rule, inequality, difference, new Interval.Bounded(difference.low(), difference.high()), difference);
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

    /// The chance, by the normal distribution, that the left side is more.
    public double chance() {
        return logits.chancePositive();
    }

    /// The verdict by the 95 % interval of the difference in logits.
    public Verdict verdict() {
        boolean bounded = Double.isFinite(logits.low()) && Double.isFinite(logits.high());
        boolean equal = logits.low() <= 0 && logits.high() >= 0;
        if (inequality) {
            return !bounded || equal ? Verdict.OPEN : logits.low() > 0 ? Verdict.HOLDS : Verdict.FAILS;
        }
        return !bounded ? Verdict.OPEN : equal ? Verdict.AGREES : Verdict.FAILS;
    }
}
