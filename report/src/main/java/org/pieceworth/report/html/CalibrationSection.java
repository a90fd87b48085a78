package org.pieceworth.report.html;

import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.calibration.CalibrationCurve;
import org.pieceworth.report.CalibrationPlot;
import org.pieceworth.report.chart.CalibrationChart;
import org.pieceworth.report.page.Digits;
import org.pieceworth.report.page.FitSentences;
import org.pieceworth.report.page.Measured;

/// Whether games end as the fit says.
final class CalibrationSection {

    private CalibrationSection() {}

    static void write(PageSections sections, Optional<CalibrationCurve> asked) {
        asked.filter(calibration -> !calibration.points().isEmpty())
                .ifPresent(calibration -> write(sections, calibration));
    }

    private static void write(PageSections sections, CalibrationCurve calibration) {
        Html html =
                sections.open("calibration", "Calibration", "Do games end as the values predict?", lead(calibration));
        CalibrationChart.of(calibration)
                .ifPresent(chart -> sections.chart(
                        "calibration",
                        "curves",
                        CalibrationPlot.picture(calibration),
                        ChartJson.curves(List.of(chart)),
                        CalibrationPlot.CAPTION));
        FactList.write(
                html, List.of(new Fact("α of 1 / (1 + exp(−α · balance))", Digits.fixed(calibration.alpha(), 3))));
        HtmlTables.folded(
                html,
                "The numbers",
                "Scores by balance",
                Column.of(Column.numbers("Balance"), "Positions", "Observed", "95 % interval", "Fitted", "Drawn"),
                calibration.points().stream().map(CalibrationSection::row).toList());
        sections.close();
    }

    private static String lead(CalibrationCurve calibration) {
        return "When one side is ahead by a number of pawns (" + FitSentences.counting(calibration)
                + "), which share of the "
                + (calibration.decided()
                        ? "decided games does it win? If the discs lie on the line, the fit can be trusted."
                        : "points does it make? If the discs lie on the line, the fit can be trusted. Rings show how many of"
                                + " these positions were of drawn games.")
                + FitSentences.besideTheFit(calibration).map(" "::concat).orElse("");
    }

    private static List<String> row(CalibrationCurve.Point point) {
        String interval = point.interval()
                .map(of -> Measured.within(100 * point.observed().value(), 100 * of.low(), 100 * of.high()))
                .map(percent -> Digits.range(percent, 1))
                .orElse("–");
        return List.of(
                Digits.signed(point.balance(), 0),
                Digits.count(Math.round(point.rows())),
                Digits.percent(point.observed().value()),
                interval,
                Digits.percent(point.fitted()),
                Digits.percent(point.drawn()));
    }
}
