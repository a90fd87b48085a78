package org.pieceworth.valuation.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/// The terms of the law: functions of [MoveFeatures] of which none falls when a move is added, so that with weights
/// of 0 or more no value does.
final class LawTerms {

    /// A term.
    ///
    /// @param trait what it speaks of, for people
    /// @param name what it is, unique
    /// @param of its number for a piece
    record Term(String trait, String name, ToDoubleFunction<double[]> of) {}

    static final List<Term> ALL = List.copyOf(all());

    private LawTerms() {}

    private static int at(String feature) {
        return MoveFeatures.NAMES.indexOf(feature);
    }

    private static List<Term> all() {
        List<Term> terms = new ArrayList<>();
        for (String feature : MoveFeatures.NAMES) {
            int at = at(feature);
            String trait = trait(feature);
            terms.add(new Term(trait, feature, values -> values[at]));
            terms.add(new Term(trait, "root of " + feature, values -> Math.sqrt(values[at])));
        }
        ToDoubleFunction<double[]> moves = sum("move");
        ToDoubleFunction<double[]> captures = sum("capture");
        int all = at("reach all");
        int two = at("reach 2");
        int attacked = at("attack reach 2");
        int off = at("any off the first rank");
        String both = "moves and captures together";
        terms.add(new Term(both, "moves times captures", v -> moves.applyAsDouble(v) * captures.applyAsDouble(v)));
        terms.add(new Term(
                both,
                "root of moves times captures",
                v -> Math.sqrt(moves.applyAsDouble(v) * captures.applyAsDouble(v))));
        terms.add(new Term(
                both,
                "least of moves and captures",
                v -> Math.min(moves.applyAsDouble(v), 4 * captures.applyAsDouble(v))));
        String reach = "squares of the board that it reaches";
        terms.add(new Term(
                reach, "reach all times moves", v -> v[all] * (moves.applyAsDouble(v) + captures.applyAsDouble(v))));
        terms.add(new Term(reach, "reach all times captures", v -> v[all] * captures.applyAsDouble(v)));
        terms.add(new Term(reach, "reach 2 times captures", v -> v[two] * captures.applyAsDouble(v)));
        terms.add(new Term(
                reach,
                "attack reach 2 times moves",
                v -> v[attacked] * (moves.applyAsDouble(v) + captures.applyAsDouble(v))));
        terms.add(new Term(
                reach,
                "root of attack reach 2 times captures",
                v -> Math.sqrt(v[attacked] * captures.applyAsDouble(v))));
        terms.add(new Term(
                "leaving the first rank",
                "any off the first rank times moves",
                v -> v[off] * (moves.applyAsDouble(v) + captures.applyAsDouble(v))));
        return terms;
    }

    private static ToDoubleFunction<double[]> sum(String use) {
        int forward = at(use + " forward 35");
        int sideways = at(use + " sideways 35");
        int back = at(use + " back 35");
        return values -> values[forward] + values[sideways] + values[back];
    }

    private static String trait(String feature) {
        String use = feature.startsWith("move") ? "moves" : "captures";
        if (feature.contains(" forward ")) {
            return use + " ahead";
        }
        if (feature.contains(" sideways ")) {
            return use + " sideways";
        }
        if (feature.contains(" back ")) {
            return use + " back";
        }
        if (feature.contains(" at ")) {
            return use + " by distance";
        }
        if (feature.contains("from the first rank")) {
            return "leaving the first rank";
        }
        if (feature.contains("reach")) {
            return "squares of the board that it reaches";
        }
        if (feature.contains("first rank")) {
            return "leaving the first rank";
        }
        return switch (feature) {
            case "two captures" -> "two captures at once";
            case "least of forward and back" -> "going ahead and back";
            case "there and back" -> "going ahead and back";
            case "moves squared" -> "many moves from one square";
            default -> "having a move or capture at all";
        };
    }
}
