package org.pieceworth.empirical.fit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.empirical.memory.VectorIndex;
import org.pieceworth.empirical.rows.GameRows;
import org.pieceworth.empirical.rows.ObservationCounts;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.Undetermined;
import org.pieceworth.terms.Feature;
import org.pieceworth.terms.Neighbours;
import org.pieceworth.terms.TermSet;

/// The design matrix of a fit: the features that have a column, and the rows in an order that depends only on
/// the rows. The fit makes it once and passes it on to checks.
///
/// @param features all features of the terms
/// @param column per feature its column, or −1 for a feature that is 0 in every row that counts
/// @param names feature names by column
/// @param order numbers of the vectors with rows, in the order of the row groups
/// @param data the rows
/// @param clusters the games, if at hand
/// @param gaps features that the rows leave without a value; some have a column, since others need it
public record FitDesign(
        List<Feature> features,
        int[] column,
        String[] names,
        int[] order,
        GroupedOutcomes data,
        Optional<ClusteredRows> clusters,
        FitGaps gaps) {

    /// Copies the features.
    public FitDesign {
        features = List.copyOf(features);
    }

    /// The design of all features.
    public static FitDesign of(Observations observations, DrawModel draws) {
        return of(observations.terms(), observations.counts(), observations.rows(), draws);
    }

    static FitDesign of(TermSet terms, ObservationCounts counts, Optional<GameRows> rows, DrawModel draws) {
        List<Feature> features = terms.features();
        int[] order = counts.sorted();
        int[] column = columns(features.size(), counts, order, draws);
        String[] names = IntStream.range(0, column.length)
                .filter(feature -> column[feature] >= 0)
                .mapToObj(feature -> features.get(feature).name())
                .toArray(String[]::new);
        return new FitDesign(
                features,
                column,
                names,
                order,
                counts.grouped(order, column, divisors(features)),
                rows.map(games -> new GameClusters(games, groups(order, counts.size()), new boolean[order.length])),
                FitGaps.none(order.length));
    }

    /// Drops the columns that its rows do not determine, and the rows that inform no other.
    FitDesign without(Undetermined open) {
        int[] columnLeft = new int[names.length];
        int next = 0;
        for (int old = 0; old < names.length; old++) {
            columnLeft[old] = open.dropped()[old] ? -1 : next++;
        }
        int[] left = column.clone();
        for (int feature = 0; feature < left.length; feature++) {
            left[feature] = left[feature] < 0 ? -1 : columnLeft[left[feature]];
        }
        return new FitDesign(
                features,
                left,
                IntStream.range(0, names.length)
                        .filter(old -> columnLeft[old] >= 0)
                        .mapToObj(old -> names[old])
                        .toArray(String[]::new),
                order,
                data.withColumns(columnLeft, open.decided()),
                clusters.map(games -> games instanceof GameClusters each ? each.without(open.decided()) : games),
                FitGaps.of(names, data, open));
    }

    /// True if a feature has a column and a separate value.
    public boolean isKnown(int feature) {
        return column[feature] >= 0 && gaps.reason(features.get(feature).name()).isEmpty();
    }

    /// Per vector, true if its rows are predicted without error, and so excluded.
    ///
    /// @param vectors number of vectors
    public boolean[] decidedVectors(int vectors) {
        boolean[] decided = new boolean[vectors];
        for (int group = 0; group < order.length; group++) {
            decided[order[group]] = gaps.decided()[group];
        }
        return decided;
    }

    private static int[] columns(int features, ObservationCounts counts, int[] order, DrawModel draws) {
        boolean[] seen = new boolean[features];
        VectorIndex vectors = counts.vectors();
        for (int id : order) {
            if (counts.rowsOf(id, draws) > 0) {
                for (int i = 0; i < vectors.length(id); i++) {
                    seen[vectors.feature(id, i)] = true;
                }
            }
        }
        int[] column = new int[features];
        int next = 0;
        for (int feature = 0; feature < features; feature++) {
            column[feature] = seen[feature] ? next++ : -1;
        }
        return column;
    }

    private static int[] groups(int[] order, int vectors) {
        int[] groupOf = new int[vectors];
        Arrays.fill(groupOf, -1);
        for (int group = 0; group < order.length; group++) {
            groupOf[order[group]] = group;
        }
        return groupOf;
    }

    private static double[] divisors(List<Feature> features) {
        return features.stream().mapToDouble(Feature::divisor).toArray();
    }

    /// Per feature the divisor of its integer values.
    public double[] divisors() {
        return divisors(features);
    }

    /// The columns of a piece's material, one per phase of the game.
    public int[] material(char piece) {
        return IntStream.range(0, column.length)
                .filter(feature -> isKnown(feature)
                        && features.get(feature).isMaterial()
                        && features.get(feature).piece().filter(p -> p == piece).isPresent())
                .map(feature -> column[feature])
                .toArray();
    }

    /// The columns of each feature that is split by phase, if at least two phases have one.
    List<int[]> phases() {
        Map<String, List<Integer>> found = new LinkedHashMap<>();
        for (int feature = 0; feature < column.length; feature++) {
            Feature each = features.get(feature);
            if (column[feature] >= 0 && each.phase().isPresent()) {
                String whole = each.name().substring(0, each.name().lastIndexOf('@'));
                found.computeIfAbsent(whole, _ -> new ArrayList<>()).add(column[feature]);
            }
        }
        return found.values().stream()
                .filter(columns -> columns.size() > 1)
                .map(columns -> columns.stream().mapToInt(Integer::intValue).toArray())
                .toList();
    }

    /// True if some feature is determined only with a penalty: values of squares are deviations from material.
    public boolean needsSmoothing() {
        return IntStream.range(0, column.length)
                .anyMatch(
                        feature -> column[feature] >= 0 && features.get(feature).ridged());
    }

    /// The penalty of strength 1: deviations shrink to 0, and neighbours in a group to each other.
    Penalty smoothing(TermSet terms) {
        int[] ridged = IntStream.range(0, column.length)
                .filter(feature -> column[feature] >= 0 && features.get(feature).ridged())
                .map(feature -> column[feature])
                .toArray();
        List<Neighbours.Pair> pairs = terms.neighbours().stream()
                .flatMap(group -> group.pairs().stream())
                .filter(pair -> column[pair.first()] >= 0 && column[pair.second()] >= 0)
                .toList();
        double[] weight = new double[pairs.size()];
        Arrays.fill(weight, 1);
        return Penalty.columns(ridged, 1)
                .plus(Penalty.smooth(
                        pairs.stream().mapToInt(pair -> column[pair.first()]).toArray(),
                        pairs.stream().mapToInt(pair -> column[pair.second()]).toArray(),
                        weight));
    }
}
