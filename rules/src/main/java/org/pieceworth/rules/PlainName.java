package org.pieceworth.rules;

import java.util.Locale;

/// Names as people type them.
public final class PlainName {

    private PlainName() {}

    /// A name in small letters without spaces, hyphens and underscores: names that are the same then are the same.
    public static String of(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[ _-]", "");
    }
}
