package org.pieceworth.empirical.rows;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.pieceworth.empirical.memory.IntSort;
import org.pieceworth.empirical.memory.VectorIndex;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.GroupedOutcomes;

/// Counts of wins, draws and losses by distinct feature vector: exact sufficient statistics of the fits.
///
/// Unweighted counts are whole numbers, so that merging is exact addition, and the result does not depend on the
/// order of games, files or threads.
public final class ObservationCounts {

    private static final int MOST = Integer.MAX_VALUE - 8;

    private final VectorIndex vectors;
    private double[] counts = new double[3 * 64];

    /// Empty counts.
    public ObservationCounts() {
        this(new VectorIndex());
    }

    /// Empty counts of numbered vectors.
    public ObservationCounts(VectorIndex vectors) {
        this.vectors = vectors;
    }

    public VectorIndex vectors() {
        return vectors;
    }

    public void add(int id, int outcome, double weight) {
        reserve(id);
        counts[3 * id + outcome] += weight;
    }

    private void reserve(int id) {
        if (3 * id + 3 > counts.length) {
            long more = counts.length + ((long) counts.length >> 1);
            counts = Arrays.copyOf(counts, Math.max(3 * id + 3, (int) Math.min(more, MOST)));
        }
    }

    /// Adds rows of one vector.
    ///
    /// @param features a number per feature, such as White's pieces minus Black's P N B R Q, each from
    /// −32,768 to 32,767
    public void add(int[] features, GameResult result, double weight) {
        add(vectors.add(features), outcome(result), weight);
    }

    /// 0 if White lost, 1 for a draw (or a result treated as one), 2 if White won.
    static int outcome(GameResult result) {
        return switch (result) {
            case WHITE_WINS -> 2;
            case DRAW, UNKNOWN -> 1;
            case BLACK_WINS -> 0;
        };
    }

    /// Adds all observations of other counts.
    public void merge(ObservationCounts other) {
        for (int id = 0; id < other.size(); id++) {
            int mine = vectors.add(other.vectors, id);
            for (int outcome = 0; outcome < 3; outcome++) {
                add(mine, outcome, other.count(id, outcome));
            }
        }
    }

    /// Number of distinct vectors.
    public int size() {
        return vectors.size();
    }

    /// A feature of a vector.
    public int feature(int id, int feature) {
        return vectors.valueOf(id, feature);
    }

    public double count(int id, int outcome) {
        return 3 * id + outcome < counts.length ? counts[3 * id + outcome] : 0;
    }

    /// The rows of a vector that count with this draw model.
    public double rowsOf(int id, DrawModel draws) {
        return count(id, 0) + count(id, 2) + (draws == DrawModel.DROP ? 0 : count(id, 1));
    }

    /// Total of rows with that outcome.
    public double total(int outcome) {
        double total = 0;
        for (int id = 0; id < size(); id++) {
            total += count(id, outcome);
        }
        return total;
    }

    /// Number of rows, or their total weight.
    public double rows() {
        return total(0) + total(1) + total(2);
    }

    /// The rows of drawn games.
    public double drawnRows() {
        return total(1);
    }

    /// The numbers of the vectors with rows, in an order that depends only on the vectors.
    public int[] sorted() {
        int[] numbers = IntStream.range(0, size())
                .filter(id -> count(id, 0) + count(id, 1) + count(id, 2) > 0)
                .toArray();
        IntSort.sort(numbers, vectors::compare);
        return numbers;
    }

    /// Converts to the input of a regression.
    ///
    /// @param order the vectors, as [#sorted()] returns them
    /// @param column per feature its column, or −1 for an excluded feature
    /// @param divisor per feature the divisor of its values
    public GroupedOutcomes grouped(int[] order, int[] column, double[] divisor) {
        int columns = (int) Arrays.stream(column).filter(c -> c >= 0).count();
        int[] start = new int[order.length + 1];
        int most = Arrays.stream(order).map(vectors::length).sum();
        int[] columnOf = new int[most];
        double[] value = new double[most];
        double[][] y = new double[3][order.length];
        int size = 0;
        for (int group = 0; group < order.length; group++) {
            int id = order[group];
            for (int i = 0; i < vectors.length(id); i++) {
                int feature = vectors.feature(id, i);
                if (column[feature] >= 0) {
                    columnOf[size] = column[feature];
                    value[size++] = vectors.value(id, i) / divisor[feature];
                }
            }
            start[group + 1] = size;
            for (int outcome = 0; outcome < 3; outcome++) {
                y[outcome][group] = count(id, outcome);
            }
        }
        return new GroupedOutcomes(
                columns, start, Arrays.copyOf(columnOf, size), Arrays.copyOf(value, size), y[2], y[1], y[0]);
    }
}
