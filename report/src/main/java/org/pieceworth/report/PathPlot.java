package org.pieceworth.report;

import java.util.Optional;
import org.pieceworth.report.chart.PathCharts;
import org.pieceworth.report.chart.SolverPath;

/// Values and cost by step of the solver, like the chart in the article of 2015.
public final class PathPlot {

    private PathPlot() {}

    /// The picture of a path; empty if it has fewer than two steps.
    public static Optional<Picture> of(SolverPath path) {
        return CurvePanels.of(
                "How the solver came to the values",
                "Left: values, the pawn being 100 at each step. Right: the cost that the solver minimises.",
                PathCharts.of(path));
    }
}
