package org.pieceworth.engine.weights;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// The weights of all terms of the evaluation, in hundredths of a pawn. The engine plays by whole
/// hundredths, for mobility by tenths.
///
/// @param numbers per term its weight in the opening and at the end
public record EvaluationWeights(List<Double> numbers) {

    /// Those that ship.
    public static final EvaluationWeights SHIPPED = new EvaluationWeights(Arrays.stream(EvaluationTerm.values())
            .flatMap(term -> List.of(term.opening(), term.end()).stream())
            .toList());

    /// @throws IllegalArgumentException when there are not two for each term
    public EvaluationWeights {
        numbers = List.copyOf(numbers);
        if (numbers.size() != 2 * EvaluationTerm.values().length) {
            throw new IllegalArgumentException("found " + numbers.size() + " weights");
        }
    }

    /// The weight in the opening.
    public double opening(EvaluationTerm term) {
        return numbers.get(2 * term.ordinal());
    }

    /// The weight at the end.
    public double end(EvaluationTerm term) {
        return numbers.get(2 * term.ordinal() + 1);
    }

    /// The names of the numbers, `threats@opening`, `threats@end` and so on.
    public static List<String> names() {
        List<String> names = new ArrayList<>();
        for (EvaluationTerm term : EvaluationTerm.values()) {
            names.add(term.text() + "@opening");
            names.add(term.text() + "@end");
        }
        return names;
    }

    /// As the engine plays by them.
    public EvaluationWeights rounded() {
        List<Double> rounded = new ArrayList<>();
        for (int i = 0; i < numbers.size(); i++) {
            double unit = i / 2 == EvaluationTerm.MOBILITY.ordinal() ? 10 : 1;
            rounded.add(Math.round(unit * numbers.get(i)) / unit);
        }
        return new EvaluationWeights(rounded);
    }

    /// As a file holds them: a line for each term with its weight in the opening and at the end.
    public String text() {
        return Arrays.stream(EvaluationTerm.values())
                .map(term -> String.format(
                        Locale.ROOT, "%-15s %8s %8s%n", term.text(), plain(opening(term)), plain(end(term))))
                .collect(Collectors.joining())
                .replace("\r\n", "\n");
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }
}
