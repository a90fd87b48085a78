package org.pieceworth.text;

import java.util.Locale;

/// Names as people type them.
public final class PlainName {

    private PlainName() {}

    /// A name in small letters without spaces, hyphens, underscores and apostrophes: names that are the same then are
    /// the same.
    public static String of(String name) {
        String small = name.toLowerCase(Locale.ROOT);
        StringBuilder plain = new StringBuilder(small.length());
        // No pattern: looking for one name asks for hundreds.
        for (int i = 0; i < small.length(); i++) {
            char c = small.charAt(i);
            if (c != ' ' && c != '_' && c != '-' && c != '\'') {
                plain.append(c);
            }
        }
        return plain.toString();
    }
}
