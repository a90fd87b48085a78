package org.pieceworth.empirical;

import java.util.Arrays;
import java.util.List;
import org.pieceworth.stats.Ratio;

/// The rules that Medvedev (2015) takes from Capablanca's "Chess Fundamentals".
final class CapablancaRules {

    static final List<Rule> RULES = List.of(
            new Rule("B > N", true, 0, -1, 1, 0, 0),
            new Rule("B > 3P", true, -3, 0, 1, 0, 0),
            new Rule("N > 3P", true, -3, 1, 0, 0, 0),
            new Rule("2R > Q", true, 0, 0, 0, 2, -1),
            new Rule("B + N = R + 1.5P", false, -1.5, 1, 1, -1, 0),
            new Rule("Q + P = 2R", false, 1, 0, 0, -2, 1));

    private CapablancaRules() {}

    /// A rule as weights of left less right.
    record Rule(String text, boolean inequality, double p, double n, double b, double r, double q) {

        MaterialRule against(Ratio ratio, double[] unit, double number) {
            double[] weights = Arrays.copyOf(new double[] {p, n, b, r, q}, unit.length);
            return new MaterialRule(text, inequality, ratio.of(weights, unit, number));
        }
    }
}
