package org.pieceworth.engine.weights;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// The weights of all terms of the evaluation, in centipawns. The engine rounds them to whole
/// centipawns, for mobility to tenths.
///
/// @param numbers per term its weights for middlegame and endgame
public record EvaluationWeights(List<Double> numbers) {

    public static final EvaluationWeights SHIPPED = new EvaluationWeights(Arrays.stream(WeightedTerm.values())
            .flatMap(term -> List.of(term.middlegame(), term.endgame()).stream())
            .toList());

    /// @throws IllegalArgumentException when there are not two for each term
    public EvaluationWeights {
        numbers = List.copyOf(numbers);
        if (numbers.size() != 2 * WeightedTerm.values().length) {
            throw new IllegalArgumentException("found " + numbers.size() + " weights");
        }
    }

    public double middlegame(WeightedTerm term) {
        return numbers.get(2 * term.ordinal());
    }

    public double endgame(WeightedTerm term) {
        return numbers.get(2 * term.ordinal() + 1);
    }

    /// The names of the numbers, `threats@opening`, `threats@end` and so on.
    public static List<String> names() {
        List<String> names = new ArrayList<>();
        for (WeightedTerm term : WeightedTerm.values()) {
            names.add(term.text() + "@opening");
            names.add(term.text() + "@end");
        }
        return names;
    }

    /// The weights, rounded as the engine uses them.
    public EvaluationWeights rounded() {
        List<Double> rounded = new ArrayList<>();
        for (int i = 0; i < numbers.size(); i++) {
            double unit = i / 2 == WeightedTerm.MOBILITY.ordinal() ? 10 : 1;
            rounded.add(Math.round(unit * numbers.get(i)) / unit);
        }
        return new EvaluationWeights(rounded);
    }

    /// The text of a file: a line for each term with its weights for middlegame and endgame.
    public String text() {
        return Arrays.stream(WeightedTerm.values())
                .map(term -> String.format(
                        Locale.ROOT, "%-15s %8s %8s%n", term.text(), plain(middlegame(term)), plain(endgame(term))))
                .collect(Collectors.joining())
                .replace("\r\n", "\n");
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }
}
