package org.pieceworth.engine.uci;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The words of a line.
final class UciWords {

    private static final int SHOWN = 60;

    /// Any white space, that of Unicode too.
    private static final Pattern SPACE = Pattern.compile("\\s+", Pattern.UNICODE_CHARACTER_CLASS);

    private UciWords() {}

    static List<String> of(String line) {
        return Stream.of(SPACE.split(line)).filter(word -> !word.isEmpty()).toList();
    }

    static String lower(String word) {
        return word.toLowerCase(Locale.ROOT);
    }

    /// The text in quotes for messages, cut where it is long.
    static String shown(String text) {
        return "'" + UciOutput.shown(text, SHOWN) + "'";
    }
}
