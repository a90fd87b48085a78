package org.pieceworth.empirical.labelled;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.empirical.text.Excerpt;
import org.pieceworth.pgn.GameResult;

/// Notations of the result in sets of labelled positions.
public enum LabelForm {
    /// EPD operations: `c9 "1-0";` as in Zurichess's sets, or `hmvc 0; result "1-0"; game 17;`.
    OPERATIONS("\\s+(?<label>[A-Za-z]\\w*\\s.*)") {
        @Override
        Optional<LabelledLine> read(String position, String label) {
            Matcher operations = OPERATION.matcher(label);
            Optional<GameResult> result = Optional.empty();
            String game = "";
            String clock = "0";
            while (operations.find()) {
                String operand = operations.group("operand").replace("\"", "").strip();
                switch (operations.group("code")) {
                    case "result", "c9" -> result = result.isEmpty() ? result(operand) : result;
                    case "game" -> game = operand;
                    case "hmvc" -> clock = operand.matches("\\d{1,4}") ? operand : clock;
                    case String _ -> {
                        // other operations do not give the result
                    }
                }
            }
            String withClock = position.split("\\s+").length > 4 ? position : position + " " + clock + " 1";
            String ofGame = game;
            return result.map(found -> new LabelledLine(withClock, found, ofGame));
        }
    },
    /// `[1.0]` after the position, optionally followed by search scores.
    BRACKETS("\\s*\\[\\s*(?<label>[^\\]]{1,20}?)\\s*\\]" + Texts.SCORES + ";?"),
    /// `;1-0`, ` | 0.5`, `,1/2-1/2` or ` 1-0` after the position; with bars, a score may stand on either side.
    FIELD("(?:\\s*\\|\\s*" + Texts.NO_RESULT_BEFORE_SCORE + Texts.SCORE
            + "(?=\\s*\\|))?(?:\\s*[;|,]\\s*|\\s+)\"?(?<label>" + Texts.RESULT + ")\"?(?:\\s*[;|]" + Texts.SCORES
            + ")?\\s*;?");

    /// Examples of all forms, for messages.
    static final String EXPECTED =
            "a position with its result: FEN c9 \"1-0\"; or FEN result \"1-0\"; game 17; or FEN [0.5] or FEN;1-0";

    private static final List<LabelForm> ALL = List.of(values());

    private static final Pattern OPERATION =
            Pattern.compile("(?<code>[A-Za-z]\\w*)\\s+(?<operand>\"[^\"]*\"|[^;\"]*)\\s*(?:;|$)\\s*");
    private static final Pattern SCORE = Pattern.compile(Texts.SCORE);
    private static final Pattern BEGINNING = Pattern.compile(Texts.POSITION + ".*");

    private final Pattern line;

    LabelForm(String label) {
        line = Pattern.compile(Texts.POSITION + label + "\\s*");
    }

    /// False for blank lines and comments.
    public static boolean isMeant(String line) {
        return !line.isBlank() && !line.startsWith("#");
    }

    /// The message for a line in no known form.
    static String expectedInsteadOf(String line) {
        return "found '" + Excerpt.of(line) + "', expected " + EXPECTED;
    }

    /// True if a line begins with a FEN board; used to recognise such files.
    public static boolean beginsWithPosition(String line) {
        return BEGINNING.matcher(line).matches();
    }

    /// Splits a line in any form into position and result; empty if it has none.
    static Optional<LabelledLine> readAny(String text) {
        return ALL.stream().flatMap(form -> form.read(text).stream()).findFirst();
    }

    /// Splits a line in this form; empty if it has another.
    private Optional<LabelledLine> read(String text) {
        Matcher matcher = line.matcher(text);
        return matcher.matches() ? read(matcher.group("position"), matcher.group("label")) : Optional.empty();
    }

    Optional<LabelledLine> read(String position, String label) {
        return result(label).map(found -> new LabelledLine(position, found, ""));
    }

    /// Reads a game result, or White's score (0, 0.5 or 1) as one.
    public static Optional<GameResult> result(String text) {
        return switch (text) {
            case "1", "1.0", "1.00" -> Optional.of(GameResult.WHITE_WINS);
            case "0", "0.0", "0.00" -> Optional.of(GameResult.BLACK_WINS);
            case "0.5", ".5", "0.50" -> Optional.of(GameResult.DRAW);
            default -> ofOddText(text);
        };
    }

    /// Reads a score with a decimal comma, and results in any spelling.
    private static Optional<GameResult> ofOddText(String text) {
        String point = text.replace(',', '.');
        return text.indexOf(',') >= 0 && SCORE.matcher(point).matches() ? result(point) : GameResult.of(text);
    }

    /// Patterns that the constants use: an enum's own static fields are not yet set when its constants are made.
    private static final class Texts {

        static final String MATE = "[+-]?(?:[Mm#]|mate ?)[+-]?\\d+";

        static final String SCORE = "(?:[+-]?\\d+(?:\\.\\d+)?|" + MATE + ")";

        /// Scores, depths and similar numbers after a result.
        static final String SCORES = "(?:\\s*[;|,]?\\s*" + SCORE + "(?:(?:\\s*[;|,]\\s*|\\s+)" + SCORE + ")*)?\\s*";

        /// `1.0 | 35` is a result and a score, and so is `1.0 | 0`: scores in pawns have two decimals.
        static final String NO_RESULT_BEFORE_SCORE =
                "(?!(?:1[.,]0|0?[.,]5|0[.,]0)\\s*\\|\\s*(?:[+-]?\\d+|" + MATE + ")(?:[\\s;|]|$))";

        static final String RESULT = "[\\d*.\u00BD][-/.,:\\d\u00BD\u2010-\u2015\u2212]*";

        private static final String WORD = "[^\\s;|,\\[\"]+";

        static final String POSITION = "\\s*(?<position>" + WORD + "/" + WORD + "\\s+[wb]\\s+" + WORD
                + "\\s+(?:-|[a-h]\\d)(?:\\s+\\d+\\s+\\d+)?)";
    }
}
