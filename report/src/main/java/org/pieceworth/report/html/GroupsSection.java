package org.pieceworth.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.report.GroupsPlot;
import org.pieceworth.report.chart.Digits;
import org.pieceworth.report.chart.DotChart;
import org.pieceworth.report.chart.GroupCharts;
import org.pieceworth.report.chart.Words;
import org.pieceworth.report.page.FitPage;
import org.pieceworth.report.page.Group;
import org.pieceworth.report.page.GroupValue;
import org.pieceworth.report.page.Grouping;
import org.pieceworth.report.page.Measured;
import org.pieceworth.report.page.ValueLine;

/// Values by group of games.
final class GroupsSection {

    private static final List<String> ALONE = List.of("Group", "#Games", "#On its own", "#± s.e.", "#95 % interval");
    private static final List<String> BOTH = List.of(
            "Group", "#Games", "#On its own", "#± s.e.", "#95 % interval", "#Pooled", "#± s.e.", "#95 % interval");

    private GroupsSection() {}

    static void write(PageSections sections, FitPage page) {
        for (int i = 0; i < page.groupings().size(); i++) {
            Grouping grouping = page.groupings().get(i);
            if (!grouping.groups().isEmpty()) {
                write(sections, page, grouping, "groups-" + (i + 1));
            }
        }
    }

    private static void write(PageSections sections, FitPage page, Grouping grouping, String id) {
        String by = "By " + grouping.by();
        Html html = sections.open(id, by, by, grouping.verdict());
        List<DotChart> charts = GroupCharts.of(grouping, page.values());
        if (!charts.isEmpty()) {
            sections.chart(
                    id,
                    "dots",
                    GroupsPlot.picture(grouping, page.values(), page.scale()),
                    ChartJson.dots(charts),
                    caption(grouping));
        }
        html.open("details").leaf("summary", "The numbers");
        keys(grouping).forEach(key -> table(html, page, grouping, key));
        html.close();
        sections.close();
    }

    private static String caption(Grouping grouping) {
        String most = grouping.groups().size() > GroupCharts.MOST_GROUPS
                ? " Of " + grouping.groups().size()
                        + " groups the chart shows those with the most games, the tables all."
                : "";
        String rings = pooled(grouping)
                ? "Rings: a group's own games alone. Discs: pooled, so that a group with few games borrows from the others."
                : "Rings: a group's own games.";
        return rings
                + " Bars are 95 % intervals; the shaded band is what all games say together; what lies beyond a panel's edge is in the tables."
                + most;
    }

    private static boolean pooled(Grouping grouping) {
        return grouping.groups().stream()
                .flatMap(group -> group.values().stream())
                .anyMatch(value -> value.pooled().isPresent());
    }

    private static List<String> keys(Grouping grouping) {
        return grouping.groups().stream()
                .flatMap(group -> group.values().stream())
                .map(GroupValue::key)
                .distinct()
                .toList();
    }

    private static void table(Html html, FitPage page, Grouping grouping, String key) {
        String name = Words.capital(page.values().stream()
                .filter(line -> line.key().equals(key))
                .map(ValueLine::name)
                .findFirst()
                .orElse(key));
        List<Measured> numbers = grouping.groups().stream()
                .flatMap(group -> group.values().stream())
                .filter(value -> value.key().equals(key))
                .flatMap(value -> Stream.concat(value.alone().stream(), value.pooled().stream()))
                .toList();
        int decimals = Digits.decimals(numbers);
        boolean pooled = pooled(grouping);
        List<List<String>> rows = grouping.groups().stream()
                .map(group -> row(group, key, decimals, pooled))
                .toList();
        html.leaf("h3", name);
        HtmlTables.write(html, name + " (" + page.scale().text() + ")", pooled ? BOTH : ALONE, rows);
    }

    private static List<String> row(Group group, String key, int decimals, boolean pooled) {
        Optional<GroupValue> value =
                group.values().stream().filter(one -> one.key().equals(key)).findFirst();
        List<String> row = new ArrayList<>(List.of(group.name(), Digits.count(group.games())));
        row.addAll(ValuesSection.cells(value.flatMap(GroupValue::alone), decimals));
        if (pooled) {
            row.addAll(ValuesSection.cells(value.flatMap(GroupValue::pooled), decimals));
        }
        return row;
    }
}
