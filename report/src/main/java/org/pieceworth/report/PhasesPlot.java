package org.pieceworth.report;

import java.util.List;
import java.util.Optional;
import org.pieceworth.report.chart.PhaseCharts;
import org.pieceworth.report.page.PhaseCurve;
import org.pieceworth.report.page.ReportScale;
import org.pieceworth.text.InputException;

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

    /// The picture of all curves.
    ///
    /// @throws InputException when there is none
    public static Picture picture(List<PhaseCurve> curves, ReportScale scale) {
        return of(curves, scale)
                .orElseThrow(() ->
                        new InputException("no picture of phases: the fit has none; ask for them with the features"));
    }
}
