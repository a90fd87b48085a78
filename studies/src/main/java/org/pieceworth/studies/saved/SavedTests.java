package org.pieceworth.studies.saved;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Document;
import org.pieceworth.empirical.checks.JointTest;
import org.pieceworth.empirical.fit.FitScale;
import org.pieceworth.empirical.fit.LinearRule;
import org.pieceworth.empirical.fit.MaterialRule;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.Ratio;
import org.pieceworth.studies.fit.part.RuleTables;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;

/// Wald's tests by the covariance of a saved fit.
final class SavedTests {

    private static final double LEVEL = 0.95;

    private final SavedFit fit;
    private final List<String> names;
    private final Ratio logOdds;
    private final Ratio values;

    private SavedTests(SavedFit fit) {
        this.fit = fit;
        names = fit.model().names();
        logOdds = fit.logOdds();
        values = fit.values();
    }

    /// The tests for people and programs.
    ///
    /// @param typed rules; those with commas between them are also tested together
    /// @throws InputException when one of them is invalid, or names a feature without a value in the fit
    static Document of(SavedFit fit, List<String> typed) {
        SavedTests tests = new SavedTests(fit);
        List<MaterialRule> single = new ArrayList<>();
        List<JointTest> joint = new ArrayList<>();
        for (String each : typed) {
            List<LinearRule> rules = LinearRule.parseAll(each);
            rules.forEach(rule -> single.add(tests.test(rule)));
            if (rules.size() > 1) {
                joint.add(tests.together(rules));
            }
        }
        Document document = new Document();
        document.shown(RuleTables.tests(single));
        RuleTables.together(single).ifPresent(words -> document.line("").line(words));
        if (!joint.isEmpty()) {
            document.line("").shown(RuleTables.joint(joint));
        }
        document.line("")
                .line("By " + Counted.of(fit.games(), "game") + " of " + fit.file() + ", errors by " + fit.clusters()
                        + "; left − right is on the scale " + fit.unit() + ", p by the difference in log-odds.");
        return document.csv(RuleTables.tests(single)).jsonWhenWanted(json -> {
            RuleTables.tests(single).putInto(json);
            if (!joint.isEmpty()) {
                RuleTables.joint(joint).putInto(json);
            }
        });
    }

    private double[] weights(LinearRule rule) {
        rule.check(names);
        return rule.among(names.size(), names::indexOf).orElseThrow();
    }

    private MaterialRule test(LinearRule rule) {
        double[] weights = weights(rule);
        Estimate difference = estimate(values, weights);
        Estimate inLogits = estimate(logOdds, weights);
        return new MaterialRule(
                rule.text(),
                rule.inequality(),
                difference,
                interval(weights, difference),
                inLogits,
                MaterialRule.Distance.of(inLogits),
                fit.distribution());
    }

    /// Fieller's if the unit is uncertain, as in the fit itself.
    private Interval interval(double[] weights, Estimate difference) {
        double reach = fit.distribution().reach(LEVEL);
        int unit = unit();
        if (unit >= 0) {
            double[] denominator = new double[names.size()];
            denominator[unit] = 1;
            if (logOdds.parameters()[unit] < FitScale.SYMMETRIC * Math.sqrt(logOdds.covariance()[unit][unit])) {
                return logOdds.within(weights, denominator, values.parameters()[unit], reach);
            }
        }
        double half = reach * difference.standardError();
        return new Interval.Bounded(difference.value() - half, difference.value() + half);
    }

    /// The feature with a fixed value, since it is the unit of the others; -1 without one.
    private int unit() {
        for (int i = 0; i < names.size(); i++) {
            if (values.covariance()[i][i] == 0 && logOdds.covariance()[i][i] > 0) {
                return i;
            }
        }
        return -1;
    }

    private static Estimate estimate(Ratio ratio, double[] weights) {
        return new Estimate(
                DotProduct.of(weights, ratio.parameters()), Math.sqrt(Math.max(0, ratio.covariance(weights, weights))));
    }

    private JointTest together(List<LinearRule> rules) {
        rules.stream().filter(LinearRule::inequality).findFirst().ifPresent(rule -> {
            throw InputException.about(
                    "test", "found '" + rule.text() + "' among rules tested together, expected = in each of them");
        });
        return JointTest.of(rules, rules.stream().map(this::weights).toList(), logOdds, fit.distribution());
    }

    /// The joint test that all features of one fit that another lacks have no effect; empty if the other is
    /// not a submodel, or is of other games.
    static Optional<JointTest> nested(SavedFit whole, SavedFit part) {
        List<String> more = whole.model().names().stream()
                .filter(name -> !part.model().names().contains(name))
                .toList();
        boolean contained = whole.model().names().containsAll(part.model().names());
        if (!contained
                || more.isEmpty()
                || whole.games() != part.games()
                || Math.abs(whole.rows() - part.rows()) > 1e-6 * part.rows()
                || !whole.model().draws().equals(part.model().draws())) {
            return Optional.empty();
        }
        SavedTests tests = new SavedTests(whole);
        return Optional.of(tests.together(
                more.stream().map(name -> LinearRule.parse(name + " = 0")).toList()));
    }
}
