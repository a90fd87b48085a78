package org.pieceworth.empirical;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.pieceworth.rules.InputException;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.GroupFit;
import org.pieceworth.stats.GroupTest;
import org.pieceworth.stats.PartialPooling;
import org.pieceworth.stats.PooledFit;
import org.pieceworth.stats.PooledGroup;
import org.pieceworth.stats.PoolingGroup;
import org.pieceworth.stats.RandomEffects;
import org.pieceworth.stats.Ratio;

/// Values by groups of games, partially pooled: each value is drawn towards the mean of the groups, the more, the
/// less the group's own games say. Groups whose games do not determine a fit of their own borrow its coefficients
/// too.
///
/// @param text how the games were grouped
/// @param groups the groups with most games, the most first
/// @param others groups that were left out since they have fewer games
/// @param test whether the values differ between the groups that can be fitted alone; empty when too few can
/// @param nearNames pairs of names that may mean one player
public record GroupedValues(
        String text, List<Group> groups, int others, Optional<GroupTest> test, List<String> nearNames) {

    /// Copies the lists.
    public GroupedValues {
        groups = List.copyOf(groups);
        nearNames = List.copyOf(nearNames);
    }

    /// A group.
    ///
    /// @param name its name
    /// @param games its games that gave rows
    /// @param pooled its values, drawn towards the mean of the groups
    /// @param alone the values of its own games alone; empty where they do not determine them
    public record Group(String name, long games, List<FittedValue> pooled, List<FittedValue> alone) {

        /// Copies the lists.
        public Group {
            pooled = List.copyOf(pooled);
            alone = List.copyOf(alone);
        }
    }

    /// So many groups lend to each other, shown or not.
    private static final int LENDING = 100;

    /// Fits the groups that the observations were collected with.
    ///
    /// @param most how many groups at most
    /// @throws InputException when fewer than two groups have games, or they cannot be fitted
    public static GroupedValues of(PieceValueFit fit, Grouping grouping, int most) {
        Observations observations = fit.observations();
        GroupRows rows = GroupRows.of(observations, Math.max(most, LENDING));
        if (rows.names().size() < 2) {
            throw new InputException("--by " + grouping.text() + ": found "
                    + (rows.names().isEmpty() ? "no group" : "one group")
                    + " with games, expected two or more; do the games have the tags "
                    + String.join(", ", new TreeSet<>(grouping.tags())) + "?");
        }
        FitDesign design = FitDesign.of(observations, fit.settings().draws());
        if (design.needsSmoothing() || design.names().length > 60) {
            throw new InputException("--by fits sixty features at most and no squares; take fewer --features");
        }
        List<PoolingGroup> groups = rows.groups(observations, design);
        try {
            PooledFit pooled = PartialPooling.fit(groups, fit.settings().options(), design.names());
            return new Values(fit, design, pooled).values(grouping, rows, observations.groups(), most);
        } catch (FitException e) {
            throw new InputException("--by " + grouping.text() + ": " + e.reason());
        }
    }

    private record Values(PieceValueFit fit, FitDesign design, PooledFit pooled) {

        GroupedValues values(Grouping grouping, GroupRows rows, List<String> names, int most) {
            List<Group> groups = new ArrayList<>();
            List<GroupFit> tested = new ArrayList<>();
            for (PooledGroup group : pooled.groups()) {
                List<FittedValue> alone = group.alone()
                        .map(own -> onScale(own.values(), own.covariance()))
                        .orElse(List.of());
                groups.add(new Group(
                        group.name(), group.clusters(), onScale(group.parameters(), group.covariance()), alone));
                group.alone().flatMap(this::pieces).ifPresent(tested::add);
            }
            List<Group> drawn = drawTogether(groups);
            List<Group> shown = drawn.subList(0, Math.min(most, drawn.size()));
            return new GroupedValues(
                    grouping.text(),
                    shown,
                    rows.others() + drawn.size() - shown.size(),
                    GroupTest.of(tested),
                    grouping instanceof Grouping.Player
                            ? NearNames.among(
                                    names, shown.stream().map(Group::name).toList())
                            : List.of());
        }

        /// Values of groups that can be fitted alone are drawn towards their mean, one feature after the other.
        private static List<Group> drawTogether(List<Group> groups) {
            List<Group> alone =
                    groups.stream().filter(group -> !group.alone().isEmpty()).toList();
            if (alone.size() < 2) {
                return groups;
            }
            List<List<FittedValue>> drawn = new ArrayList<>();
            alone.forEach(_ -> drawn.add(new ArrayList<>()));
            for (int feature = 0; feature < alone.getFirst().alone().size(); feature++) {
                int at = feature;
                List<FittedValue> own =
                        alone.stream().map(group -> group.alone().get(at)).toList();
                List<Estimate> values =
                        own.stream().map(value -> value.value().orElseThrow()).toList();
                List<Estimate> pooled = values.stream().anyMatch(Values::isExact)
                        ? values
                        : RandomEffects.of(values).groups();
                for (int i = 0; i < own.size(); i++) {
                    drawn.get(i).add(own.get(i).withValue(pooled.get(i)));
                }
            }
            Map<String, List<FittedValue>> byName = new HashMap<>();
            for (int i = 0; i < alone.size(); i++) {
                byName.put(alone.get(i).name(), drawn.get(i));
            }
            return groups.stream()
                    .map(group -> new Group(
                            group.name(),
                            group.games(),
                            byName.getOrDefault(group.name(), group.pooled()),
                            group.alone()))
                    .toList();
        }

        /// The unit's own value has no error.
        private static boolean isExact(Estimate value) {
            return !(value.standardError() > 1e-9 * Math.abs(value.value()));
        }

        private List<FittedValue> onScale(double[] parameters, double[][] covariance) {
            try {
                FitScale scale = new FitScale(
                        design, fit.settings().unit(), new Ratio(parameters, covariance), Optional.empty());
                return IntStream.range(0, design.column().length)
                        .filter(feature -> design.column()[feature] >= 0)
                        .mapToObj(feature -> scale.value(
                                design.features().get(feature).name(),
                                design.features().get(feature).title(),
                                design.column()[feature]))
                        .toList();
            } catch (InputException _) {
                return List.of();
            }
        }

        /// The pieces' values in pawns with their covariance, which a test compares: coefficients differ between
        /// groups also where results are decided more clearly by the same material.
        private Optional<GroupFit> pieces(GroupFit alone) {
            int[] pawn = design.material('P');
            int[] others = Material.NAMES.stream()
                    .filter(name -> !name.equals("P") && design.material(name.charAt(0)).length == 1)
                    .mapToInt(name -> design.material(name.charAt(0))[0])
                    .toArray();
            if (pawn.length != 1 || others.length == 0 || !(alone.values()[pawn[0]] > 0)) {
                return Optional.empty();
            }
            Ratio ratio = new Ratio(alone.values(), alone.covariance());
            double[][] slopes = new double[others.length][];
            double[] values = new double[others.length];
            for (int i = 0; i < others.length; i++) {
                double[] top = unit(others[i], alone.values().length);
                double[] bottom = unit(pawn[0], alone.values().length);
                values[i] = ratio.of(top, bottom, 1).value();
                slopes[i] = ratio.slope(top, bottom, 1);
            }
            return Optional.of(new GroupFit(values, covariance(slopes, alone.covariance()), alone.clusters()));
        }

        private static double[] unit(int at, int length) {
            double[] weights = new double[length];
            weights[at] = 1;
            return weights;
        }

        private static double[][] covariance(double[][] slopes, double[][] of) {
            double[][] covariance = new double[slopes.length][slopes.length];
            for (int i = 0; i < slopes.length; i++) {
                for (int j = 0; j < slopes.length; j++) {
                    covariance[i][j] = product(slopes[i], of, slopes[j]);
                }
            }
            return covariance;
        }

        private static double product(double[] left, double[][] matrix, double[] right) {
            double sum = 0;
            for (int i = 0; i < left.length; i++) {
                for (int j = 0; j < right.length; j++) {
                    sum += left[i] * matrix[i][j] * right[j];
                }
            }
            return sum;
        }
    }
}
