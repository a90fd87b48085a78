package org.pieceworth.studies.fit.part;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Section;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.rows.Material;
import org.pieceworth.report.PathPlot;
import org.pieceworth.report.chart.SolverPath;

/// The values and the cost by step of the solver, for pages.
final class PathPart implements FitPart {

    private static final String KEY = "trace";

    @Override
    public Optional<FitSection> section(FitContext fitted) {
        SolverPath path = path(fitted);
        return PathPlot.of(path)
                .map(picture -> new FitSection(
                        new Section(KEY, "Trace", "How the solver came to the values")
                                .lead("From zero, step by step, to the values that explain the results best.")
                                .paged(_ -> FitSection.folded(
                                        FitSection.chart(
                                                KEY,
                                                Optional.of(picture),
                                                "Values at each step, with the pawn at 100, and the cost that the solver"
                                                        + " minimises."),
                                        List.of(steps(path).paged()))),
                        Map.of(KEY, () -> Optional.of(picture))));
    }

    /// The solver's steps as the values of pieces; none without a pawn as the unit, or if not requested.
    static SolverPath path(FitContext fitted) {
        List<FittedValue> values = fitted.fit().values().stream()
                .filter(value -> value.coefficient().isPresent())
                .toList();
        List<String> names = values.stream().map(FittedValue::feature).toList();
        int[] pieces = IntStream.range(0, names.size())
                .filter(i -> Material.NAMES.contains(names.get(i)))
                .toArray();
        int pawn = names.indexOf("P");
        if (pawn < 0) {
            return SolverPath.NONE;
        }
        return new SolverPath(
                Arrays.stream(pieces).mapToObj(names::get).toList(),
                fitted.steps().stream().map(step -> point(step, pieces, pawn)).toList());
    }

    private static SolverPath.Point point(FitStep step, int[] pieces, int pawn) {
        double unit = step.parameters()[pawn];
        List<Double> values = Arrays.stream(pieces)
                .mapToObj(piece -> 100 * step.parameters()[piece] / unit)
                .toList();
        return new SolverPath.Point(step.number(), step.cost(), unit > 0 ? values : List.of());
    }

    /// Some of the steps, the closer the earlier.
    private static Table<SolverPath.Point> steps(SolverPath path) {
        int last = path.points().size() - 1;
        int lines = Math.min(20, last);
        List<SolverPath.Point> some = IntStream.rangeClosed(0, lines)
                .map(i -> (int) Math.round(last * Math.pow((double) i / Math.max(1, lines), 2)))
                .distinct()
                .mapToObj(path.points()::get)
                .toList();
        return Table.of(
                        "steps",
                        some,
                        Column.<SolverPath.Point>figure("step", point -> Integer.toString(point.step())),
                        Column.<SolverPath.Point>figure("cost", point -> Numbers.fixed(point.cost(), 6)))
                .and(IntStream.range(0, path.pieces().size())
                        .mapToObj(i -> Column.<SolverPath.Point>known(
                                path.pieces().get(i),
                                point -> point.values().stream()
                                        .skip(i)
                                        .findFirst()
                                        .map(value -> Numbers.fixed(value, 1))))
                        .toList());
    }
}
