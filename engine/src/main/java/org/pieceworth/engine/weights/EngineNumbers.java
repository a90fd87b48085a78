package org.pieceworth.engine.weights;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainNumber;

/// The numbers that an engine plays by, except for values of pieces; `tune` writes them to a file and `--weights` reads
/// it.
///
/// @param weights of the terms of the evaluation
/// @param constants of the search
public record EngineNumbers(EvaluationWeights weights, SearchConstants constants) {

    public static final EngineNumbers SHIPPED = new EngineNumbers(EvaluationWeights.SHIPPED, SearchConstants.SHIPPED);

    private static final double MAX_WEIGHT = 2000;

    /// The text of a file: a line for each term of the evaluation with its weights for middlegame and
    /// endgame, and one for each constant of the search that differs from the shipped one.
    public String text() {
        return weights.text() + constants.text();
    }

    /// Reads the format of [#text()], without blank lines and comments after a `#`;
    /// missing numbers are the shipped ones.
    ///
    /// @param source name of the file in messages
    /// @throws InputException when a line is neither a term and two numbers nor a constant and one
    public static EngineNumbers parse(String source, String text) {
        return new Reader(source).read(text.lines().toList());
    }

    private static final class Reader {

        private final String source;
        private final List<Double> weights = new ArrayList<>(EvaluationWeights.SHIPPED.numbers());
        private SearchConstants constants = SearchConstants.SHIPPED;
        private final Map<String, Integer> seen = new HashMap<>();

        Reader(String source) {
            this.source = source;
        }

        EngineNumbers read(List<String> lines) {
            for (int i = 0; i < lines.size(); i++) {
                String line = lines.get(i).replaceAll("#.*", "").strip();
                if (!line.isEmpty()) {
                    read(i + 1, line.split("\\s+"));
                }
            }
            if (seen.isEmpty()) {
                throw new InputException(source + ": found no weights, expected lines such as: threats 45 65");
            }
            return new EngineNumbers(new EvaluationWeights(weights), constants);
        }

        private void read(int line, String[] words) {
            String where = source + ", line " + line + ": ";
            if (words[0].startsWith(SearchConstant.PREFIX)) {
                constant(where, words);
            } else {
                weight(where, words);
            }
            Integer before = seen.put(words[0], line);
            if (before != null) {
                throw new InputException(where + words[0] + " is in line " + before + " already");
            }
        }

        private void weight(String where, String[] words) {
            WeightedTerm term = WeightedTerm.of(words[0]).orElseThrow(() -> unknown(where, words[0]));
            if (words.length != 3) {
                throw new InputException(where + "found " + (words.length - 1) + " numbers for " + term.text()
                        + ", expected two: its weights for middlegame and endgame, in centipawns");
            }
            weights.set(2 * term.ordinal(), number(where, words[1]));
            weights.set(2 * term.ordinal() + 1, number(where, words[2]));
        }

        private void constant(String where, String[] words) {
            SearchConstant constant = SearchConstant.of(words[0].substring(SearchConstant.PREFIX.length()))
                    .orElseThrow(() -> unknown(where, words[0]));
            if (words.length != 2
                    || !words[1].matches("\\d{1,5}")
                    || Integer.parseInt(words[1]) < 1
                    || Integer.parseInt(words[1]) > SearchConstants.MOST) {
                throw new InputException(where + "found '"
                        + shown(String.join(" ", Arrays.asList(words).subList(1, words.length))) + "' for " + words[0]
                        + ", expected a whole number from 1 to " + SearchConstants.MOST);
            }
            constants = constants.with(constant, Integer.parseInt(words[1]));
        }

        private static InputException unknown(String where, String word) {
            Stream<String> known = Stream.concat(
                    Arrays.stream(WeightedTerm.values()).map(WeightedTerm::text),
                    Arrays.stream(SearchConstant.values()).map(constant -> SearchConstant.PREFIX + constant.text()));
            return new InputException(
                    where + "found '" + shown(word) + "', expected one of " + known.collect(Collectors.joining(", ")));
        }

        private static double number(String where, String word) {
            double number = PlainNumber.read(word).orElse(Double.NaN);
            if (Math.abs(number) <= MAX_WEIGHT) {
                return number;
            }
            throw new InputException(where + "found '" + shown(word) + "', expected a number from -2000 to 2000");
        }

        private static String shown(String word) {
            return word.length() > 40 ? word.substring(0, 40) + "…" : word;
        }
    }
}
