package org.pieceworth.report.page;

import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.Estimate;

/// What the numbers of a page are counted in.
///
/// @param text as headings say it: `pawn = 100`
/// @param pawn what a pawn is on it, NaN where the scale has no pawn
public record ReportScale(String text, double pawn) {

    /// The text with its words kept on one line.
    public String unbroken() {
        return text.replace(' ', '\u00a0');
    }

    /// The scale of a report's values.
    static ReportScale of(FitReport report) {
        double pawn = report.value("P")
                .flatMap(FittedValue::value)
                .map(Estimate::value)
                .orElse(Double.NaN);
        return report.settings().unit() instanceof ValueUnit.Anchored anchored
                ? new ReportScale(anchored.text().replace("=", " = "), pawn)
                : new ReportScale(report.settings().unit().text(), Double.NaN);
    }

    /// A hundredth of a pawn.
    public static ReportScale centipawns() {
        return new ReportScale("pawn = 100", 100);
    }
}
