package org.pieceworth.rules.movement;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;
import org.pieceworth.rules.movement.LegGraph.Edge;
import org.pieceworth.rules.movement.LegGraph.Node;
import org.pieceworth.text.InputException;

/// Targets of moves of several legs on a board that is empty, or empty but for one enemy, or filled to suit the
/// move.
public final class LegTargets {

    private final LegGraph graph;
    private final int squares;
    private final List<List<Way>> ways = new ArrayList<>();
    private final long work;

    /// One leg on the board.
    ///
    /// @param slides true if the squares of an open line may be processed together: all arrivals from earlier
    /// squares then pass a square at once
    /// @param to the number of the node behind it
    private record Way(Leg leg, StepLines lines, boolean slides, int to) {}

    /// Receives the squares where legs can end.
    @FunctionalInterface
    public interface Listener {

        /// @param leg one leg of a move
        /// @param last true if the move ends with it
        /// @param ends by square: true if it can end there
        void ended(Leg leg, boolean last, boolean[] ends);
    }

    /// The most work for a search: some tenths of a second for all squares of a board. On 8x8 only a piece designed
    /// to be endless needs more.
    public static final long MAX_WORK = 80_000_000;

    /// @param moves of one piece
    /// @throws InputException when searches would take long
    public LegTargets(SquareBoard board, Collection<MultiLeg> moves) {
        graph = LegGraph.of(moves);
        squares = board.squares();
        int longest = Math.max(board.files(), board.ranks());
        record Line(Step step, boolean around) {}
        Map<Line, StepLines> lines = new HashMap<>();
        for (Node node : graph.nodes()) {
            List<Way> next = new ArrayList<>();
            for (Edge edge : node.edges()) {
                Leg leg = edge.leg();
                StepLines along = lines.computeIfAbsent(
                        new Line(leg.step(), leg.around()), line -> new StepLines(board, line.step(), line.around()));
                boolean slides = leg.skip() == 0 && (leg.max() == 0 || leg.max() >= longest);
                next.add(new Way(leg, along, slides, edge.to()));
            }
            ways.add(next);
        }
        work = work(board);
        if (work > MAX_WORK) {
            throw new InputException("found moves of several legs that go too many ways on " + board.shape() + " ("
                    + moves.size() + " paths); expected fewer legs, directions for them, or a smaller board");
        }
    }

    /// The targets of a piece.
    ///
    /// @throws InputException when searches would take long
    public static LegTargets of(Movement movement, SquareBoard board) {
        return new LegTargets(
                board,
                movement.compounds().stream()
                        .filter(MultiLeg.class::isInstance)
                        .map(MultiLeg.class::cast)
                        .toList());
    }

    /// The work of a search for captures from every square: starting squares, times steps from every square where
    /// legs continue, times words of a set of enemies.
    public long work() {
        return work;
    }

    private long work(SquareBoard board) {
        int longest = Math.max(board.files(), board.ranks());
        boolean[][] at = new boolean[ways.size()][squares];
        at[ways.size() - 1][board.centre()] = true;
        long steps = 0;
        for (int node = ways.size() - 1; node >= 0; node--) {
            long starts = 0;
            for (boolean here : at[node]) {
                starts += here ? 1 : 0;
            }
            for (Way way : ways.get(node)) {
                boolean together = way.slides() && way.lines().starts.length > 0;
                steps += together ? squares : starts * way.leg().steps(longest);
                spread(way, at[node], at[way.to()], true);
            }
        }
        long words = (squares + Long.SIZE - 1L) / Long.SIZE;
        return steps * squares * words;
    }

    boolean isEmpty() {
        return graph.isEmpty();
    }

    /// Marks the squares that the piece can reach from a square of an empty board.
    void addQuiet(int origin, boolean[] reached) {
        boolean[][] at = new boolean[ways.size()][squares];
        at[ways.size() - 1][origin] = true;
        for (int node = ways.size() - 1; node >= 0; node--) {
            for (Way way : ways.get(node)) {
                if (way.leg().stops().contains(Stop.EMPTY)) {
                    spread(way, at[node], at[way.to()], false);
                }
            }
            for (int square = 0; square < squares; square++) {
                reached[square] |= graph.nodes().get(node).ends() && at[node][square] && square != origin;
            }
        }
    }

    /// Reports the squares where each leg can end if every square suits the leg,
    /// regardless of the needs of other legs.
    public void ends(int origin, Listener listener) {
        boolean[][] at = new boolean[ways.size()][squares];
        at[ways.size() - 1][origin] = true;
        for (int node = ways.size() - 1; node >= 0; node--) {
            for (Way way : ways.get(node)) {
                boolean[] ends = new boolean[squares];
                spread(way, at[node], ends, true);
                for (int square = 0; square < squares; square++) {
                    at[way.to()][square] |= ends[square];
                }
                Node behind = graph.nodes().get(way.to());
                if (behind.ends()) {
                    listener.ended(way.leg(), true, ends);
                }
                if (!behind.edges().isEmpty()) {
                    listener.ended(way.leg(), false, ends);
                }
            }
        }
    }

    /// @param round whether a leg may come round to its origin
    private void spread(Way way, boolean[] from, boolean[] to, boolean round) {
        StepLines lines = way.lines();
        if (way.slides()) {
            for (int start : lines.starts) {
                boolean comes = false;
                for (int at = start; at != Board.OFF; at = lines.next[at]) {
                    to[at] |= comes;
                    comes |= from[at];
                }
            }
        }
        for (int start = 0; start < squares; start++) {
            if (from[start] && !(way.slides() && !lines.ring[start])) {
                int at = lines.next[start];
                for (int i = 0; at != Board.OFF && i < way.leg().steps(squares); i++) {
                    if (at == start && !round) {
                        break;
                    }
                    to[at] |= i >= way.leg().skip();
                    at = lines.next[at];
                }
            }
        }
    }

    /// Marks the squares where a lone enemy could be captured from a square.
    void addCaptures(int origin, boolean[] taken) {
        LoneEnemy search = new LoneEnemy(origin, squares, ways.size());
        for (int node = ways.size() - 1; node >= 0; node--) {
            for (Way way : ways.get(node)) {
                search.take(way.leg(), way.lines(), way.slides(), node, way.to());
            }
            if (graph.nodes().get(node).ends()) {
                search.addTaken(node, taken);
            }
        }
    }
}
