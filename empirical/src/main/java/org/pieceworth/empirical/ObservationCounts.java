package org.pieceworth.empirical;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.stats.DrawModel;
import org.pieceworth.stats.GroupedOutcomes;

/// How often each distinct material balance was won, drawn and lost: exact sufficient statistics of the fits.
///
/// Counts are whole numbers, so merging is adding, and no order of games, files or threads can be seen in them.
public final class ObservationCounts {

    private final LongIndex index = new LongIndex();
    private long[] counts = new long[3 * 64];

    /// No observations.
    public ObservationCounts() {}

    /// The number of a balance, packed as [org.pieceworth.rules.chess.ChessPosition#balance()] packs it.
    int idOf(long balance) {
        int id = index.add(balance);
        if (3 * id + 3 > counts.length) {
            counts = Arrays.copyOf(counts, 2 * counts.length);
        }
        return id;
    }

    void add(int id, int outcome, long count) {
        counts[3 * id + outcome] += count;
    }

    /// Adds rows of one balance.
    ///
    /// @param features White's less Black's pieces, P N B R Q
    public void add(int[] features, GameResult result, long count) {
        add(idOf(Material.pack(features)), outcome(result), count);
    }

    /// 0 for a loss of White's, 1 for a draw (or a result that is taken as one), 2 for a win.
    static int outcome(GameResult result) {
        return switch (result) {
            case WHITE_WINS -> 2;
            case DRAW, UNKNOWN -> 1;
            case BLACK_WINS -> 0;
        };
    }

    /// Adds all observations of another.
    public void merge(ObservationCounts other) {
        for (int id = 0; id < other.size(); id++) {
            int mine = idOf(other.index.key(id));
            for (int outcome = 0; outcome < 3; outcome++) {
                add(mine, outcome, other.counts[3 * id + outcome]);
            }
        }
    }

    /// The number of distinct balances.
    public int size() {
        return index.size();
    }

    long balance(int id) {
        return index.key(id);
    }

    long count(int id, int outcome) {
        return counts[3 * id + outcome];
    }

    /// The rows of a balance that count for a fit.
    long rowsOf(int id, DrawModel draws) {
        return count(id, 0) + count(id, 2) + (draws == DrawModel.DROP ? 0 : count(id, 1));
    }

    /// All rows with that outcome.
    long total(int outcome) {
        long total = 0;
        for (int id = 0; id < size(); id++) {
            total += count(id, outcome);
        }
        return total;
    }

    /// All rows.
    public long rows() {
        return total(0) + total(1) + total(2);
    }

    /// The rows of drawn games.
    public long drawnRows() {
        return total(1);
    }

    /// The numbers of the balances, in an order that depends on the balances alone.
    int[] sorted() {
        return IntStream.range(0, size())
                .boxed()
                .sorted(Comparator.comparingLong(index::key))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /// As grouped outcomes of the given features, groups sorted.
    GroupedOutcomes grouped(int[] features) {
        int[] order = sorted();
        double[] x = new double[order.length * features.length];
        double[][] y = new double[3][order.length];
        for (int group = 0; group < order.length; group++) {
            for (int column = 0; column < features.length; column++) {
                x[group * features.length + column] = Material.of(balance(order[group]), features[column]);
            }
            for (int outcome = 0; outcome < 3; outcome++) {
                y[outcome][group] = count(order[group], outcome);
            }
        }
        return GroupedOutcomes.dense(features.length, x, y[2], y[1], y[0]);
    }
}
