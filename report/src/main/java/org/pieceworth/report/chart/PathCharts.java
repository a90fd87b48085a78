package org.pieceworth.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Charts of a solver's steps: the values of the pieces, and the cost.
public final class PathCharts {

    private static final int MOST_POINTS = 200;

    private PathCharts() {}

    /// Both charts; none with fewer than two steps with values.
    public static List<CurveChart> of(SolverPath path) {
        List<SolverPath.Point> valued = path.points().stream()
                .filter(point -> !point.values().isEmpty())
                .toList();
        if (valued.size() < 2) {
            return List.of();
        }
        List<SolverPath.Point> shown = thinned(valued);
        List<Series> values = IntStream.range(0, path.pieces().size())
                .mapToObj(piece -> values(path.pieces().get(piece), piece, shown))
                .toList();
        List<SolverPath.Point> all = thinned(path.points());
        List<Mark> cost = all.stream()
                .map(point -> Mark.bare(point.step(), point.cost(), ""))
                .toList();
        return List.of(
                chart("Values, the pawn being 100", shown, values),
                chart("Cost", all, List.of(new Series("Cost", MarkStyle.LINE, cost))));
    }

    private static CurveChart chart(String title, List<SolverPath.Point> points, List<Series> series) {
        double[] steps = points.stream().mapToDouble(SolverPath.Point::step).toArray();
        Axis round = Axis.over(steps, new double[0], 4);
        Axis across = new Axis(points.getFirst().step(), points.getLast().step(), round.step());
        double[] all = series.stream()
                .flatMap(one -> one.marks().stream())
                .mapToDouble(Mark::value)
                .toArray();
        Axis up = Axis.over(all, new double[0], 4);
        // The first steps may have values below 0, which are not informative.
        Axis seen = new Axis(Math.max(0, up.low()), up.high(), up.step());
        return new CurveChart(title, across, "step", List.of(), seen, false, series);
    }

    private static Series values(String letter, int piece, List<SolverPath.Point> points) {
        List<Mark> marks = new ArrayList<>();
        for (int i = 0; i < points.size(); i++) {
            SolverPath.Point point = points.get(i);
            marks.add(Mark.bare(point.step(), point.values().get(piece), i == points.size() - 1 ? letter : ""));
        }
        return new Series(letter, MarkStyle.CURVE, marks);
    }

    /// The first and the last and some between, the closer the earlier: most happens at the beginning.
    private static List<SolverPath.Point> thinned(List<SolverPath.Point> points) {
        if (points.size() <= MOST_POINTS) {
            return points;
        }
        return IntStream.range(0, MOST_POINTS)
                .map(i -> (int) Math.round((points.size() - 1) * Math.pow((double) i / (MOST_POINTS - 1), 2)))
                .distinct()
                .mapToObj(points::get)
                .toList();
    }
}
