package org.pieceworth.report;

import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.report.chart.GroupCharts;
import org.pieceworth.report.chart.ReportScale;
import org.pieceworth.report.chart.ValueLine;

/// Values by group of games, with their intervals: a panel a piece.
public final class GroupsPlot {

    private GroupsPlot() {}

    /// The picture of a grouping; of more than thirty groups, those with the most games. Empty if no group has a value
    /// with an interval.
    ///
    /// @param lines values from all games, for the shaded band; may be empty
    public static Optional<Picture> of(GroupedValues grouped, List<ValueLine> lines, ReportScale scale) {
        return DotPanels.of(
                "Values by " + grouped.text() + " (" + scale.text() + ")",
                "Discs: pooled with the other groups. Rings: only the group's games. Bars: 95 % intervals."
                        + " Shaded: all games.",
                GroupCharts.of(grouped, lines));
    }
}
