package org.pieceworth.empirical.fit;

import java.util.Optional;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.StudentT;

/// A rule of chess players about material, checked against fitted values.
///
/// The verdict is by the sides' difference in log-odds, such as θN − 3θP. Division by the unit, which is
/// positive, changes no sign, but its error would make the difference look more or less certain than it is.
///
/// @param rule rule in words of chess, such as `B > 3P`
/// @param inequality true if the rule says that the left side is more, false if it says that both are equal
/// @param difference left side less right side, on the scale of the fit
/// @param interval its 95 % interval
/// @param logOdds left side less right side, in log-odds
/// @param distance distance of the log-odds from a number
/// @param distribution distribution of that distance if the number is true
public record MaterialRule(
        String rule,
        boolean inequality,
        Estimate difference,
        Interval interval,
        Estimate logOdds,
        Distance distance,
        StudentT distribution) {

    /// Signed distance of the difference in log-odds above a number, in standard errors.
    @FunctionalInterface
    public interface Distance {

        /// Wald's distance, by the standard error.
        static Distance of(Estimate estimate) {
            return number -> (estimate.value() - number) / estimate.standardError();
        }

        double from(double number);
    }

    /// The verdict of the games on a rule.
    public enum Verdict {
        /// The data show the rule to be true.
        HOLDS,
        /// The equality is not rejected; data cannot confirm more.
        AGREES,
        /// Neither shown nor rejected.
        OPEN,
        /// Rejected.
        FAILS
    }

    /// The interval's lower end; empty if it is infinite, or the interval is not one stretch.
    public Optional<Double> low() {
        return FittedValue.low(Optional.of(interval));
    }

    /// The interval's upper end; empty if it is infinite, or the interval is not one stretch.
    public Optional<Double> high() {
        return FittedValue.high(Optional.of(interval));
    }

    /// A copy tested by another measure of distance, such as the likelihood.
    MaterialRule by(Interval itsInterval, Distance other, StudentT itsDistribution) {
        return new MaterialRule(rule, inequality, difference, itsInterval, logOdds, other, itsDistribution);
    }

    /// 1 less the one-sided p-value: the probability of a difference below the observed one by chance if the
    /// sides are equal.
    public double chance() {
        return distribution.above(-distance.from(0));
    }

    /// The two-sided p-value of equal sides; NaN if unknown.
    public double pValue() {
        return Math.min(1, 2 * distribution.above(Math.abs(distance.from(0))));
    }

    /// The verdict, at the 5 % level of the two-sided p-value.
    public Verdict verdict() {
        double from = distance.from(0);
        boolean known = Double.isFinite(logOdds.value()) && Double.isFinite(logOdds.standardError());
        boolean equal = Math.abs(from) <= distribution.reach(0.95) || logOdds.value() == 0;
        if (inequality) {
            return !known || equal ? Verdict.OPEN : from > 0 ? Verdict.HOLDS : Verdict.FAILS;
        }
        return !known ? Verdict.OPEN : equal ? Verdict.AGREES : Verdict.FAILS;
    }
}
