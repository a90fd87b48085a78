package org.pieceworth.report.page;

import java.util.List;

/// Whether games end as the fit says.
///
/// @param points by balance, ascending
/// @param measures of all positions together: log-loss, Brier score
public record Calibration(List<CalibrationPoint> points, List<Fact> measures) {

    /// Copies the lists.
    public Calibration {
        points = List.copyOf(points);
        measures = List.copyOf(measures);
    }

    /// No points.
    public static Calibration none() {
        return new Calibration(List.of(), List.of());
    }
}
