package org.pieceworth.report.chart;

import java.util.List;

/// Marks of one kind.
///
/// @param name name for the legend
/// @param style style of all marks
/// @param marks marks in the order of the axis
public record Series(String name, MarkStyle style, List<Mark> marks) {

    public Series {
        marks = List.copyOf(marks);
    }
}
