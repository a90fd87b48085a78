package org.pieceworth.report;

import org.pieceworth.report.chart.MarkStyle;

/// Colours of pictures, distinguishable with every kind of colour vision (after Okabe and Ito), with a contrast of at
/// least 4.5 to 1 on white where they carry meaning.
final class Palette {

    static final String TEXT = "#222222";
    static final String QUIET = "#5f5f5f";
    static final String GRID = "#dddddd";
    static final String BAND = "#dcebf5";
    static final String ESTIMATE = "#0068a3";
    static final String OTHER = "#6b6b6b";
    static final String REFERENCE = "#b34700";

    private Palette() {}

    static String of(MarkStyle look) {
        return switch (look) {
            case ESTIMATE -> ESTIMATE;
            case OTHER, LINE -> OTHER;
            case REFERENCE, CURVE -> REFERENCE;
        };
    }
}
