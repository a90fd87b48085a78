package org.pieceworth.rules.position;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Letters of pieces: A to Z and, for variants with more kinds, the same with an apostrophe, as in `N'`, the
/// first of XBoard's marks for "dressed" letters.
///
/// Internally, a piece has one `char`: full-width letters of Unicode represent dressed ones, since they too
/// have capitals and small letters. Texts for people are translated at input and output.
public final class PieceLetter {

    /// The mark behind a dressed letter.
    public static final char DRESS = '\'';

    /// All letters a piece may have, as capitals: A to Z, then dressed ones.
    public static final String CAPITALS = capitals();

    /// A letter of either side as a regular expression, for texts from [#inside].
    public static final String PATTERN = "[A-Za-z\uFF21-\uFF3A\uFF41-\uFF5A]";

    private static final int SHIFT = '\uFF21' - 'A';

    private PieceLetter() {}

    private static String capitals() {
        return IntStream.concat(IntStream.rangeClosed('A', 'Z'), IntStream.rangeClosed(dressed('A'), dressed('Z')))
                .mapToObj(letter -> String.valueOf((char) letter))
                .collect(Collectors.joining());
    }

    /// True for a letter of either side, dressed or not.
    public static boolean isLetter(int c) {
        return isAscii(c) || isDressed(c);
    }

    /// True for a letter with an apostrophe.
    public static boolean isDressed(int c) {
        return isAscii(c - SHIFT);
    }

    /// A capital letter A to Z with the apostrophe.
    public static char dressed(int letter) {
        return (char) (letter + SHIFT);
    }

    private static boolean isAscii(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    /// A letter as it is written: `N` or `N'`.
    public static String text(int letter) {
        return isDressed(letter) ? String.valueOf((char) (letter - SHIFT)) + DRESS : String.valueOf((char) letter);
    }

    /// The text for people, from one with one `char` per letter.
    public static String written(String inside) {
        for (int i = 0; i < inside.length(); i++) {
            if (isDressed(inside.charAt(i))) {
                return inside.chars().mapToObj(PieceLetter::text).collect(Collectors.joining());
            }
        }
        return inside;
    }

    /// A text that people have written with one `char` for each letter; an apostrophe that follows no letter remains.
    public static String inside(String written) {
        StringBuilder inside = new StringBuilder(written);
        for (int i = written.length() - 1; i > 0; i--) {
            if (inside.charAt(i) == DRESS && isAscii(inside.charAt(i - 1))) {
                inside.setCharAt(i - 1, dressed(inside.charAt(i - 1)));
                inside.deleteCharAt(i);
            }
        }
        return inside.toString();
    }

    /// True for a single letter, as features of the material of plain pieces are named.
    public static boolean isAlone(String written) {
        String inside = inside(written);
        return inside.length() == 1 && isLetter(inside.charAt(0));
    }

    /// The letter in a symbol such as `N`, `+N'` or `Q~`.
    public static char ofSymbol(String symbol) {
        return inside(symbol).charAt(symbol.startsWith("+") ? 1 : 0);
    }
}
