package org.pieceworth.report.chart;

import java.util.List;

/// Marks of one kind.
///
/// @param name for the legend
/// @param style of all of them
/// @param marks in the order of the axis
public record Series(String name, MarkStyle style, List<Mark> marks) {

    public Series {
        marks = List.copyOf(marks);
    }
}
