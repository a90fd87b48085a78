package org.pieceworth.report.page;

import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.empirical.groups.GroupedValues.Group;

/// Values of pieces in groups of games, for pages and pictures.
public final class GroupNumbers {

    private GroupNumbers() {}

    /// The letters of the pieces that some group has a value of.
    public static List<String> pieces(List<Group> groups) {
        return groups.stream()
                .flatMap(group -> group.pooled().stream())
                .map(FittedValue::feature)
                .filter(feature -> feature.length() == 1)
                .distinct()
                .toList();
    }

    /// A piece's value from the group's games alone; empty where they do not determine it.
    public static Optional<Measured> alone(Group group, String piece) {
        return of(group.alone(), piece);
    }

    /// A piece's value with strength borrowed from the other groups; empty where groups lend nothing.
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
