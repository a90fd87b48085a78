package org.pieceworth.report.chart;

import java.util.List;
import java.util.stream.Stream;

/// A mark and its whiskers.
///
/// @param place position on the axis of rows or of phases
/// @param value position on the axis of values
/// @param low the interval's lower end; NaN for no interval
/// @param high the interval's upper end
/// @param text the tooltip
public record Mark(double place, double value, double low, double high, String text) {

    /// A piece of a whisker.
    ///
    /// @param from the lower end
    /// @param to the upper end
    public record Whisker(double from, double to) {}

    /// A mark of a number with its interval.
    public static Mark of(double place, Measured number, String text) {
        return new Mark(place, number.value(), number.low(), number.high(), text);
    }

    /// A mark without whiskers.
    public static Mark bare(double place, double value, String text) {
        return new Mark(place, value, Double.NaN, Double.NaN, text);
    }

    /// The visible parts of the interval: none, one stretch, or two for an interval without its middle
    /// (Fieller).
    public List<Whisker> whiskers(Axis axis) {
        if (Double.isNaN(low) || Double.isNaN(high) || low == high) {
            return List.of();
        }
        double from = Math.clamp(low, axis.low(), axis.high());
        double to = Math.clamp(high, axis.low(), axis.high());
        Stream<Whisker> parts = low < high
                ? Stream.of(new Whisker(from, to))
                : Stream.of(new Whisker(axis.low(), to), new Whisker(from, axis.high()));
        return parts.filter(part -> part.from() < part.to()).toList();
    }

    /// A value beyond the axis has no dot, but its whisker may be visible.
    public boolean seen(Axis axis) {
        return value >= axis.low() && value <= axis.high();
    }
}
