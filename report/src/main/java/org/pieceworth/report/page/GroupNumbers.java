package org.pieceworth.report.page;

import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.empirical.groups.GroupedValues.Group;

/// Values of pieces in groups of games, for pages and pictures.
public final class GroupNumbers {

    private GroupNumbers() {}

    /// The features that any group has a value of, in the order of their first occurrence.
    public static List<String> features(List<Group> groups) {
        return groups.stream()
                .flatMap(group -> group.pooled().stream())
                .map(FittedValue::feature)
                .distinct()
                .toList();
    }

    /// A feature in words.
    ///
    /// @param lines values from all games
    public static String title(List<Group> groups, List<ValueLine> lines, String feature) {
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
    public static Optional<ValueLine> line(List<ValueLine> lines, String feature) {
        String key = ValueLine.key(feature);
        return lines.stream().filter(line -> line.key().equals(key)).findFirst();
    }

    /// A piece's value from the group's games alone; empty if they do not determine it.
    public static Optional<Measured> alone(Group group, String piece) {
        return of(group.alone(), piece);
    }

    /// A piece's partially pooled value; empty if groups were not pooled.
    public static Optional<Measured> pooled(GroupedValues grouped, Group group, String piece) {
        return grouped.drawn() ? of(group.pooled(), piece) : Optional.empty();
    }

    private static Optional<Measured> of(List<FittedValue> values, String piece) {
        return values.stream()
                .filter(value -> value.feature().equals(piece))
                .findFirst()
                .flatMap(Measured::of);
    }
}
