package org.pieceworth.report.html;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.report.PathPlot;
import org.pieceworth.report.chart.CurveChart;
import org.pieceworth.report.chart.PathCharts;
import org.pieceworth.report.page.Digits;
import org.pieceworth.report.page.SolverPath;

/// The solver's steps.
final class PathSection {

    private static final int ROWS = 20;

    private PathSection() {}

    static void write(PageSections sections, SolverPath path) {
        List<CurveChart> charts = PathCharts.of(path);
        if (charts.isEmpty()) {
            return;
        }
        Html html = sections.open(
                "trace",
                "Trace",
                "How the solver came to the values",
                "From zero, step by step, to the values that explain the results best.");
        sections.chart(
                "trace",
                "curves",
                PathPlot.picture(path),
                ChartJson.curves(charts),
                "Values at each step, with the pawn at 100, and the cost that the solver minimises.");
        List<Column> columns = Column.of(Column.numbers("Step"), "Cost");
        path.pieces().forEach(piece -> columns.add(Column.numbers(piece)));
        HtmlTables.folded(html, "The numbers", "Values and cost by step", columns, rows(path));
        sections.close();
    }

    /// Some of the steps, the closer the earlier.
    private static List<List<String>> rows(SolverPath path) {
        List<List<String>> rows = new ArrayList<>();
        int last = path.points().size() - 1;
        int lines = Math.min(ROWS, last);
        int before = -1;
        for (int i = 0; i <= lines; i++) {
            int index = (int) Math.round(last * Math.pow((double) i / lines, 2));
            if (index > before) {
                rows.add(row(path, path.points().get(index)));
            }
            before = index;
        }
        return rows;
    }

    private static List<String> row(SolverPath path, SolverPath.Point point) {
        List<String> row = new ArrayList<>(List.of(Integer.toString(point.step()), Digits.fixed(point.cost(), 6)));
        for (int i = 0; i < path.pieces().size(); i++) {
            row.add(point.values().isEmpty() ? "–" : Digits.fixed(point.values().get(i), 1));
        }
        return row;
    }
}
