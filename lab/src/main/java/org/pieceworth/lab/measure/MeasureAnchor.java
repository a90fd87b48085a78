package org.pieceworth.lab.measure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.engine.Engine;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainNumber;

/// The scale of values: pieces whose values have a given sum.
///
/// @param text the original text
/// @param letters the pieces, each once
/// @param number the sum of their values
public record MeasureAnchor(String text, List<Character> letters, double number) {

    /// Centipawns of Kaufman (1999), "The Evaluation of Material Imbalances": their sum for
    /// knight, bishop, rook and queen is 2125.
    private static final Map<Character, Double> USUAL = usual();

    private static final double PAWN = 100;
    private static final Pattern GIVEN =
            Pattern.compile("(basket|pawn|knight)(?:=\\+?(" + PlainNumber.UNSIGNED + "))?");

    public MeasureAnchor {
        letters = List.copyOf(letters);
    }

    private static Map<Character, Double> usual() {
        Map<Character, Double> usual = new LinkedHashMap<>();
        usual.put('N', 325.0);
        usual.put('B', 325.0);
        usual.put('R', 500.0);
        usual.put('Q', 975.0);
        return usual;
    }

    /// Reads `basket`, `pawn` or `knight`, each optionally with `=` and a number. The basket is knight,
    /// bishop, rook and queen, or those of them that are in the pool and move as in chess; if there are none,
    /// the pawn, or without one all the pool with the engine's values.
    ///
    /// @throws InputException when it is invalid, or the game lacks the piece
    public static MeasureAnchor parse(String text, MeasuredGame game) {
        Matcher given = GIVEN.matcher(text.strip().toLowerCase(Locale.ROOT));
        if (!given.matches()) {
            throw InputException.about(
                    "anchor",
                    "found '" + text + "', expected basket, knight or pawn, or a number for one as in basket=2125");
        }
        List<Character> letters = switch (given.group(1)) {
            case "pawn" -> List.of('P');
            case "knight" -> List.of('N');
            default -> basket(game);
        };
        for (char letter : letters) {
            if (!game.columns(false).contains(letter)) {
                throw InputException.about(
                                "anchor",
                                "found '" + text + "', but " + letter + " is not among the pieces of the games")
                        .with("among", "N,B,R,Q");
            }
        }
        double number = given.group(2) == null ? sum(letters, game) : Double.parseDouble(given.group(2));
        if (!PlainNumber.isScale(number)) {
            throw InputException.about(
                    "anchor", "found '" + text + "', expected a number above 0 and below 10,000,000");
        }
        return new MeasureAnchor(name(letters), letters, number);
    }

    private static List<Character> basket(MeasuredGame game) {
        List<Character> there = USUAL.keySet().stream()
                .filter(letter -> game.pool().contains(letter) && movesAsInChess(game, letter))
                .toList();
        if (!there.isEmpty()) {
            return there;
        }
        return game.columns(false).contains('P') ? List.of('P') : game.pool();
    }

    /// A knight of shogi has the letter but another value.
    private static boolean movesAsInChess(MeasuredGame game, char letter) {
        Movement usual = Betza.parse(PieceLetter.text(letter)).movement();
        return game.rules()
                .variant()
                .type(letter)
                .filter(type -> type.movement().equals(usual))
                .isPresent();
    }

    /// Their sum by Kaufman, or by the engine if there is no piece of chess among them.
    private static double sum(List<Character> letters, MeasuredGame game) {
        if (letters.equals(game.pool()) && letters.stream().noneMatch(letter -> isUsual(game, letter))) {
            PieceValues own = Engine.ownValues(game.rules());
            return Math.rint(letters.stream()
                    .mapToDouble(letter -> own.of(PieceLetter.text(letter))
                            .map(PieceValues.TaperedValue::middlegame)
                            .orElse(0.0))
                    .sum());
        }
        return letters.stream()
                .mapToDouble(letter -> USUAL.getOrDefault(letter, PAWN))
                .sum();
    }

    private static boolean isUsual(MeasuredGame game, char letter) {
        return letter == 'P' || USUAL.containsKey(letter) && movesAsInChess(game, letter);
    }

    private static String name(List<Character> letters) {
        return String.join("+", letters.stream().map(PieceLetter::text).toList());
    }
}
