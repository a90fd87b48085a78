package org.pieceworth.answer;

import java.util.regex.Pattern;

/// Makes text safe for a terminal. Names of players and comments in a file may contain codes that move the cursor,
/// change the title or reverse the reading order; each such character becomes a question mark. Line feeds stay.
public final class TerminalText {

    /// Control characters (C0 but line feeds, DEL, C1), separators of lines and paragraphs, marks that change the
    /// direction of writing (Unicode Standard Annex 9), and halves of characters.
    private static final Pattern HARMFUL = Pattern.compile(
            "[\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ufeff\\ud800-\\udfff]");

    private TerminalText() {}

    /// Returns the text with harmful characters replaced.
    public static String of(String text) {
        return HARMFUL.matcher(text).replaceAll("?");
    }

    /// Also replaces line feeds, for text that must stay on one line.
    public static String line(String text) {
        return of(text).replace('\n', '?');
    }
}
