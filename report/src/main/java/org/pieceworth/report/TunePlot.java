package org.pieceworth.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.pieceworth.report.chart.Axis;
import org.pieceworth.report.chart.CurveChart;
import org.pieceworth.report.chart.Mark;
import org.pieceworth.report.chart.MarkStyle;
import org.pieceworth.report.chart.Series;

/// The path of each tuned parameter, one chart per parameter.
public final class TunePlot {

    private static final int MOST_POINTS = 200;
    private static final int MOST_LETTERS = 64;

    private TunePlot() {}

    /// The picture.
    ///
    /// @param variants played variants
    /// @param names names of the parameters
    /// @param way their initial values and those after each iteration
    public static Picture picture(List<String> variants, List<String> names, List<double[]> way) {
        List<CurveChart> charts = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            charts.add(chart(names.get(i), i, way));
        }
        return CurvePanels.of(
                        "How the parameters went in " + text(variants),
                        "Values after each iteration: those without a trend were not determined by the games.",
                        charts)
                .orElseThrow();
    }

    /// Their names while there is room for them.
    private static String text(List<String> variants) {
        String names = String.join(", ", variants);
        return names.length() <= MOST_LETTERS ? names : variants.size() + " variants";
    }

    private static CurveChart chart(String name, int parameter, List<double[]> way) {
        int last = way.size() - 1;
        int points = Math.min(MOST_POINTS, way.size());
        int[] shown = IntStream.range(0, points)
                .map(i -> points == 1 ? 0 : (int) Math.round((double) last * i / (points - 1)))
                .toArray();
        List<Mark> marks = new ArrayList<>();
        for (int at : shown) {
            marks.add(Mark.bare(at, way.get(at)[parameter], ""));
        }
        double[] values = marks.stream().mapToDouble(Mark::value).toArray();
        double[] steps = IntStream.of(shown).asDoubleStream().toArray();
        Axis round = Axis.over(steps, new double[0], 4);
        Axis across = new Axis(0, Math.max(1, last), round.step());
        Axis up = Axis.over(values, new double[0], 4);
        return new CurveChart(
                name, across, "iteration", List.of(), up, false, List.of(new Series(name, MarkStyle.LINE, marks)));
    }
}
