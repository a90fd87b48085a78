package org.pieceworth.report.chart;

import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.fit.Calibration;
import org.pieceworth.report.page.Digits;

/// The chart of observed and fitted scores.
public final class CalibrationChart {

    private CalibrationChart() {}

    /// Observed scores and fitted ones over the balance; empty without points.
    public static Optional<CurveChart> of(Calibration calibration) {
        List<Calibration.Point> points = calibration.points();
        if (points.isEmpty()) {
            return Optional.empty();
        }
        List<Mark> observed = points.stream()
                .filter(point -> Math.round(point.rows()) > 0
                        && Double.isFinite(point.observed().value()))
                .map(CalibrationChart::observed)
                .toList();
        List<Mark> fitted = points.stream()
                .map(point -> Mark.bare(point.balance(), point.fitted(), ""))
                .toList();
        Axis across = Axis.over(
                points.stream().mapToDouble(Calibration.Point::balance).toArray(), new double[0], 8);
        Axis tight =
                new Axis(points.getFirst().balance() - 0.5, points.getLast().balance() + 0.5, across.step());
        return Optional.of(new CurveChart(
                "Expected score by balance",
                tight,
                across(calibration),
                List.of(),
                new Axis(0, 1, 0.25),
                true,
                List.of(
                        new Series("Fitted", MarkStyle.LINE, fitted),
                        new Series("Observed", MarkStyle.ESTIMATE, observed))));
    }

    private static String across(Calibration calibration) {
        return switch (calibration.counting()) {
            case SCHOOL -> "balance in pawns (1-3-3-5-9)";
            case FITTED -> "balance in pawns (values fitted here)";
        };
    }

    private static Mark observed(Calibration.Point point) {
        String text = "balance " + Digits.signed(point.balance(), 0) + ": "
                + Digits.percent(point.observed().value())
                + " observed, " + Digits.percent(point.fitted()) + " fitted, " + Digits.count(Math.round(point.rows()))
                + " positions";
        return new Mark(
                point.balance(),
                point.observed().value(),
                point.interval().low(),
                point.interval().high(),
                text);
    }
}
