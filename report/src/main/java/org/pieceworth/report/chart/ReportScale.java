package org.pieceworth.report.chart;

import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.Estimate;

/// The unit of a page's numbers.
///
/// @param text its name in headings: `pawn = 100`
/// @param pawn a pawn's value, NaN if the scale is not anchored to one
public record ReportScale(String text, double pawn) {

    /// The text with no-break spaces.
    public String unbroken() {
        return text.replace(' ', '\u00a0');
    }

    /// The scale of a fit's values.
    public static ReportScale of(PieceValueFit fit) {
        double pawn =
                fit.value("P").flatMap(FittedValue::value).map(Estimate::value).orElse(Double.NaN);
        return fit.settings().unit() instanceof ValueUnit.Anchored anchored
                ? new ReportScale(anchored.text().replace("=", " = "), pawn)
                : new ReportScale(fit.settings().unit().text(), Double.NaN);
    }
}
