package org.pieceworth.engine.uci;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.pieceworth.engine.search.Score;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.engine.search.SearchResult;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.variant.EndRules;
import org.pieceworth.rules.variant.GameStatus;
import org.pieceworth.rules.variant.GameValue;
import org.pieceworth.rules.variant.MaterialCounting;

/// Proves the shortest forced win or loss of the side to move, for `go mate`: tries all moves of both sides, without
/// pruning and evaluation, with an extra ply each time.
final class MateSearch {

    private static final int TABLE = 1 << 20;
    private static final int NODES_BETWEEN = 1023;

    private final VariantPosition position;
    private final int maxPlies;
    private final SearchLimits limits;
    private final BooleanSupplier stop;
    private final long begin = System.nanoTime();

    /// True if a side can win by the other one's move, as in antichess: a win may then take an even number of plies.
    private final boolean winsByOther;

    /// True if a side that is not in check does not lose for want of a move.
    private final boolean stalemateIsHarmless;

    /// False if moves without progress may end a game within these plies: values then depend on more than the board.
    private final boolean stores;

    /// Legal moves, by distance from the root.
    private final int[][] moves;

    /// The last refutation, by plies left.
    private final int[] refutations;

    // Plies within which the side to move wins (0 if unknown), and within which it does not, by hash.
    private final long[] keys = new long[TABLE];
    private final byte[] won = new byte[TABLE];
    private final byte[] failed = new byte[TABLE];

    private int ply;

    /// The line may take more nodes.
    private boolean proven;

    long nodes;

    /// True if a limit or a stop came before the end.
    boolean aborted;

    /// @param maxPlies the most plies of a win or loss
    /// @param limits with the moves to choose from; without depth
    MateSearch(VariantPosition position, int maxPlies, SearchLimits limits, BooleanSupplier stop) {
        this.position = position;
        this.maxPlies = maxPlies;
        this.limits = limits;
        this.stop = stop;
        EndRules end = position.variant().end();
        winsByOther = end.stalemate() == GameValue.WIN
                || end.checkmate() == GameValue.WIN
                || position.variant().royals().extinction().stream().anyMatch(rule -> rule.value() == GameValue.WIN);
        stalemateIsHarmless = end.stalemate() != GameValue.LOSS
                && !end.stalematePieceCount()
                && end.materialCounting() == MaterialCounting.NONE;
        stores = end.moves() == 0 || position.setup().halfmoveClock() + maxPlies < 2 * end.moves();
        moves = new int[maxPlies + 1][position.maxMoves()];
        refutations = new int[maxPlies + 1];
    }

    /// The result; empty if there is none, or if a limit was reached before.
    Optional<SearchResult> prove() {
        for (int plies = 1; plies <= maxPlies && !aborted; plies++) {
            for (boolean wins : new boolean[] {true, false}) {
                int left = plies;
                boolean possible = wins == (plies % 2 == 1) || winsByOther;
                if (possible
                        && (wins
                                ? limits.moves().stream().anyMatch(move -> decides(move, left, true))
                                : limits.moves().stream().allMatch(move -> decides(move, left, false)))) {
                    proven = true;
                    int score = wins ? Score.winIn(plies) : Score.lossIn(plies);
                    List<Integer> line = line(plies, wins);
                    return Optional.of(new SearchResult(line.getFirst(), score, plies, nodes, line));
                }
            }
        }
        return Optional.empty();
    }

    /// True if a move wins, or loses, within these plies, itself counted.
    private boolean decides(int move, int plies, boolean wins) {
        enter(move);
        GameStatus status = visit();
        boolean decides = status == GameStatus.OPEN
                ? wins ? loses(plies - 1) : wins(plies - 1)
                : status == (wins ? GameStatus.LOST : GameStatus.WON);
        leave();
        return decides && !aborted;
    }

    private void enter(int move) {
        position.make(move);
        ply++;
    }

    private void leave() {
        ply--;
        position.unmake();
    }

    private boolean wins(int plies) {
        long key = position.hash();
        int at = (int) key & TABLE - 1;
        boolean known = stores && plies > 0 && keys[at] == key;
        if (known && won[at] > 0 && won[at] <= plies) {
            return true;
        }
        if (aborted || (known && failed[at] >= plies)) {
            return false;
        }
        boolean wins = (plies > 2 && wins(plies - 2)) || findsWin(plies);
        if (!aborted && plies > 0) {
            failed[at] = wins ? keys[at] == key ? failed[at] : 0 : (byte) plies;
            won[at] = wins ? (byte) plies : 0;
            keys[at] = key;
        }
        return wins;
    }

    /// Tries checks first.
    private boolean findsWin(int plies) {
        int[] list = moves[ply];
        int count = position.generate(list);
        if (count == 0) {
            return position.stuck() == GameStatus.WON;
        }
        for (int i = 0, checks = 0; i < count && plies > 1; i++) {
            int move = list[i];
            position.make(move);
            if (position.inCheck()) {
                list[i] = list[checks];
                list[checks++] = move;
            }
            position.unmake();
        }
        for (int i = 0; i < count && plies > 0; i++) {
            if (decides(list[i], plies, true)) {
                return true;
            }
        }
        return false;
    }

    private boolean loses(int plies) {
        if (aborted || (plies == 0 && stalemateIsHarmless && !position.inCheck())) {
            return false;
        }
        int[] list = moves[ply];
        int count = position.generate(list);
        if (count == 0) {
            return position.stuck() == GameStatus.LOST;
        }
        for (int i = 1; i < count; i++) {
            if (list[i] == refutations[plies]) {
                list[i] = list[0];
                list[0] = refutations[plies];
            }
        }
        for (int i = 0; i < count; i++) {
            if (plies == 0 || !decides(list[i], plies, false)) {
                refutations[plies] = list[i];
                return false;
            }
        }
        return true;
    }

    /// Counts a node; the state of its game. Checkmate comes before draws by history.
    private GameStatus visit() {
        nodes++;
        aborted |= !proven && limits.nodes() > 0 && nodes >= limits.nodes();
        if (!proven && (nodes & NODES_BETWEEN) == 0) {
            aborted |=
                    stop.getAsBoolean() || (limits.softNanos() > 0 && System.nanoTime() - begin >= limits.softNanos());
        }
        GameStatus status = position.ended();
        if (status != GameStatus.OPEN) {
            return status;
        }
        status = position.endedByMoves();
        int fold = position.variant().end().repetition().fold();
        if (status == GameStatus.OPEN && fold > 0 && position.occurrences() >= fold) {
            status = position.repeated();
        }
        boolean mated = status != GameStatus.OPEN && position.inCheck() && position.countMoves(moves[ply]) == 0;
        return mated ? position.stuck() : status;
    }

    /// The moves of best play: the quickest win, the latest loss.
    private List<Integer> line(int plies, boolean wins) {
        List<Integer> line = new ArrayList<>();
        List<Integer> from = limits.moves();
        for (int left = plies; left > 0 && !from.isEmpty(); left--) {
            int most = left;
            boolean winning = wins == ((plies - left) % 2 == 0);
            Comparator<Integer> quickest = Comparator.comparingInt(move -> distance(move, most, winning));
            line.add(Collections.min(from, winning ? quickest : quickest.reversed()));
            enter(line.getLast());
            from = visit() == GameStatus.OPEN
                    ? IntStream.of(position.legalMoves()).boxed().toList()
                    : List.of();
        }
        line.forEach(_ -> leave());
        return line;
    }

    private int distance(int move, int most, boolean wins) {
        int plies = 1;
        while (plies <= most && !decides(move, plies, wins)) {
            plies++;
        }
        return plies;
    }
}
