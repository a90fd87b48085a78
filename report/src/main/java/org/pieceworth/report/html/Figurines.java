package org.pieceworth.report.html;

/// Figurines of chess.
final class Figurines {

    private static final String LETTERS = "PNBRQK";
    private static final String FIGURES = "♟♞♝♜♛♚";
    /// Asks for the plain form: some systems draw the pawn as a coloured picture.
    private static final String PLAIN = "\uFE0E";

    private Figurines() {}

    /// The figurine of a letter; empty for other words.
    static String of(String key) {
        int index = key.length() == 1 ? LETTERS.indexOf(key) : -1;
        return index < 0 ? "" : FIGURES.charAt(index) + PLAIN;
    }
}
