package org.pieceworth.empirical.checks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.pieceworth.empirical.fit.FitClusters;
import org.pieceworth.empirical.fit.LinearRule;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.FRatio;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.StudentT;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.text.InputException;

/// The joint test of several rules, each claiming that two sides are equal.
///
/// @param text the rules in the user's spelling
/// @param ratio Wald's statistic by the fit's covariance, with its null distribution
/// @param region simultaneous 95 % intervals of the differences in log-odds: the projections of the ellipsoid
/// of differences not rejected (Scheffé 1953)
public record JointTest(String text, FRatio ratio, List<Side> region) {

    private static final double LEVEL = 0.95;

    public JointTest {
        region = List.copyOf(region);
    }

    /// One of the rules.
    ///
    /// @param rule text of the rule
    /// @param difference left side less right side, in log-odds
    /// @param low end of its interval, which is wider than that for only this rule
    /// @param high likewise
    public record Side(String rule, Estimate difference, double low, double high) {

        static Side of(String rule, Estimate difference, double reach) {
            double half = reach * difference.standardError();
            return new Side(rule, difference, difference.value() - half, difference.value() + half);
        }
    }

    /// A rule with a smaller share of the variance adds nothing to the others.
    private static final double NOTHING_NEW = 1e-9;

    /// @throws InputException when a rule is not an equality, names a feature without a value in the fit, or
    /// follows from others
    public static JointTest of(PieceValueFit fit, List<LinearRule> rules) {
        String text = rules.stream().map(LinearRule::text).collect(Collectors.joining(", "));
        List<String> names = List.of(fit.design().names());
        List<double[]> weights = new ArrayList<>();
        for (LinearRule rule : rules) {
            if (rule.inequality()) {
                throw wrong("'" + rule.text() + "' in '" + text + "', expected = in each of the rules tested"
                        + " together");
            }
            rule.check(fit.design().features().stream().map(each -> each.name()).toList());
            weights.add(rule.among(fit.ratio().parameters().length, names::indexOf)
                    .orElseThrow(() -> wrong("'" + rule.text() + "' in '" + text
                            + "', but these games leave a value of it open; expected rules without it")));
        }
        return of(
                rules,
                weights,
                fit.ratio(),
                fit.clusters().map(FitClusters::distribution).orElse(StudentT.NORMAL));
    }

    /// The test for any fit.
    ///
    /// @param weights weights of the parameters in each rule
    /// @param distribution distribution of an estimate over its standard error
    /// @throws InputException when a rule follows from others, or the errors have too few degrees of freedom
    public static JointTest of(List<LinearRule> rules, List<double[]> weights, Ratio ratio, StudentT distribution) {
        String text = rules.stream().map(LinearRule::text).collect(Collectors.joining(", "));
        double[][] covariance = covariance(ratio, weights);
        if (!isOfFullRank(covariance)) {
            throw wrong("'" + text + "', expected rules that do not follow from each other");
        }
        double[] sides = weights.stream()
                .mapToDouble(each -> DotProduct.of(each, ratio.parameters()))
                .toArray();
        double[] solved = sides.clone();
        Cholesky.of(covariance).solve(solved);
        double freedom = distribution.degrees();
        if (freedom < rules.size()) {
            throw wrong("'" + text + "', but the errors have " + Math.floor(freedom)
                    + " degrees of freedom; expected no more rules than that");
        }
        double reach = Math.sqrt(FRatio.waldQuantile(LEVEL, rules.size(), freedom));
        return new JointTest(
                text,
                FRatio.ofWald(DotProduct.of(sides, solved), rules.size(), freedom),
                IntStream.range(0, sides.length)
                        .mapToObj(i -> Side.of(
                                rules.get(i).text(), new Estimate(sides[i], Math.sqrt(covariance[i][i])), reach))
                        .toList());
    }

    private static double[][] covariance(Ratio ratio, List<double[]> weights) {
        return weights.stream()
                .map(left -> weights.stream()
                        .mapToDouble(right -> ratio.covariance(left, right))
                        .toArray())
                .toArray(double[][]::new);
    }

    /// By Gram and Schmidt: each rule has variance that those before it do not explain.
    private static boolean isOfFullRank(double[][] covariance) {
        int size = covariance.length;
        double[][] left = Arrays.stream(covariance).map(double[]::clone).toArray(double[][]::new);
        for (int pivot = 0; pivot < size; pivot++) {
            int at = pivot;
            if (!(left[at][at] > NOTHING_NEW * covariance[at][at])) {
                return false;
            }
            for (int row = pivot + 1; row < size; row++) {
                double factor = left[row][at] / left[at][at];
                double[] from = left[at].clone();
                double[] to = left[row];
                IntStream.range(0, size).forEach(column -> to[column] -= factor * from[column]);
            }
        }
        return true;
    }

    private static InputException wrong(String found) {
        return InputException.about("test", "found " + found);
    }
}
