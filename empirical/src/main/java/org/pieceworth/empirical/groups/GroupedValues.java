package org.pieceworth.empirical.groups;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.stats.groups.GroupTest;
import org.pieceworth.text.EditDistance;
import org.pieceworth.text.InputException;

/// Values by groups of games, partially pooled: each value is shrunk towards the mean of the groups, more
/// strongly if the group's own games determine it less.
///
/// @param grouping the key of the groups
/// @param groups the largest groups, ordered by the key if it is a number, else by size
/// @param others number of omitted smaller groups
/// @param ungrouped number of games with rows that lack the tags of the key
/// @param drawn true if values were pooled; otherwise too few groups can be fitted, and values are the groups' own
/// @param test test that the groups shown have equal values; empty if too few can be fitted
/// @param nearNames pairs of names that may be one player
public record GroupedValues(
        Grouping grouping,
        List<Group> groups,
        int others,
        long ungrouped,
        boolean drawn,
        Optional<GroupTest> test,
        List<String> nearNames) {

    public GroupedValues {
        groups = List.copyOf(groups);
        nearNames = List.copyOf(nearNames);
    }

    /// The key in the user's spelling.
    public String text() {
        return grouping.text();
    }

    /// A group.
    ///
    /// @param name value of the key
    /// @param games number of its games with rows
    /// @param pooled partially pooled values, or its own if groups were not pooled
    /// @param alone values from its own games only, without errors if too few have the rarer result; empty if
    /// they do not determine them
    /// @param problem reason for missing values or errors; empty if both are there
    public record Group(
            String name,
            long games,
            List<FittedValue> pooled,
            List<FittedValue> alone,
            Optional<InputException> problem) {

        public Group {
            pooled = List.copyOf(pooled);
            alone = List.copyOf(alone);
        }
    }

    /// Maximum number of pooled groups, shown or not.
    private static final int LENDING = 100;

    private static final int MOST_FEATURES = 60;

    /// Groups that a message lists at most.
    private static final int NAMED = 3;

    /// Fits the groups of the collected observations.
    ///
    /// @param maxGroups number of groups to show
    /// @throws InputException when fewer than two groups have games, or none can be fitted
    public static GroupedValues of(PieceValueFit fit, Grouping grouping, int maxGroups) {
        Observations observations = fit.observations();
        GroupRows rows = GroupRows.of(observations, Math.max(maxGroups, LENDING));
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
            throw InputException.about("by", "values of groups are not shrunk by phase; omit shrink");
        }
        GroupValues values = new GroupValues(fit, rows.groups(observations, fit.design()));
        checkAny(values, grouping, rows);
        int shown = Math.min(maxGroups, rows.names().size());
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
                rows.ungrouped(),
                pooled.isPresent(),
                values.test(shown),
                grouping instanceof Grouping.Player
                        ? NearNames.among(
                                observations.groups(),
                                groups.stream().map(Group::name).toList())
                        : List.of());
    }

    /// Orders groups by the value of the key if it has an order.
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

    /// Finds names that may be one player: differing in accents, punctuation or initials, or by one letter.
    static final class NearNames {

        private static final int MOST = 50;
        private static final int SHORTEST_FUZZY = 9;

        private NearNames() {}

        /// Pairs `A / B` of different names, fifty at maxGroups, those of the given names first.
        static List<String> among(List<String> names, List<String> first) {
            List<String> pairs = new ArrayList<>(among(names, new HashSet<>(first)::contains));
            pairs.addAll(among(names, _ -> true));
            return pairs.stream().distinct().limit(MOST).toList();
        }

        private static List<String> among(List<String> names, Predicate<String> wanted) {
            Map<String, List<String>> bySurname = new TreeMap<>();
            names.forEach(name -> bySurname
                    .computeIfAbsent(surname(name), _ -> new ArrayList<>())
                    .add(name));
            List<String> pairs = new ArrayList<>();
            for (List<String> alike : bySurname.values()) {
                List<String> sorted = alike.stream().sorted().toList();
                for (int i = 0; i < sorted.size() && pairs.size() < MOST; i++) {
                    for (int j = i + 1; j < sorted.size() && pairs.size() < MOST; j++) {
                        boolean counts = wanted.test(sorted.get(i)) || wanted.test(sorted.get(j));
                        if (counts && near(sorted.get(i), sorted.get(j))) {
                            pairs.add(sorted.get(i) + " / " + sorted.get(j));
                        }
                    }
                }
            }
            return pairs;
        }

        private static boolean near(String a, String b) {
            String given = given(a);
            String otherGiven = given(b);
            boolean initials = !given.isEmpty()
                    && !otherGiven.isEmpty()
                    && (given.startsWith(otherGiven) || otherGiven.startsWith(given));
            String plain = plain(a);
            String other = plain(b);
            boolean alike = plain.equals(other)
                    || (Math.min(plain.length(), other.length()) >= SHORTEST_FUZZY
                            && !plain.matches(".*\\d.*")
                            && EditDistance.between(plain, other) <= 1);
            return initials || alike;
        }

        /// The part before the comma, or else the first word.
        private static String surname(String name) {
            return plain(name.split("[, ]", 2)[0]);
        }

        /// The part after the comma.
        private static String given(String name) {
            int comma = name.indexOf(',');
            return comma < 0 ? "" : plain(name.substring(comma + 1));
        }

        private static String plain(String name) {
            return Normalizer.normalize(name, Normalizer.Form.NFD)
                    .replaceAll("\\p{M}", "")
                    .toLowerCase(Locale.ROOT)
                    .replaceAll("[^\\p{L}\\p{Nd}]", "");
        }
    }
}
