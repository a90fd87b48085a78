package org.pieceworth.valuation.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.text.InputException;
import org.pieceworth.text.ResourceText;

/// The value of a piece's moves, learned from the measured pieces of the atlas: a sum of terms with weights
/// of 0 or more. No term falls when a move is added, so additional moves never reduce the value. Terms sum to
/// a power of the value, [#POWER]: two moves together have a higher value than both separately.
///
/// @param weights weights by [LawTerms#ALL]
/// @param spread standard deviation of the model's error, of the logarithm of value + [#SOFT]
/// @param pieces number of pieces in the training data
/// @param kinds kinds by [MovementKinds]: the number of pieces of a kind, and the larger error on such pieces
/// without examples
public record PlayLaw(double[] weights, double spread, int pieces, Map<MovementKinds.Kind, KindError> kinds) {

    /// Added to a value before its logarithm is taken: errors are proportional for large values, and constant
    /// for small ones.
    public static final double SOFT = 40;

    /// Standard deviations to either side of a 90 % interval.
    public static final double NINE_IN_TEN = 1.6449;

    /// The power of values that is a sum of terms.
    public static final double POWER = 0.7;

    /// Assumed additional error on boards other than 8x8.
    private static final double OTHER_BOARD = 0.1;

    private static final List<String> BASKET = List.of("N", "B", "R", "Q");

    private static final String FILE = "law.tsv";

    /// Evidence about a kind of pieces.
    ///
    /// @param pieces number of pieces of the kind in the training data
    /// @param seen root mean square of the model's error on single pieces of the kind, each excluded from its
    /// training data, in the same logarithm
    /// @param unseen the same with the whole kind excluded
    public record KindError(int pieces, double seen, double unseen) {}

    /// The model's prediction for a piece.
    ///
    /// @param value value in centipawns
    /// @param spread standard deviation of the logarithm of value + [#SOFT]
    /// @param traits contribution of each trait, largest first; their sum is the value
    /// @param notes warnings about little evidence
    public record Prediction(double value, double spread, Map<String, Double> traits, List<String> notes) {

        /// The value at a number of standard deviations from the prediction.
        public double at(double deviations) {
            return PlayLaw.value(logarithm(value) + deviations * spread);
        }

        /// A copy with another value.
        public Prediction times(double factor) {
            return new Prediction(factor * value, spread, traits, notes);
        }
    }

    /// The logarithm of a value + [#SOFT], the scale of errors; a measured value below 0 counts as 0.
    public static double logarithm(double value) {
        return Math.log(Math.max(0, value) + SOFT);
    }

    /// The value with that logarithm, at least 0.
    public static double value(double logarithm) {
        return Math.max(0, Math.exp(logarithm) - SOFT);
    }

    /// The shipped model, read once.
    public static PlayLaw shipped() {
        return Shipped.LAW;
    }

    private static final class Shipped {

        private static final PlayLaw LAW =
                parse(FILE, ResourceText.read(FILE, PlayLaw.class.getResourceAsStream(FILE)));
    }

    /// The value of a piece on a board, on a scale where knight, bishop, rook and queen together have the
    /// same value as on 8x8: the unit of measured values on every board.
    public Prediction predict(Movement movement, SquareBoard board) {
        return predict(movement, board, scale(board));
    }

    /// The factor of values on a board that gives knight, bishop, rook and queen together their sum on 8x8.
    double scale(SquareBoard board) {
        return board.shape().equals(RectangularBoard.CHESS.shape())
                ? 1
                : basket(RectangularBoard.CHESS) / basket(board);
    }

    private double basket(SquareBoard board) {
        return BASKET.stream()
                .mapToDouble(piece -> predict(Betza.movementOf(piece), board, 1).value())
                .sum();
    }

    Prediction predict(Movement movement, SquareBoard board, double scale) {
        MoveFeatures features = MoveFeatures.of(movement, board);
        Map<String, Double> traits = new LinkedHashMap<>();
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] > 0) {
                LawTerms.Term term = LawTerms.ALL.get(i);
                double part = weights[i] * term.of(features);
                traits.merge(term.trait(), part, Double::sum);
                sum += part;
            }
        }
        double value = scale * Math.pow(sum, 1 / POWER);
        double share = sum == 0 ? 0 : value / sum;
        traits.replaceAll((_, part) -> part * share);
        List<String> notes = new ArrayList<>();
        double variance = 0;
        for (MovementKinds.Kind kind : MovementKinds.of(movement, value)) {
            KindError known = kinds.getOrDefault(kind, new KindError(0, spread, 1));
            // The error of the kind as a whole falls with each measured piece of the kind.
            double beyond = Math.max(0, known.unseen() * known.unseen() - known.seen() * known.seen());
            variance = Math.max(variance, known.seen() * known.seen() + beyond / (1 + known.pieces()));
            if (known.pieces() < MovementKinds.FEW) {
                notes.add("the model was fitted to only " + known.pieces() + " " + kind.plural());
            }
        }
        if (!board.shape().equals(RectangularBoard.CHESS.shape())) {
            variance += OTHER_BOARD * OTHER_BOARD;
        }
        return new Prediction(value, Math.sqrt(variance), sorted(traits), notes);
    }

    private static Map<String, Double> sorted(Map<String, Double> traits) {
        Map<String, Double> sorted = new LinkedHashMap<>();
        traits.entrySet().stream()
                .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
                .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
        return sorted;
    }

    /// Reads the file that ships.
    static PlayLaw parse(String source, String text) {
        double[] weights = new double[LawTerms.ALL.size()];
        Map<MovementKinds.Kind, KindError> kinds = new LinkedHashMap<>();
        double spread = 0;
        int pieces = 0;
        List<String> names = LawTerms.ALL.stream().map(LawTerms.Term::name).toList();
        for (String line : text.lines().filter(each -> !each.startsWith("#")).toList()) {
            String[] words = line.split("\t", -1);
            switch (words[0]) {
                case "pieces" -> pieces = Integer.parseInt(words[1]);
                case "spread" -> spread = Double.parseDouble(words[1]);
                case "kind" ->
                    kinds.put(
                            MovementKinds.Kind.valueOf(words[1]),
                            new KindError(
                                    Integer.parseInt(words[2]),
                                    Double.parseDouble(words[3]),
                                    Double.parseDouble(words[4])));
                case "weight" -> weights[names.indexOf(words[1])] = Double.parseDouble(words[2]);
                default -> throw new InputException(source + ": found '" + line + "', expected a line of the law");
            }
        }
        return new PlayLaw(weights, spread, pieces, kinds);
    }
}
