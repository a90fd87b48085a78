package org.pieceworth.pgn;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// The spellings of results that are met in the wild: other dashes, colons, half signs, decimals with a dot or a comma,
/// letters for digits, words. Each spelling is read for all three results or for none, since losing one of them would
/// bias every value.
final class ResultText {

    private static final String ONE = "1(?:[.,]00?)?";
    private static final String NONE = "0(?:[.,]00?)?";
    private static final String HALF = "(?:1/2|0?[.,]50?)";
    private static final String BETWEEN = " ?[-:]{1,3} ?";

    /// Allows blanks and bars inside a result, which only a tag has by itself.
    private static final String BETWEEN_IN_TAG = "(?:" + BETWEEN + "| | ?/ ?)";

    /// A remark behind a result, such as `1-0 (time)`.
    private static final String REMARK = "(?:(?: |[({;,] ?)[a-z({].*)?";

    private static final Pattern WHITE = Pattern.compile(ONE + BETWEEN + NONE + "|\\+ ?: ?-");
    private static final Pattern BLACK = Pattern.compile(NONE + BETWEEN + ONE + "|- ?: ?\\+");
    private static final Pattern DRAW = Pattern.compile(HALF + "(?:" + BETWEEN + HALF + ")?|= ?: ?=");

    private static final String WINS = " (?:wins|won|mates)" + REMARK;
    private static final String LOSES = " (?:resign|lose|lost)[a-z]*" + REMARK;
    private static final String WHITE_WINS = "white" + WINS + "|black" + LOSES;
    private static final String BLACK_WINS = "black" + WINS + "|white" + LOSES;
    private static final String DRAWN = "(?:drawn?|remis)" + REMARK;

    /// Accepts a single `White` for the winner, but not `White resigns`.
    private static final String ALONE = "(?: ?[({;,].*)?";

    private static final Pattern WHITE_IN_TAG = Pattern.compile("(?:" + ONE + BETWEEN_IN_TAG + NONE
            + "|1[.,]00?|\\+ ?[:/-]?-)" + REMARK + "|white" + ALONE + "|" + WHITE_WINS);
    private static final Pattern BLACK_IN_TAG = Pattern.compile("(?:" + NONE + BETWEEN_IN_TAG + ONE
            + "|0[.,]00?|- ?[:/-]?\\+)" + REMARK + "|black" + ALONE + "|" + BLACK_WINS);
    private static final Pattern DRAW_IN_TAG = Pattern.compile(
            "(?:" + HALF + "(?:" + BETWEEN_IN_TAG + "?" + HALF + ")?|=(?: ?[:/-]? ?=)?)" + REMARK + "|" + DRAWN);

    private static final Pattern WHITE_AT_END = Pattern.compile("\\+-|" + WHITE_WINS);
    private static final Pattern BLACK_AT_END = Pattern.compile("-\\+|" + BLACK_WINS);
    private static final Pattern DRAW_AT_END = Pattern.compile("=(?:-?=)?|" + DRAWN);

    /// Only texts of these letters may have letters instead of digits.
    private static final Pattern LIKE_DIGITS = Pattern.compile("[0-9oil|/.,:=+ -]+");

    private static final Pattern DASHES =
            Pattern.compile("[\u2010-\u2015\u2212\u2043\uFE58\uFE63\uFF0D\u00AD\u0096\u0097"
                    // The dashes of Mac Roman, as Latin-1 shows them.
                    + "\u00D0\u00D1]");

    /// UTF-8 mistaken for Latin-1 and written as UTF-8 again.
    private static final Pattern DASHES_TWICE = Pattern.compile("\u00E2(?:\u20AC|\u0080)[\u201C\u201D\u0093\u0094]");

    /// The half sign, also as Latin-1 shows that of DOS.
    private static final Pattern HALVES = Pattern.compile("[\u00BD\u00AB]");

    private static final Pattern AROUND = Pattern.compile("^[\\s\"'(\\[]+|[\\s\"')\\].;,]+$");
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final int LONGEST = 200;

    private ResultText() {}

    /// The result token for the value of a tag or a separate field; empty if it is none.
    static Optional<String> ofTag(String text) {
        return read(text, WHITE_IN_TAG, BLACK_IN_TAG, DRAW_IN_TAG);
    }

    /// The result token for a text among moves, where `+-` and `=` are judgements of a position.
    static Optional<String> amongMoves(String text) {
        return read(text, WHITE, BLACK, DRAW);
    }

    /// The result token for all words and signs after the last move. Here `=` is a draw and `+-` a win, since a game
    /// with such an ending is over.
    static Optional<String> ofClosing(String text) {
        return read(text, WHITE_AT_END, BLACK_AT_END, DRAW_AT_END);
    }

    private static Optional<String> read(String text, Pattern white, Pattern black, Pattern draw) {
        if (text.isEmpty() || text.length() > LONGEST) {
            return Optional.empty();
        }
        String plain = plain(text);
        if (white.matcher(plain).matches()) {
            return Optional.of("1-0");
        }
        if (black.matcher(plain).matches()) {
            return Optional.of("0-1");
        }
        return draw.matcher(plain).matches() ? Optional.of("1/2-1/2") : Optional.empty();
    }

    private static String plain(String text) {
        String once = DASHES_TWICE.matcher(text.replace("\u00C2", "")).replaceAll("-");
        String ascii = HALVES.matcher(DASHES.matcher(once).replaceAll("-")).replaceAll("1/2");
        StringBuilder folded = new StringBuilder(ascii.length());
        ascii.chars().forEach(c -> folded.append(folded(c)));
        String plain = BLANKS.matcher(AROUND.matcher(folded).replaceAll(""))
                .replaceAll(" ")
                .toLowerCase(Locale.ROOT);
        return LIKE_DIGITS.matcher(plain).matches()
                ? plain.replace('o', '0').replace('l', '1').replace('i', '1').replace('|', '1')
                : plain;
    }

    /// Wide digits and signs of East Asian keyboards, the fraction slash and the division slash, fixed spaces.
    private static char folded(int c) {
        if (c >= '\uFF01' && c <= '\uFF5E') {
            return (char) (c - '\uFF01' + '!');
        }
        return switch (c) {
            case '\u2044', '\u2215' -> '/';
            case '\u00A0', '\u2007', '\u202F' -> ' ';
            case '\u2236' -> ':';
            default -> (char) c;
        };
    }
}
