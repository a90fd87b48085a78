package org.pieceworth.empirical.groups;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.pieceworth.empirical.fit.FitDesign;
import org.pieceworth.empirical.memory.LongList;
import org.pieceworth.empirical.memory.VectorIndex;
import org.pieceworth.empirical.rows.GameRows;
import org.pieceworth.empirical.rows.ObservationCounts;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.rules.IntList;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.errors.WeightedClusters;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.text.InputException;

/// The rows of the groups with most games.
///
/// @param names their names, the largest group first
/// @param numbers their numbers
/// @param games per group its games that have rows
/// @param others number of omitted groups with games
/// @param ungrouped games that have rows and no group
record GroupRows(List<String> names, int[] numbers, long[] games, int others, long ungrouped) {

    /// A group in the form of the regression.
    ///
    /// @param data the rows of its games
    /// @param clusters its games
    /// @param numbers per game its number among all games
    record Group(GroupedOutcomes data, ClusteredRows clusters, int[] numbers) {}

    static GroupRows of(Observations observations, int maxGroups) {
        long[] games = new long[observations.groups().size()];
        long[] ungrouped = new long[1];
        observations.rows().orElseThrow(GroupRows::noGames).forEach(game -> {
            for (int i = 0; i < game.groups; i++) {
                games[game.group[i]] += game.rows > 0 ? 1 : 0;
            }
            ungrouped[0] += game.rows > 0 && game.groups == 0 ? 1 : 0;
        });
        int[] all = IntStream.range(0, games.length)
                .filter(group -> games[group] > 0)
                .boxed()
                .sorted(Comparator.<Integer>comparingLong(group -> -games[group])
                        .thenComparing(Comparator.naturalOrder()))
                .mapToInt(Integer::intValue)
                .toArray();
        int[] numbers = Arrays.copyOf(all, Math.min(maxGroups, all.length));
        List<String> names =
                Arrays.stream(numbers).mapToObj(observations.groups()::get).toList();
        return new GroupRows(
                names,
                numbers,
                Arrays.stream(numbers).mapToLong(number -> games[number]).toArray(),
                all.length - numbers.length,
                ungrouped[0]);
    }

    private static InputException noGames() {
        return InputException.about(
                "by",
                "groups need the games and their tags, and there are only rows; expected games, or observations"
                        + " saved as Parquet");
    }

    /// The regression data of each group: the rows of its own games.
    List<Group> groups(Observations observations, FitDesign design) {
        Builder[] builders = new Builder[numbers.length];
        Arrays.setAll(builders, _ -> new Builder());
        int[] place = new int[observations.groups().size()];
        Arrays.fill(place, -1);
        for (int i = 0; i < numbers.length; i++) {
            place[numbers[i]] = i;
        }
        observations.rows().orElseThrow().forEach(game -> {
            for (int i = 0; i < game.groups; i++) {
                if (place[game.group[i]] >= 0 && game.rows > 0) {
                    builders[place[game.group[i]]].add(game);
                }
            }
        });
        return IntStream.range(0, builders.length)
                .mapToObj(i -> builders[i].group(observations.counts().vectors(), design))
                .toList();
    }

    /// Gathers the rows of one group.
    private static final class Builder {
        private final IntList vectors = new IntList();
        private final LongList shares = new LongList();
        private final IntList ends = new IntList();
        private final IntList numbers = new IntList();

        void add(GameRows.Game game) {
            numbers.add(game.number);
            for (int row = 0; row < game.rows; row++) {
                vectors.add(game.vector[row]);
                for (int outcome = 0; outcome < 3; outcome++) {
                    shares.add(Double.doubleToRawLongBits(game.share(row, outcome)));
                }
            }
            ends.add(vectors.size());
        }

        Group group(VectorIndex index, FitDesign design) {
            ObservationCounts counts = new ObservationCounts(index);
            boolean[] decided = design.decidedVectors(index.size());
            int rows = vectors.size();
            double[][] share = new double[3][rows];
            for (int row = 0; row < rows; row++) {
                for (int outcome = 0; outcome < 3; outcome++) {
                    double all = Double.longBitsToDouble(shares.get(3 * row + outcome));
                    share[outcome][row] = decided[vectors.get(row)] ? 0 : all;
                    counts.add(vectors.get(row), outcome, share[outcome][row]);
                }
            }
            int[] order = counts.sorted();
            int[] groupOf = new int[index.size()];
            for (int group = 0; group < order.length; group++) {
                groupOf[order[group]] = group;
            }
            GroupedOutcomes data = counts.grouped(order, design.column(), design.divisors());
            int[] start = IntStream.range(0, ends.size() + 1)
                    .map(game -> game == 0 ? 0 : ends.get(game - 1))
                    .toArray();
            int[] group = IntStream.range(0, rows)
                    .map(row -> groupOf[vectors.get(row)])
                    .toArray();
            return new Group(data, new WeightedClusters(start, group, share[2], share[1], share[0]), numbers.toArray());
        }
    }
}
