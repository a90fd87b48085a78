package org.pieceworth.report.page;

/// A rule of thumb and what the games say of it.
///
/// @param rule as it is written: `B + N = R + 1.5P`
/// @param difference left less right, on the page's scale
/// @param verdict in one word
/// @param reason the words beside it: `P(true) 0.08`; may be empty
public record RuleLine(String rule, Measured difference, Verdict verdict, String reason) {

    /// The verdict on `left > right` by the 95 % interval.
    public static Verdict inequality(Measured difference) {
        if (!difference.bounded() || (difference.low() <= 0 && difference.high() >= 0)) {
            return Verdict.OPEN;
        }
        return difference.low() > 0 ? Verdict.HOLDS : Verdict.FAILS;
    }

    /// The verdict on `left = right` by the 95 % interval: the games agree, or the rule fails.
    public static Verdict equality(Measured difference) {
        if (!difference.bounded()) {
            return Verdict.OPEN;
        }
        return difference.low() <= 0 && difference.high() >= 0 ? Verdict.AGREES : Verdict.FAILS;
    }
}
