package org.pieceworth.report.chart;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.pieceworth.report.page.Calibration;
import org.pieceworth.report.page.CalibrationPoint;

/// The chart of observed and fitted scores.
public final class CalibrationChart {

    private CalibrationChart() {}

    /// Observed scores and fitted ones over the balance; empty without points.
    public static Optional<CurveChart> of(Calibration calibration) {
        List<CalibrationPoint> points = calibration.points();
        if (points.isEmpty()) {
            return Optional.empty();
        }
        List<Mark> observed = points.stream()
                .filter(point -> point.positions() > 0 && Double.isFinite(point.observed()))
                .map(CalibrationChart::observed)
                .toList();
        List<Mark> fitted = points.stream()
                .map(point -> Mark.bare(point.balance(), point.fitted(), ""))
                .toList();
        Axis across = Axis.over(balances(points, CalibrationPoint::balance), new double[0], 8);
        Axis tight =
                new Axis(points.getFirst().balance() - 0.5, points.getLast().balance() + 0.5, across.step());
        return Optional.of(new CurveChart(
                "Expected score by balance",
                tight,
                "balance in pawns (1-3-3-5-9)",
                List.of(),
                new Axis(0, 1, 0.25),
                true,
                List.of(
                        new Series("Fitted", MarkStyle.LINE, fitted),
                        new Series("Observed", MarkStyle.ESTIMATE, observed))));
    }

    private static double[] balances(List<CalibrationPoint> points, ToDoubleFunction<CalibrationPoint> part) {
        return points.stream().mapToDouble(part).toArray();
    }

    private static Mark observed(CalibrationPoint point) {
        String text = "balance " + Digits.signed(point.balance(), 0) + ": " + Digits.percent(point.observed())
                + " observed, " + Digits.percent(point.fitted()) + " fitted, " + Digits.count(point.positions())
                + " positions";
        return new Mark(point.balance(), point.observed(), point.low(), point.high(), text);
    }
}
