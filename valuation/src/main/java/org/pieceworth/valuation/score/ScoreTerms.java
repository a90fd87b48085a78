package org.pieceworth.valuation.score;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.text.ResourceText;

/// The terms of the model of scores, as `bench/armies/model.py` estimates them.
///
/// @param names names of the terms
/// @param values value of each term
/// @param covariance covariance of their estimates
/// @param corrections corrections of single pieces' values from games of different armies
record ScoreTerms(List<String> names, double[] values, double[][] covariance, Map<Movement, Correction> corrections) {

    private static final String FILE = "armies.tsv";
    private static final String KINDS = "kinds.tsv";

    /// @param logarithm logarithm of the ratio of the value in these games to the combined one
    /// @param error standard deviation of the logarithm of that value
    record Correction(double logarithm, double error) {}

    static ScoreTerms shipped() {
        return Shipped.TERMS;
    }

    private static final class Shipped {

        private static final ScoreTerms TERMS = parse(read(FILE), read(KINDS));

        private static String read(String name) {
            return ResourceText.read(name, ScoreTerms.class.getResourceAsStream(name));
        }
    }

    /// @param text a line a term: name, value, covariances with all terms in the order of the lines
    /// @param kinds a line a piece: Betza notation, logarithm, standard error
    static ScoreTerms parse(String text, String kinds) {
        Map<Movement, Correction> corrections = new LinkedHashMap<>();
        kinds.lines().filter(line -> !line.startsWith("#")).forEach(line -> {
            String[] words = line.split("\t");
            corrections.put(
                    Betza.movementOf(words[0]),
                    new Correction(Double.parseDouble(words[1]), Double.parseDouble(words[2])));
        });
        List<String> names = new ArrayList<>();
        List<double[]> numbers = new ArrayList<>();
        text.lines().filter(line -> !line.startsWith("#")).forEach(line -> {
            String[] words = line.split("\t");
            names.add(words[0]);
            numbers.add(Arrays.stream(words)
                    .skip(1)
                    .mapToDouble(Double::parseDouble)
                    .toArray());
        });
        return new ScoreTerms(
                List.copyOf(names),
                numbers.stream().mapToDouble(each -> each[0]).toArray(),
                numbers.stream()
                        .map(each -> Arrays.copyOfRange(each, 1, each.length))
                        .toArray(double[][]::new),
                corrections);
    }

    /// The value of a term; 0 for one not chosen.
    double of(String name) {
        int at = names.indexOf(name);
        return at < 0 ? 0 : values[at];
    }

    /// The terms with one of them moved.
    ScoreTerms moved(int term, double by) {
        double[] other = values.clone();
        other[term] += by;
        return new ScoreTerms(names, other, covariance, corrections);
    }
}
