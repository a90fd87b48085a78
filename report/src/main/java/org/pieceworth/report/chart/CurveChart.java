package org.pieceworth.report.chart;

import java.util.List;
import org.pieceworth.answer.Numbers;

/// Values over a horizontal axis.
///
/// @param title heading
/// @param across the horizontal axis
/// @param acrossName its name
/// @param phases names of the places 0, 1, … on it; empty for numbers
/// @param up the axis of the values
/// @param percent whether values are shares, to be shown in percent
/// @param series the marks, placed on the horizontal axis
public record CurveChart(
        String title,
        Axis across,
        String acrossName,
        List<String> phases,
        Axis up,
        boolean percent,
        List<Series> series) {

    public CurveChart {
        phases = List.copyOf(phases);
        series = List.copyOf(series);
    }

    /// A value with the axis's decimals, or in percent.
    public String label(double value) {
        return percent ? Numbers.typeset(100 * value, 0) + " %" : Numbers.typeset(value, up.decimals());
    }

    /// The label of a place on the horizontal axis; empty without one.
    public String placeLabel(double place) {
        if (phases.isEmpty()) {
            return Numbers.typeset(place, across.decimals());
        }
        int phase = (int) Math.rint(place);
        return phase >= 0 && phase < phases.size() ? phases.get(phase) : "";
    }
}
