package org.pieceworth.report.chart;

import java.util.ArrayList;
import java.util.List;

/// Charts of values by phase of the game.
public final class PhaseCharts {

    private PhaseCharts() {}

    /// A chart a piece: its value by phase of the game.
    public static List<CurveChart> of(List<PhaseCurve> curves) {
        return curves.stream()
                .filter(curve -> !curve.points().isEmpty())
                .map(PhaseCharts::chart)
                .toList();
    }

    private static CurveChart chart(PhaseCurve curve) {
        List<Mark> marks = new ArrayList<>();
        for (int i = 0; i < curve.points().size(); i++) {
            Measured value = curve.points().get(i).value();
            String text = curve.points().get(i).phase() + ": " + value.phrase(value.decimals());
            marks.add(Double.isNaN(value.low()) ? Mark.bare(i, value.value(), text) : Mark.of(i, value, text));
        }
        List<Series> series = List.of(
                new Series("Line", MarkStyle.LINE, bare(marks)), new Series(curve.name(), MarkStyle.ESTIMATE, marks));
        List<String> phases =
                curve.points().stream().map(point -> point.phase()).toList();
        Axis across = new Axis(-0.5, phases.size() - 0.5, 1);
        return new CurveChart(Words.capital(curve.name()), across, "", phases, SeriesAxis.of(series), false, series);
    }

    private static List<Mark> bare(List<Mark> marks) {
        return marks.stream()
                .map(mark -> Mark.bare(mark.place(), mark.value(), ""))
                .toList();
    }
}
