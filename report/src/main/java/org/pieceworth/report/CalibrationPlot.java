package org.pieceworth.report;

import java.util.Optional;
import org.pieceworth.empirical.calibration.CalibrationCurve;
import org.pieceworth.report.chart.CalibrationChart;

/// Draws observed scores with their intervals, and the fitted scores as a line, over the material balance.
public final class CalibrationPlot {

    /// The chart's legend, shown below the picture.
    public static final String CAPTION = "Discs: how games ended, with 95 % intervals. Thick line: the fit."
            + " Thin lines: 1 / (1 + exp(−α · balance)). Rings: draws.";

    private CalibrationPlot() {}

    /// The picture of a calibration; empty without points.
    public static Optional<Picture> of(CalibrationCurve calibration) {
        return CurvePanels.of(
                "Expected score by material balance",
                CAPTION,
                CalibrationChart.of(calibration).stream().toList());
    }
}
