package org.pieceworth.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Numbers;
import org.pieceworth.empirical.calibration.CalibrationCurve;
import org.pieceworth.stats.Interval;
import org.pieceworth.text.Counted;

/// The chart of observed and fitted scores.
public final class CalibrationChart {

    private CalibrationChart() {}

    /// Observed scores and fitted ones over the balance; empty without points.
    public static Optional<CurveChart> of(CalibrationCurve calibration) {
        List<CalibrationCurve.Point> points = calibration.points();
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
                points.stream().mapToDouble(CalibrationCurve.Point::balance).toArray(), new double[0], 8);
        Axis tight =
                new Axis(points.getFirst().balance() - 0.5, points.getLast().balance() + 0.5, across.step());
        List<Series> series = new ArrayList<>(curves(calibration, tight));
        series.add(new Series("Fitted", MarkStyle.LINE, fitted));
        series.add(new Series(
                "Drawn",
                MarkStyle.OTHER,
                points.stream().map(CalibrationChart::drawn).toList()));
        series.add(new Series("Observed", MarkStyle.ESTIMATE, observed));
        return Optional.of(new CurveChart(
                "Expected score by balance",
                tight,
                across(calibration),
                List.of(),
                new Axis(0, 1, 0.25),
                true,
                series));
    }

    /// The curve that fits best, and those of the article's chart ("with a steepness α of 0.7 … 0.2 and
    /// 0.1").
    private static List<Series> curves(CalibrationCurve calibration, Axis across) {
        List<Series> curves = new ArrayList<>();
        if (Double.isFinite(calibration.alpha())) {
            curves.add(curve("best α = " + Numbers.typeset(calibration.alpha(), 3), calibration.alpha(), 3, across));
        }
        switch (calibration.counting()) {
            case SCHOOL -> {
                curves.add(curve("α = 0.7", 0.7, 2, across));
                curves.add(curve("α = 0.2", 0.2, 5, across));
                curves.add(curve("α = 0.1", 0.1, 9, across));
            }
            case FITTED -> {}
        }
        return curves;
    }

    /// @param place position of its label
    private static Series curve(String name, double alpha, double place, Axis across) {
        List<Mark> marks = new ArrayList<>();
        for (double balance = across.low(); balance <= across.high(); balance += 0.5) {
            marks.add(Mark.bare(balance, 1 / (1 + Math.exp(-alpha * balance)), balance == place ? name : ""));
        }
        return new Series(name, MarkStyle.CURVE, marks);
    }

    private static Mark drawn(CalibrationCurve.Point point) {
        return Mark.bare(
                point.balance(),
                point.drawn(),
                "balance " + Numbers.typesetSigned(point.balance(), 0) + ": " + Numbers.percent(point.drawn())
                        + " drawn");
    }

    private static String across(CalibrationCurve calibration) {
        return switch (calibration.counting()) {
            case SCHOOL -> "balance in pawns (1-3-3-5-9)";
            case FITTED -> "balance in pawns (values fitted here)";
        };
    }

    private static Mark observed(CalibrationCurve.Point point) {
        String text = "balance " + Numbers.typesetSigned(point.balance(), 0) + ": "
                + Numbers.percent(point.observed().value())
                + " observed, " + Numbers.percent(point.fitted()) + " fitted, "
                + Counted.number(Math.round(point.rows()))
                + " positions";
        return new Mark(
                point.balance(),
                point.observed().value(),
                point.interval().map(Interval.Bounded::low).orElse(Double.NaN),
                point.interval().map(Interval.Bounded::high).orElse(Double.NaN),
                text);
    }
}
