package org.pieceworth.report;

import java.util.List;
import org.pieceworth.report.chart.CurveChart;
import org.pieceworth.report.chart.PhaseCharts;
import org.pieceworth.report.page.PhaseCurve;
import org.pieceworth.report.page.ReportScale;
import org.pieceworth.text.InputException;

/// Values by phase of the game, with their intervals: a panel a piece.
public final class PhasesPlot {

    private PhasesPlot() {}

    /// The picture of all curves.
    ///
    /// @throws InputException when there is none
    public static Picture picture(List<PhaseCurve> curves, ReportScale scale) {
        List<CurveChart> charts = PhaseCharts.of(curves);
        if (charts.isEmpty()) {
            throw new InputException("no picture of phases: the fit has none; ask for them with the features");
        }
        return CurvePanels.picture(
                "Values as the game goes on (" + scale.text() + ")", "Bars are 95 % intervals.", charts);
    }
}
