package org.pieceworth.empirical.groups;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.text.InputException;
import org.pieceworth.stats.groups.GroupTest;

/// Values by groups of games, partially pooled: each value is drawn towards the mean of the groups, the
/// more, the less the group's own games say.
///
/// @param grouping how the games were grouped
/// @param groups the groups with most games, by the value of the key where it is a number, else the most first
/// @param others groups that were left out since they have fewer games
/// @param drawn whether values were drawn together; otherwise too few groups lend, and values are the
/// groups' own
/// @param test whether the values differ between the groups that are shown; empty when too few can be fitted
/// alone
/// @param nearNames pairs of names that may mean one player
public record GroupedValues(
        Grouping grouping,
        List<Group> groups,
        int others,
        boolean drawn,
        Optional<GroupTest> test,
        List<String> nearNames) {

    /// Copies the lists.
    public GroupedValues {
        groups = List.copyOf(groups);
        nearNames = List.copyOf(nearNames);
    }

    /// How the games were grouped, as it was written.
    public String text() {
        return grouping.text();
    }

    /// A group.
    ///
    /// @param name its name
    /// @param games its games that gave rows
    /// @param pooled its values, drawn towards the mean of the groups; its own where too few groups lend
    /// @param alone the values of its own games alone, without errors where too few have the rarer result; empty
    /// where they do not determine them
    /// @param problem why they do not, or why there are no errors; empty where there are both
    public record Group(
            String name,
            long games,
            List<FittedValue> pooled,
            List<FittedValue> alone,
            Optional<InputException> problem) {

        /// Copies the lists.
        public Group {
            pooled = List.copyOf(pooled);
            alone = List.copyOf(alone);
        }

        /// Why its own games alone do not determine its values; empty where they do.
        public String reason() {
            return problem.map(GroupValues::message).orElse("");
        }
    }

    /// So many groups lend to each other, shown or not.
    private static final int LENDING = 100;

    private static final int MOST_FEATURES = 60;

    /// Groups that a message names at most.
    private static final int NAMED = 3;

    /// Fits the groups that the observations were collected with.
    ///
    /// @param most how many groups at most
    /// @throws InputException when fewer than two groups have games, or none can be fitted
    public static GroupedValues of(PieceValueFit fit, Grouping grouping, int most) {
        Observations observations = fit.observations();
        GroupRows rows = GroupRows.of(observations, Math.max(most, LENDING));
        if (rows.names().size() < 2) {
            throw InputException.about(
                    "by",
                    "found "
                            + (rows.names().isEmpty() ? "no group" : "one group")
                            + " with games by " + grouping.text()
                            + ", expected two or more; do the games have the tags "
                            + String.join(", ", new TreeSet<>(grouping.tags())) + "?");
        }
        if (fit.design().needsSmoothing() || fit.design().names().length > MOST_FEATURES) {
            throw InputException.about("by", "it fits at most sixty features and no squares; use fewer")
                    .with("features", "material");
        }
        if (fit.shrinkage().isPresent()) {
            throw InputException.about("by", "values of groups are not drawn together by phase; leave out shrink");
        }
        GroupValues values = new GroupValues(fit, rows.groups(observations, fit.design()));
        checkAny(values, grouping, rows);
        int shown = Math.min(most, rows.names().size());
        Optional<List<List<FittedValue>>> pooled = values.pooled();
        List<Group> groups = IntStream.range(0, shown)
                .mapToObj(i -> new Group(
                        rows.names().get(i),
                        rows.games()[i],
                        pooled.map(all -> all.get(i)).orElseGet(() -> values.alone(i)),
                        values.alone(i),
                        values.problem(i)))
                .toList();
        return new GroupedValues(
                grouping,
                ordered(grouping, groups),
                rows.others() + rows.names().size() - shown,
                pooled.isPresent(),
                values.test(shown),
                grouping instanceof Grouping.Player
                        ? NearNames.among(
                                observations.groups(),
                                groups.stream().map(Group::name).toList())
                        : List.of());
    }

    /// By the value of the key where that has an order.
    private static List<Group> ordered(Grouping grouping, List<Group> groups) {
        return grouping.order(groups.stream().map(Group::name).toList())
                .map(order -> groups.stream()
                        .sorted(Comparator.comparing(Group::name, order))
                        .toList())
                .orElse(groups);
    }

    private static void checkAny(GroupValues values, Grouping grouping, GroupRows rows) {
        int groups = rows.names().size();
        if (IntStream.range(0, groups).allMatch(i -> values.alone(i).isEmpty())) {
            throw InputException.about(
                    "by",
                    "none of " + groups + " groups by " + grouping.text()
                            + " has values of its own: "
                            + IntStream.range(0, Math.min(NAMED, groups))
                                    .mapToObj(i -> rows.names().get(i) + " (" + values.reason(i) + ")")
                                    .collect(Collectors.joining(", "))
                            + (groups > NAMED ? ", …" : ""));
        }
    }
}
