package org.pieceworth.report;

import java.util.List;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.report.chart.DotChart;
import org.pieceworth.report.chart.GroupCharts;
import org.pieceworth.report.page.ReportScale;
import org.pieceworth.report.page.ValueLine;
import org.pieceworth.text.InputException;

/// Values by group of games, with their intervals: a panel a piece.
public final class GroupsPlot {

    private GroupsPlot() {}

    /// The picture of a grouping; of more than thirty groups, those with the most games.
    ///
    /// @param lines values from all games, for the shaded band; may be empty
    /// @throws InputException when no group has a value with an interval
    public static Picture picture(GroupedValues grouped, List<ValueLine> lines, ReportScale scale) {
        List<DotChart> charts = GroupCharts.of(grouped, lines);
        if (charts.isEmpty()) {
            throw new InputException("no picture of groups: no group gives a piece's value; use more games");
        }
        return DotPanels.picture(
                "Values by " + grouped.text() + " (" + scale.text() + ")",
                "Discs: pooled with the other groups. Rings: the group's games alone. Bars: 95 % intervals."
                        + " Shaded: all games.",
                charts);
    }
}
