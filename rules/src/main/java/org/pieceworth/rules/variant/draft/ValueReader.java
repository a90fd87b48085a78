package org.pieceworth.rules.variant.draft;

import java.io.Serial;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.variant.file.VariantFileReader;

/// Reads values, given the letters of the pieces.
final class ValueReader {

    /// Reports a value of the wrong kind; the reader adds key and line.
    static final class BadValueException extends RuntimeException {

        @Serial
        private static final long serialVersionUID = 1L;

        BadValueException(String found, String expected) {
            super("found " + found + ", expected " + expected);
        }
    }

    private static final int SIDE = RectangularBoard.MAX_SIDE;
    private static final Pattern RANK = Pattern.compile("\\*(\\d{1,2})");
    private static final Pattern FILE = Pattern.compile("([A-Za-z])\\*");
    private static final Pattern SQUARE = Pattern.compile("([A-Za-z])(\\d{1,2})");
    private static final Pattern NUMBERED = Pattern.compile("(" + PieceLetter.PATTERN + ")\\s*:\\s*(\\d{1,9})");
    private static final Pattern PAIRED =
            Pattern.compile("(" + PieceLetter.PATTERN + ")\\s*:\\s*(-|" + PieceLetter.PATTERN + ")");
    private static final String REGION = "squares such as d4 e4, *8 for a rank, a* for a file, or - for none";

    private final Map<Character, String> typesByLetter;

    /// @param letters the capital letter of each type
    ValueReader(Map<String, Character> letters) {
        typesByLetter = new LinkedHashMap<>();
        letters.forEach((type, letter) -> typesByLetter.put(letter, type));
    }

    RuleValue read(ValueKind kind, String text) {
        return switch (kind) {
            case ValueKind.Flag() -> flag(text);
            case ValueKind.Whole(int min, int max) -> whole(text, min, max);
            case ValueKind.File() -> file(text);
            case ValueKind.Region() -> region(text);
            case ValueKind.Types() -> types(text);
            case ValueKind.Numbers(int max) -> numbers(text, max);
            case ValueKind.Pairs() -> pairs(text);
            case ValueKind.Word(List<String> words) -> word(text, words);
            case ValueKind.Text() -> new RuleValue.Text(text);
        };
    }

    private static RuleValue.Flag flag(String text) {
        return switch (text) {
            case "true" -> new RuleValue.Flag(true);
            case "false" -> new RuleValue.Flag(false);
            default -> throw bad(text, "true or false");
        };
    }

    private static RuleValue.Whole whole(String text, int min, int max) {
        return new RuleValue.Whole(
                inRange(text, min, max).orElseThrow(() -> bad(text, "a whole number from " + min + " to " + max)));
    }

    private static Optional<Integer> inRange(String text, int min, int max) {
        return Optional.of(text)
                .filter(digits -> digits.matches("\\d{1,9}"))
                .map(Integer::valueOf)
                .filter(number -> number >= min && number <= max);
    }

    private static RuleValue.Whole file(String text) {
        if (text.length() == 1 && text.charAt(0) >= 'a' && text.charAt(0) < 'a' + SIDE) {
            return new RuleValue.Whole(text.charAt(0) - 'a');
        }
        return new RuleValue.Whole(inRange(text, 1, SIDE)
                        .orElseThrow(() -> bad(text, "a file, as a letter from a to p or a number from 1 to 16"))
                - 1);
    }

    private static RuleValue.Squares region(String text) {
        BitSet bits = new BitSet();
        for (String word : words(text)) {
            if (word.equals("-")) {
                break;
            }
            add(word, bits);
        }
        return new RuleValue.Squares(bits);
    }

    private static List<String> words(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split("\\s+"));
    }

    private static void add(String word, BitSet bits) {
        Matcher rank = RANK.matcher(word);
        Matcher file = FILE.matcher(word);
        Matcher square = SQUARE.matcher(word);
        if (rank.matches()) {
            int from = SIDE * rankNumber(word, rank.group(1));
            bits.set(from, from + SIDE);
        } else if (file.matches()) {
            int column = fileNumber(word, file.group(1));
            for (int row = 0; row < SIDE; row++) {
                bits.set(SIDE * row + column);
            }
        } else if (square.matches()) {
            bits.set(SIDE * rankNumber(word, square.group(2)) + fileNumber(word, square.group(1)));
        } else {
            throw bad(word, REGION);
        }
    }

    private static int rankNumber(String word, String digits) {
        return inRange(digits, 1, SIDE).orElseThrow(() -> bad(word, REGION + ", with ranks 1 to 16")) - 1;
    }

    private static int fileNumber(String word, String letter) {
        int file = letter.toLowerCase(Locale.ROOT).charAt(0) - 'a';
        if (file >= SIDE) {
            throw bad(word, REGION + ", with files a to p");
        }
        return file;
    }

    private RuleValue.Types types(String written) {
        String text = PieceLetter.inside(written);
        Set<String> names = new LinkedHashSet<>();
        boolean all = false;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter == '-') {
                break;
            }
            if (letter == '*') {
                all = true;
            } else if (letter != ' ' && letter != '\t') {
                names.add(type(letter));
            }
        }
        return new RuleValue.Types(names, all);
    }

    private String type(char letter) {
        String type = typesByLetter.get(Character.toUpperCase(letter));
        if (type == null) {
            throw new BadValueException(
                    "'" + PieceLetter.text(letter) + "', which is not a piece of this variant", known());
        }
        return type;
    }

    private String known() {
        return typesByLetter.isEmpty()
                ? "letters of pieces, but the variant has none; add one with a line such as knight = n"
                : "letters among "
                        + typesByLetter.keySet().stream()
                                .map(letter -> PieceLetter.text(Character.toLowerCase(letter)))
                                .collect(Collectors.joining(" "));
    }

    private RuleValue.Numbers numbers(String text, int max) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (Matcher match : matches(NUMBERED, text, "a number for each letter, as in p:100 n:300")) {
            int number = inRange(match.group(2), 0, max)
                    .orElseThrow(() -> bad(PieceLetter.written(match.group()), "numbers from 0 to " + max));
            counts.put(type(match.group(1).charAt(0)), number);
        }
        return new RuleValue.Numbers(counts);
    }

    private RuleValue.Pairs pairs(String text) {
        Map<String, String> pairs = new LinkedHashMap<>();
        for (Matcher match : matches(PAIRED, text, "a letter for each letter, as in p:g s:g, or p:- for none")) {
            char second = match.group(2).charAt(0);
            pairs.put(type(match.group(1).charAt(0)), second == '-' ? "" : type(second));
        }
        return new RuleValue.Pairs(pairs);
    }

    /// The items of a text that consists of them, with spaces between; none for `-`.
    private static List<Matcher> matches(Pattern item, String text, String expected) {
        List<Matcher> found = new ArrayList<>();
        String rest = PieceLetter.inside(text.strip());
        while (!rest.isEmpty() && !rest.equals("-")) {
            Matcher matcher = item.matcher(rest);
            if (!matcher.lookingAt()) {
                throw bad(PieceLetter.written(rest), expected);
            }
            found.add(matcher);
            rest = rest.substring(matcher.end()).strip();
        }
        return found;
    }

    private static RuleValue.Text word(String text, List<String> words) {
        if (!words.contains(text)) {
            throw bad(text, String.join(", ", words.subList(0, words.size() - 1)) + " or " + words.getLast());
        }
        return new RuleValue.Text(text);
    }

    private static BadValueException bad(String found, String expected) {
        return new BadValueException(
                found.isEmpty() ? "nothing" : "'" + VariantFileReader.shown(found) + "'", expected);
    }
}
