package org.pieceworth.report.chart;

import java.util.List;

/// Dots and whiskers, a row each.
///
/// @param title what all of it is about
/// @param axis of the values, from left to right
/// @param rows their names, from top to bottom
/// @param series the marks, whose places are rows
/// @param bandLow where a shaded band through all rows begins; NaN where there is none
/// @param bandHigh where it ends
public record DotChart(
        String title, Axis axis, List<String> rows, List<Series> series, double bandLow, double bandHigh) {

    /// Copies the lists.
    public DotChart {
        rows = List.copyOf(rows);
        series = List.copyOf(series);
    }

    /// Whether there is a band, and part of it can be seen.
    public boolean banded() {
        return bandLow <= bandHigh && bandHigh > axis.low() && bandLow < axis.high();
    }
}
