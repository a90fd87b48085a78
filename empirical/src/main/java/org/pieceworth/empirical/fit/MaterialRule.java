package org.pieceworth.empirical.fit;

import org.pieceworth.stats.Estimate;

/// A chess player's rule about material, held against fitted values.
///
/// @param rule the rule in words of chess, such as `B > 3P`
/// @param inequality whether the rule says that the left side is more; otherwise that the sides are equal
/// @param difference left side less right side, on the scale of the fit
public record MaterialRule(String rule, boolean inequality, Estimate difference) {

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

    /// The verdict by the 95 % interval of the difference.
    public Verdict verdict() {
        boolean bounded = Double.isFinite(difference.low()) && Double.isFinite(difference.high());
        boolean equal = difference.low() <= 0 && difference.high() >= 0;
        if (inequality) {
            return !bounded || equal ? Verdict.OPEN : difference.low() > 0 ? Verdict.HOLDS : Verdict.FAILS;
        }
        return !bounded ? Verdict.OPEN : equal ? Verdict.AGREES : Verdict.FAILS;
    }
}
