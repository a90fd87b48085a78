package org.pieceworth.report.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.report.page.Group;
import org.pieceworth.report.page.GroupValue;
import org.pieceworth.report.page.Grouping;
import org.pieceworth.report.page.Measured;
import org.pieceworth.report.page.ValueLine;

/// Charts of values by group of games.
public final class GroupCharts {

    /// The most groups that a chart shows.
    public static final int MOST_GROUPS = 30;

    private GroupCharts() {}

    /// A chart a piece: its value in each group, of the largest groups where they are many.
    ///
    /// @param lines what all games say, for the band; may be empty
    public static List<DotChart> of(Grouping grouping, List<ValueLine> lines) {
        List<Group> groups = largest(grouping);
        return groups.stream()
                .flatMap(group -> group.values().stream())
                .filter(value -> drawn(value.alone()) || drawn(value.pooled()))
                .map(GroupValue::key)
                .distinct()
                .map(key -> chart(key, groups, lines))
                .toList();
    }

    private static boolean drawn(Optional<Measured> number) {
        return number.isPresent() && !number.get().exact();
    }

    private static List<Group> largest(Grouping grouping) {
        Set<Group> largest = grouping.groups().stream()
                .sorted(Comparator.comparingLong(Group::games).reversed())
                .limit(MOST_GROUPS)
                .collect(Collectors.toSet());
        return grouping.groups().stream()
                .filter(largest::contains)
                .limit(MOST_GROUPS)
                .toList();
    }

    private static DotChart chart(String key, List<Group> groups, List<ValueLine> lines) {
        boolean both = groups.stream()
                .flatMap(group -> group.values().stream())
                .anyMatch(value -> value.pooled().isPresent() && value.alone().isPresent());
        Series alone = series("On its own", MarkStyle.OTHER, key, groups, both ? 0.18 : 0, GroupValue::alone);
        Series pooled = series("Pooled", MarkStyle.ESTIMATE, key, groups, both ? -0.18 : 0, GroupValue::pooled);
        List<Series> series =
                Stream.of(alone, pooled).filter(one -> !one.marks().isEmpty()).toList();
        Optional<ValueLine> line =
                lines.stream().filter(one -> one.key().equals(key)).findFirst();
        Optional<Measured> all = line.flatMap(ValueLine::value).filter(Measured::bounded);
        return new DotChart(
                Words.capital(line.map(ValueLine::name).orElse(key)),
                SeriesAxis.of(series),
                groups.stream().map(Group::name).toList(),
                series,
                all.map(Measured::low).orElse(Double.NaN),
                all.map(Measured::high).orElse(Double.NaN));
    }

    private static Series series(
            String name,
            MarkStyle look,
            String key,
            List<Group> groups,
            double shift,
            Function<GroupValue, Optional<Measured>> part) {
        List<Mark> marks = new ArrayList<>();
        for (int row = 0; row < groups.size(); row++) {
            Group group = groups.get(row);
            double place = row + shift;
            group.values().stream()
                    .filter(value -> value.key().equals(key))
                    .map(part)
                    .flatMap(Optional::stream)
                    .map(number -> Mark.of(
                            place,
                            number,
                            group.name() + ", " + name.toLowerCase(Locale.ROOT) + ": "
                                    + Digits.phrase(number, Digits.decimals(List.of(number)))))
                    .forEach(marks::add);
        }
        return new Series(name, look, marks);
    }
}
