package org.pieceworth.engine.weights;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.pieceworth.rules.InputException;

/// The weights of all terms of the evaluation, in hundredths of a pawn. The engine plays by whole
/// hundredths, for mobility by tenths.
///
/// @param numbers per term its weight in the opening and at the end
public record EvaluationWeights(List<Double> numbers) {

    /// Those that ship.
    public static final EvaluationWeights SHIPPED = new EvaluationWeights(Arrays.stream(EvaluationTerm.values())
            .flatMap(term -> List.of(term.opening(), term.end()).stream())
            .toList());

    private static final double MOST = 2000;
    private static final int WORDS = 3;

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

    /// Reads what [#text()] writes; blank lines and what follows a `#` are left out, and terms that are missing keep
    /// their shipped weights.
    ///
    /// @param source how messages call it
    /// @throws InputException when a line is none of a term and two numbers
    public static EvaluationWeights parse(String source, String text) {
        Double[] numbers = SHIPPED.numbers.toArray(Double[]::new);
        Map<EvaluationTerm, Integer> seen = new HashMap<>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).replaceAll("#.*", "").strip();
            if (line.isEmpty()) {
                continue;
            }
            String where = source + ", line " + (i + 1) + ": ";
            String[] words = line.split("\\s+");
            EvaluationTerm term = EvaluationTerm.of(words[0])
                    .orElseThrow(() -> new InputException(where + "found '" + shown(words[0]) + "', expected one of "
                            + Arrays.stream(EvaluationTerm.values())
                                    .map(EvaluationTerm::text)
                                    .collect(Collectors.joining(", "))));
            if (words.length != WORDS) {
                throw new InputException(where + "found " + (words.length - 1) + " numbers for " + term.text()
                        + ", expected two: its weight in the opening and at the end, in hundredths of a pawn");
            }
            Integer before = seen.put(term, i + 1);
            if (before != null) {
                throw new InputException(where + term.text() + " is in line " + before + " already");
            }
            numbers[2 * term.ordinal()] = number(where, words[1]);
            numbers[2 * term.ordinal() + 1] = number(where, words[2]);
        }
        if (seen.isEmpty()) {
            throw new InputException(source + ": found no weights, expected lines such as: threats 45 65");
        }
        return new EvaluationWeights(List.of(numbers));
    }

    private static double number(String where, String word) {
        if (word.matches("[+-]?\\d{1,6}(\\.\\d{1,12})?") && Math.abs(Double.parseDouble(word)) <= MOST) {
            return Double.parseDouble(word);
        }
        throw new InputException(where + "found '" + shown(word) + "', expected a number from -2000 to 2000");
    }

    private static String shown(String word) {
        return word.length() > 40 ? word.substring(0, 40) + "…" : word;
    }
}
