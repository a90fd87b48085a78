package org.pieceworth.report;

import java.util.List;
import java.util.Optional;
import org.pieceworth.report.chart.PhaseCharts;
import org.pieceworth.report.chart.PhaseCurve;
import org.pieceworth.report.chart.ReportScale;

/// Values by phase of the game, with their intervals: a panel a piece.
public final class PhasesPlot {

    private PhasesPlot() {}

    /// The picture of all curves; empty without any.
    public static Optional<Picture> of(List<PhaseCurve> curves, ReportScale scale) {
        return CurvePanels.of(
                "Values as the game goes on (" + scale.text() + ")",
                "Bars are 95 % intervals.",
                PhaseCharts.of(curves));
    }
}
