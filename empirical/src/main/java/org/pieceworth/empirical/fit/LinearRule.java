package org.pieceworth.empirical.fit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.pieceworth.stats.Estimate;
import org.pieceworth.text.InputException;
import org.pieceworth.text.Ordered;

/// A rule about values, such as `2R > Q`: a linear combination of them, compared with 0.
///
/// @param text text in words of chess
/// @param inequality true if the left side is said to be more, false if both are said to be equal
/// @param weights weights by feature, left less right
public record LinearRule(String text, boolean inequality, Map<String, Double> weights) {

    private static final Pattern SIDES = Pattern.compile("([^=<>]*)([=<>])([^=<>]*)");

    private static final String TIMES = "\\s*(\\d{1,9}(?:\\.\\d{0,9})?|\\.\\d{1,9})?\\s*\\*?\\s*";

    /// The text before a side's first feature: a sign and a number. A plus is part of a promoted piece, `+P`.
    private static final Pattern FIRST = Pattern.compile("\\s*(-|\\+(?!\\p{Alpha})|)" + TIMES);

    /// The text before a further feature.
    private static final Pattern NEXT = Pattern.compile("\\s*([+-]?)" + TIMES);

    /// A feature: `N`, `+P`, `pair:B`, `last-pawn`. A minus before a capital is a difference, `B-N`.
    private static final Pattern NAME = Pattern.compile("\\+?[A-Za-z][^\\s=<>*+-]*(?:-[a-z][^\\s=<>*+-]*)*");

    public LinearRule {
        weights = Ordered.copy(weights);
    }

    /// Reads a rule as people write it: `2R = Q`, `B - N > 0`, `R = 0.5N + 0.5B`.
    ///
    /// @throws InputException when the text is not a rule
    public static LinearRule parse(String typed) {
        Matcher sides = SIDES.matcher(typed.strip());
        if (!sides.matches()) {
            throw wrong(typed, "two sides and one of = < >");
        }
        Map<String, Double> weights = new LinkedHashMap<>();
        boolean less = sides.group(2).equals("<");
        add(weights, sides.group(1), less ? -1 : 1, typed);
        add(weights, sides.group(3), less ? 1 : -1, typed);
        weights.values().removeIf(weight -> weight == 0);
        if (weights.isEmpty()) {
            throw wrong(typed, "two sides that differ");
        }
        return new LinearRule(typed.strip(), !sides.group(2).equals("="), weights);
    }

    /// Reads rules tested together, with commas between them.
    ///
    /// @throws InputException when one of them is not a rule
    public static List<LinearRule> parseAll(String typed) {
        return Stream.of(typed.split(",", -1)).map(LinearRule::parse).toList();
    }

    private static void add(Map<String, Double> weights, String side, double sign, String typed) {
        int at = 0;
        int end = side.stripTrailing().length();
        boolean first = true;
        while (first || at < end) {
            Matcher term = (first ? FIRST : NEXT).matcher(side).region(at, end);
            boolean found = term.lookingAt();
            if (!found || (!first && term.group(1).isEmpty())) {
                throw wrong(typed, "+ or - between terms");
            }
            double times = (term.group(1).equals("-") ? -sign : sign)
                    * (term.group(2) == null ? 1 : Double.parseDouble(term.group(2)));
            Matcher name = NAME.matcher(side).region(term.end(), end);
            if (name.lookingAt()) {
                weights.merge(name.group(), times, Double::sum);
                at = name.end();
            } else if (term.group(2) != null && times == 0) {
                at = term.end();
            } else {
                throw wrong(typed, "a feature such as N after each number, or 0");
            }
            first = false;
        }
    }

    private static InputException wrong(String typed, String expected) {
        return InputException.about(
                "test", "found '" + typed + "', expected " + expected + ", as in 2R = Q or B - N > 0");
    }

    /// Checks that it uses only features of a fit.
    ///
    /// @throws InputException when it names another
    public void check(List<String> features) {
        for (String feature : weights.keySet()) {
            if (!features.contains(feature)) {
                throw InputException.about(
                        "test",
                        "found '" + feature + "' in '" + text + "', expected features of this fit: "
                                + String.join(" ", features));
            }
        }
    }

    /// Its weights among the parameters; empty if a feature has none.
    ///
    /// @param column column of a feature, -1 for one without enough evidence
    public Optional<double[]> among(int parameters, ToIntFunction<String> column) {
        double[] among = new double[parameters];
        for (Map.Entry<String, Double> each : weights.entrySet()) {
            int at = column.applyAsInt(each.getKey());
            if (at < 0) {
                return Optional.empty();
            }
            among[at] += each.getValue();
        }
        return Optional.of(among);
    }

    MaterialRule against(FitScale scale, double[] among) {
        Estimate logOdds = scale.coefficient(among);
        return new MaterialRule(
                text,
                inequality,
                scale.value(among),
                scale.interval(among),
                logOdds,
                MaterialRule.Distance.of(logOdds),
                scale.distribution());
    }
}
