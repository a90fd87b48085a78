package org.pieceworth.report.chart;

import java.util.List;

/// A chart of dots with whiskers, one row per name.
///
/// @param title heading
/// @param axis axis of the values, from left to right
/// @param rows their names, from top to bottom
/// @param series the marks, whose places are rows
/// @param bandLow lower end of a shaded band across all rows; NaN for no band
/// @param bandHigh its upper end
public record DotChart(
        String title, Axis axis, List<String> rows, List<Series> series, double bandLow, double bandHigh) {

    public DotChart {
        rows = List.copyOf(rows);
        series = List.copyOf(series);
    }

    /// True if part of the band lies within the axis.
    public boolean banded() {
        return bandLow <= bandHigh && bandHigh > axis.low() && bandLow < axis.high();
    }
}
