package org.pieceworth.report.chart;

import java.util.Locale;

/// Words in charts.
public final class Words {

    private Words() {}

    /// Words with a capital letter before them.
    public static String capital(String words) {
        return words.isEmpty() ? words : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
