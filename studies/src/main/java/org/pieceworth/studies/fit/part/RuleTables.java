package org.pieceworth.studies.fit.part;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.checks.JointTest;
import org.pieceworth.empirical.fit.MaterialRule;
import org.pieceworth.stats.Holm;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/// Tables of rules about values and of tests of them, for new and saved fits.
public final class RuleTables {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final double LEVEL = 0.05;

    /// Explains p-values on pages.
    static final String CHANCE = "p is the probability of such a separation of two equal sides by chance.";

    private RuleTables() {}

    /// Capablanca's rules.
    public static Table<MaterialRule> rules(List<MaterialRule> rules) {
        return rules("rules", "Capablanca's rule", rules);
    }

    /// Rules of the user's own.
    public static Table<MaterialRule> tests(List<MaterialRule> tests) {
        return rules("tests", "test", tests);
    }

    private static Table<MaterialRule> rules(String name, String title, List<MaterialRule> rules) {
        int decimals =
                Numbers.decimals(rules.stream().map(MaterialRule::difference).toList());
        Map<String, Double> holm = holm(rules);
        return Table.of(
                name,
                rules,
                Column.words("rule", title, MaterialRule::rule),
                Column.signed(
                        "difference",
                        "left − right",
                        decimals,
                        rule -> rule.difference().value()),
                Column.number(
                        "se",
                        ValueTables.ERROR,
                        decimals,
                        rule -> rule.difference().standardError()),
                Column.datum("low", rule -> ValueTables.of(rule.low())),
                Column.datum("high", rule -> ValueTables.of(rule.high())),
                Column.figure(ValueTables.INTERVAL, rule -> Numbers.interval(rule.interval(), decimals)),
                Column.data("chance", rule -> rule.inequality() ? JSON.numberNode(rule.chance()) : JSON.missingNode()),
                Column.datum("pValue", MaterialRule::pValue),
                Column.datum("pHolm", rule -> holm.getOrDefault(rule.rule(), Double.NaN)),
                Column.note("verdict", RuleTables::verdict));
    }

    /// P-values by rule, as all of them are tested at once.
    private static Map<String, Double> holm(List<MaterialRule> rules) {
        double[] adjusted =
                Holm.adjusted(rules.stream().mapToDouble(MaterialRule::pValue).toArray());
        Map<String, Double> byRule = new HashMap<>();
        for (int i = 0; i < adjusted.length; i++) {
            byRule.put(rules.get(i).rule(), adjusted[i]);
        }
        return byRule;
    }

    /// Counts the verdicts that remain significant when rules are tested at once; empty for a single rule.
    public static Optional<String> together(List<MaterialRule> rules) {
        long alone = rules.stream().filter(rule -> rule.pValue() < LEVEL).count();
        long together = holm(rules).values().stream().filter(p -> p < LEVEL).count();
        return rules.size() < 2 || alone == 0
                ? Optional.empty()
                : Optional.of("Of these " + rules.size() + " differences " + alone
                        + (alone == 1 ? " is" : " are") + " significant at 5 % one by one, " + together
                        + " where all are tested at once (Holm).");
    }

    /// Tests of several rules together.
    public static Table<JointTest> joint(List<JointTest> tests) {
        return Table.of(
                "jointTests",
                tests,
                Column.words("rules", "together", JointTest::text),
                Column.number("f", "F", 2, test -> test.ratio().statistic()),
                Column.datum("degrees", test -> test.ratio().degrees()),
                Column.datum("errorDegrees", test -> test.ratio().errorDegrees()),
                Column.figure("degrees", RuleTables::degrees),
                Column.datum("pValue", test -> test.ratio().pValue()),
                Column.data("region", RuleTables::region),
                Column.figure("p", test -> Numbers.chance(test.ratio().pValue())));
    }

    private static String degrees(JointTest test) {
        double error = test.ratio().errorDegrees();
        return test.ratio().degrees() + ", " + (Double.isInfinite(error) ? "∞" : Numbers.fixed(error, 0));
    }

    /// Simultaneous intervals of the rules' differences.
    private static JsonNode region(JointTest test) {
        ArrayNode region = JSON.arrayNode();
        for (JointTest.Side side : test.region()) {
            region.addObject()
                    .put("rule", side.rule())
                    .put("logits", side.difference().value())
                    .put("low", side.low())
                    .put("high", side.high());
        }
        return region;
    }

    /// The verdict on a rule. The p-value is two-sided, so it is below 0.05 exactly if the verdict
    /// is significant.
    private static String verdict(MaterialRule rule) {
        String word = switch (rule.verdict()) {
            case HOLDS -> "holds";
            case AGREES -> "no clear difference";
            case OPEN -> "open";
            case FAILS ->
                rule.inequality() ? "fails" : rule.difference().value() > 0 ? "left is more" : "right is more";
        };
        return pValue(rule).map(p -> word + ", " + p).orElse(word);
    }

    /// Text such as `p = 0.03`; empty if unknown.
    private static Optional<String> pValue(MaterialRule rule) {
        double p = rule.pValue();
        return Double.isNaN(p) ? Optional.empty() : Optional.of("p " + Numbers.equalsChance(p));
    }
}
