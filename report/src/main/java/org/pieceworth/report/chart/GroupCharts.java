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
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.empirical.groups.GroupedValues.Group;

/// Charts of values by group of games.
public final class GroupCharts {

    /// The most groups that a chart shows.
    public static final int MOST_GROUPS = 30;

    private final GroupedValues grouped;
    private final List<Group> groups;

    private GroupCharts(GroupedValues grouped) {
        this.grouped = grouped;
        groups = largest(grouped);
    }

    /// A chart per piece or other feature: its value in each group, or in the largest if there are many.
    ///
    /// @param lines values from all games, for the band; may be empty
    public static List<DotChart> of(GroupedValues grouped, List<ValueLine> lines) {
        GroupCharts charts = new GroupCharts(grouped);
        return features(charts.groups).stream()
                .filter(charts::isDrawn)
                .map(piece -> charts.chart(piece, lines))
                .toList();
    }

    private boolean isDrawn(String piece) {
        return groups.stream().anyMatch(group -> isDrawn(alone(group, piece)) || isDrawn(pooled(group, piece)));
    }

    private static boolean isDrawn(Optional<Measured> number) {
        return number.isPresent() && !number.get().exact();
    }

    private static List<Group> largest(GroupedValues grouped) {
        Set<Group> largest = grouped.groups().stream()
                .sorted(Comparator.comparingLong(Group::games).reversed())
                .limit(MOST_GROUPS)
                .collect(Collectors.toSet());
        return grouped.groups().stream()
                .filter(largest::contains)
                .limit(MOST_GROUPS)
                .toList();
    }

    private DotChart chart(String piece, List<ValueLine> lines) {
        boolean both = groups.stream()
                .anyMatch(group -> features(List.of(group)).stream()
                        .anyMatch(each -> alone(group, each).isPresent()
                                && pooled(group, each).isPresent()));
        Series alone = series("On its own", MarkStyle.OTHER, both ? 0.18 : 0, group -> alone(group, piece));
        Series pooled = series("Pooled", MarkStyle.ESTIMATE, both ? -0.18 : 0, group -> pooled(group, piece));
        List<Series> series =
                Stream.of(alone, pooled).filter(one -> !one.marks().isEmpty()).toList();
        Optional<Measured> all = line(lines, piece).flatMap(ValueLine::value).filter(Measured::bounded);
        return new DotChart(
                title(groups, lines, piece),
                SeriesAxis.of(series),
                groups.stream().map(Group::name).toList(),
                series,
                all.map(Measured::low).orElse(Double.NaN),
                all.map(Measured::high).orElse(Double.NaN));
    }

    private Series series(String name, MarkStyle look, double shift, Function<Group, Optional<Measured>> part) {
        List<Mark> marks = new ArrayList<>();
        for (int row = 0; row < groups.size(); row++) {
            Group group = groups.get(row);
            double place = row + shift;
            part.apply(group)
                    .map(number -> Mark.of(
                            place,
                            number,
                            group.name() + ", " + name.toLowerCase(Locale.ROOT) + ": "
                                    + number.phrase(number.decimals())))
                    .ifPresent(marks::add);
        }
        return new Series(name, look, marks);
    }

    /// The features that any group has a value of, in the order of their first occurrence.
    private static List<String> features(List<Group> groups) {
        return groups.stream()
                .flatMap(group -> group.pooled().stream())
                .map(FittedValue::feature)
                .distinct()
                .toList();
    }

    /// A feature in words.
    ///
    /// @param lines values from all games
    private static String title(List<Group> groups, List<ValueLine> lines, String feature) {
        return Words.capital(line(lines, feature)
                .map(ValueLine::name)
                .or(() -> groups.stream()
                        .flatMap(group -> group.pooled().stream())
                        .filter(value -> value.feature().equals(feature))
                        .map(FittedValue::title)
                        .findFirst())
                .orElse(feature));
    }

    /// The value from all games together.
    private static Optional<ValueLine> line(List<ValueLine> lines, String feature) {
        String key = ValueLine.key(feature);
        return lines.stream().filter(line -> line.key().equals(key)).findFirst();
    }

    /// A piece's value only from the group's games; empty if they do not determine it.
    private static Optional<Measured> alone(Group group, String piece) {
        return of(group.alone(), piece);
    }

    /// A piece's partially pooled value; empty if groups were not pooled.
    private Optional<Measured> pooled(Group group, String piece) {
        return grouped.drawn() ? of(group.pooled(), piece) : Optional.empty();
    }

    private static Optional<Measured> of(List<FittedValue> values, String piece) {
        return values.stream()
                .filter(value -> value.feature().equals(piece))
                .findFirst()
                .flatMap(Measured::of);
    }
}
