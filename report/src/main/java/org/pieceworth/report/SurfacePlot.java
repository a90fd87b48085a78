package org.pieceworth.report;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.report.chart.Axis;
import org.pieceworth.report.chart.CurveChart;
import org.pieceworth.report.chart.Mark;
import org.pieceworth.report.chart.MarkStyle;
import org.pieceworth.report.chart.Series;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.match.Elo;
import org.pieceworth.stats.surface.SurfaceOptimum;

/// The strength over tuned parameters: along each of them through the optimum, and the likely region of the
/// optimum for each pair.
public final class SurfacePlot {

    private static final int POINTS = 41;
    private static final int MOST_DOTS = 250;

    /// With more pairs, a picture would be unreadable.
    private static final int MOST_PAIRED = 5;

    /// A parameter.
    ///
    /// @param name name of the parameter
    /// @param low the least value
    /// @param high the greatest value
    /// @param start value before tuning
    public record Parameter(String name, double low, double high, double start) {

        private double value(double coordinate) {
            return low + (coordinate + 1) / 2 * (high - low);
        }

        private Axis axis() {
            return new Axis(
                    low,
                    high,
                    Axis.over(new double[] {low, high}, new double[0], 4).step());
        }
    }

    private SurfacePlot() {}

    /// The picture.
    ///
    /// @param variants played variants
    public static Picture picture(List<String> variants, List<Parameter> parameters, SurfaceOptimum optimum) {
        List<CurveChart> charts = new ArrayList<>();
        for (int i = 0; i < parameters.size(); i++) {
            charts.add(along(parameters.get(i), i, optimum));
        }
        int paired = Math.min(MOST_PAIRED, parameters.size());
        for (int i = 0; i < paired; i++) {
            for (int j = i + 1; j < paired; j++) {
                charts.add(pair(parameters.get(i), i, parameters.get(j), j, optimum));
            }
        }
        return CurvePanels.of(
                        "Strength over the tuned parameters, " + String.join(", ", variants),
                        "Elo over the start, with 95 % bands, along each parameter through the optimum; for pairs, where the"
                                + " optimum may be (ring: the start).",
                        charts)
                .orElseThrow();
    }

    private static CurveChart along(Parameter parameter, int coordinate, SurfaceOptimum optimum) {
        List<Mark> middle = new ArrayList<>();
        List<Mark> low = new ArrayList<>();
        List<Mark> high = new ArrayList<>();
        double[] values = new double[2 * POINTS];
        for (int k = 0; k < POINTS; k++) {
            double[] point = optimum.point();
            point[coordinate] = -1 + 2.0 * k / (POINTS - 1);
            Estimate gain = optimum.gain(point);
            double at = parameter.value(point[coordinate]);
            middle.add(Mark.bare(at, Elo.LOGIT * gain.value(), ""));
            low.add(Mark.bare(at, Elo.LOGIT * gain.low(), ""));
            high.add(Mark.bare(at, Elo.LOGIT * gain.high(), ""));
            values[2 * k] = Elo.LOGIT * gain.low();
            values[2 * k + 1] = Elo.LOGIT * gain.high();
        }
        double best = optimum.point()[coordinate];
        Mark top = Mark.bare(
                parameter.value(best),
                Elo.LOGIT * optimum.gain(optimum.point()).value(),
                "the optimum, " + Math.rint(parameter.value(best)));
        return new CurveChart(
                parameter.name(),
                parameter.axis(),
                parameter.name(),
                List.of(),
                Axis.over(values, new double[0], 4),
                false,
                List.of(
                        new Series("Elo", MarkStyle.LINE, middle),
                        new Series("low", MarkStyle.CURVE, low),
                        new Series("high", MarkStyle.CURVE, high),
                        new Series("optimum", MarkStyle.ESTIMATE, List.of(top))));
    }

    private static CurveChart pair(Parameter across, int first, Parameter up, int second, SurfaceOptimum optimum) {
        List<Mark> dots = optimum.draws().stream()
                .limit(MOST_DOTS)
                .map(draw -> Mark.bare(across.value(draw[first]), up.value(draw[second]), ""))
                .toList();
        return new CurveChart(
                across.name() + ", " + up.name(),
                across.axis(),
                across.name(),
                List.of(),
                up.axis(),
                false,
                List.of(
                        new Series("where the optimum may be", MarkStyle.ESTIMATE, dots),
                        new Series(
                                "start",
                                MarkStyle.OTHER,
                                List.of(Mark.bare(across.start(), up.start(), "the start")))));
    }
}
