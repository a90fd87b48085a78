package org.pieceworth.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.empirical.groups.GroupedValues.Group;
import org.pieceworth.report.GroupsPlot;
import org.pieceworth.report.chart.DotChart;
import org.pieceworth.report.chart.GroupCharts;
import org.pieceworth.report.page.Digits;
import org.pieceworth.report.page.FitPage;
import org.pieceworth.report.page.FitSentences;
import org.pieceworth.report.page.GroupNumbers;
import org.pieceworth.report.page.Measured;

/// Values by group of games.
final class GroupsSection {

    private static final String ID = "groups-1";
    private static final Column GROUP = Column.words("Group");
    private static final List<Column> ALONE = Column.of(GROUP, "Games", "On its own", "± s.e.", "95 % interval");
    private static final List<Column> BOTH =
            Column.of(GROUP, "Games", "On its own", "± s.e.", "95 % interval", "Pooled", "± s.e.", "95 % interval");

    private GroupsSection() {}

    static void write(PageSections sections, FitPage page) {
        page.report()
                .extras()
                .groups()
                .filter(grouped -> !grouped.groups().isEmpty())
                .ifPresent(grouped -> write(sections, page, grouped));
    }

    private static void write(PageSections sections, FitPage page, GroupedValues grouped) {
        String by = "By " + grouped.text();
        Html html = sections.open(
                ID,
                by,
                by,
                FitSentences.verdict(grouped.test(), page.report().quality().by()));
        List<DotChart> charts = GroupCharts.of(grouped, page.values());
        if (!charts.isEmpty()) {
            sections.chart(
                    ID,
                    "dots",
                    GroupsPlot.picture(grouped, page.values(), page.scale()),
                    ChartJson.dots(charts),
                    caption(grouped));
        }
        html.open("details").leaf("summary", "The numbers");
        GroupNumbers.features(grouped.groups()).forEach(piece -> table(html, page, grouped, piece));
        html.close();
        sections.close();
    }

    private static String caption(GroupedValues grouped) {
        String most = grouped.groups().size() > GroupCharts.MOST_GROUPS
                ? " Of " + grouped.groups().size()
                        + " groups the chart shows those with the most games, the tables all."
                : "";
        String rings = isPooled(grouped)
                ? "Rings: a group's own games alone. Discs: pooled, so that a group with few games borrows from the others."
                : "Rings: a group's own games.";
        return rings
                + " Bars are 95 % intervals; the shaded band is the value from all games together; values beyond a panel's edge are in the tables."
                + most;
    }

    private static boolean isPooled(GroupedValues grouped) {
        return GroupNumbers.features(grouped.groups()).stream()
                .anyMatch(piece -> grouped.groups().stream()
                        .anyMatch(group ->
                                GroupNumbers.pooled(grouped, group, piece).isPresent()));
    }

    private static void table(Html html, FitPage page, GroupedValues grouped, String piece) {
        String name = GroupNumbers.title(grouped.groups(), page.values(), piece);
        List<Measured> numbers = grouped.groups().stream()
                .flatMap(group -> Stream.concat(
                        GroupNumbers.alone(group, piece).stream(), GroupNumbers.pooled(grouped, group, piece).stream()))
                .toList();
        int decimals = Digits.decimals(numbers);
        boolean pooled = isPooled(grouped);
        List<List<String>> rows = grouped.groups().stream()
                .map(group -> row(grouped, group, piece, decimals, pooled))
                .toList();
        html.leaf("h3", name);
        HtmlTables.write(html, name + " (" + page.scale().text() + ")", pooled ? BOTH : ALONE, rows);
    }

    private static List<String> row(GroupedValues grouped, Group group, String piece, int decimals, boolean pooled) {
        List<String> row = new ArrayList<>(List.of(group.name(), Digits.count(group.games())));
        row.addAll(ValuesSection.cells(GroupNumbers.alone(group, piece), decimals));
        if (pooled) {
            row.addAll(ValuesSection.cells(GroupNumbers.pooled(grouped, group, piece), decimals));
        }
        return row;
    }
}
