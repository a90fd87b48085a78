package org.pieceworth.answer;

import java.util.regex.Pattern;

/// Text as a terminal may be given it. What files hold, such as names of players and comments, may hold codes that
/// move the cursor, change the title, or turn the order of what is read; each is shown as a question mark. Line ends
/// stay.
public final class TerminalText {

    /// Control characters (C0 but line feeds, DEL, C1), separators of lines and paragraphs, marks that change the
    /// direction of writing (Unicode Standard Annex 9), and halves of characters.
    private static final Pattern HARMFUL = Pattern.compile(
            "[\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ufeff\\ud800-\\udfff]");

    private TerminalText() {}

    /// The text without them.
    public static String of(String text) {
        return HARMFUL.matcher(text).replaceAll("?");
    }

    /// The same in one line.
    public static String line(String text) {
        return of(text).replace('\n', '?');
    }
}
