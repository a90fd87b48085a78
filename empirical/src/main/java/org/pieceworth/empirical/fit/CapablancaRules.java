package org.pieceworth.empirical.fit;

import java.util.List;
import java.util.Optional;
import org.pieceworth.stats.Estimate;

/// The rules that Medvedev (2015) takes from Capablanca's "Chess Fundamentals".
final class CapablancaRules {

    static final List<Rule> RULES = List.of(
            new Rule("B > N", true, 0, -1, 1, 0, 0),
            new Rule("B > 3P", true, -3, 0, 1, 0, 0),
            new Rule("N > 3P", true, -3, 1, 0, 0, 0),
            new Rule("2R > Q", true, 0, 0, 0, 2, -1),
            // "slightly weaker than two Knights and a Bishop, and a little more so than two Bishops and a Knight"
            new Rule("2N + B > 2R", true, 0, 2, 1, -2, 0),
            new Rule("2B + N > 2R", true, 0, 1, 2, -2, 0),
            new Rule("R = N + 2P", false, -2, -1, 0, 1, 0),
            new Rule("R = B + 2P", false, -2, 0, -1, 1, 0),
            new Rule("B + N = R + 1.5P", false, -1.5, 1, 1, -1, 0),
            new Rule("Q + P = 2R", false, 1, 0, 0, -2, 1));

    private CapablancaRules() {}

    /// A rule as weights of left less right.
    record Rule(String text, boolean inequality, double p, double n, double b, double r, double q) {

        /// Its weights among the parameters.
        ///
        /// @param columns the columns of P N B R Q, -1 for a piece without enough evidence
        Optional<double[]> weights(int parameters, int[] columns) {
            double[] of = {p, n, b, r, q};
            double[] weights = new double[parameters];
            for (int i = 0; i < columns.length; i++) {
                if (columns[i] >= 0) {
                    weights[columns[i]] = of[i];
                } else if (of[i] != 0) {
                    return Optional.empty();
                }
            }
            return Optional.of(weights);
        }

        MaterialRule against(FitScale scale, double[] weights) {
            Estimate logits = scale.coefficient(weights);
            return new MaterialRule(
                    text,
                    inequality,
                    scale.value(weights),
                    scale.interval(weights),
                    logits,
                    MaterialRule.Distance.of(logits),
                    scale.distribution());
        }
    }
}
