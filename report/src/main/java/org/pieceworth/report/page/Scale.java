package org.pieceworth.report.page;

/// What the numbers of a page are counted in.
///
/// @param text as headings say it: `pawn = 100`
/// @param pawn what a pawn is on it, NaN where the scale has no pawn
public record Scale(String text, double pawn) {

    /// The text with its words kept on one line.
    public String unbroken() {
        return text.replace(' ', '\u00a0');
    }

    /// A hundredth of a pawn.
    public static Scale centipawns() {
        return new Scale("pawn = 100", 100);
    }
}
