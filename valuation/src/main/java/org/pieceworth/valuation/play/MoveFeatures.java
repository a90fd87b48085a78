package org.pieceworth.valuation.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.movement.Movement;

/// A piece's moves in numbers, none of which falls when a move is added: what [PlayLaw] values. Squares are filled
/// by chance, each for itself, half of them with enemies; numbers are means over the squares of the board.
///
/// @param values by [#NAMES]
public record MoveFeatures(double[] values) {

    private static final double[] FILLED = {0.15, 0.35, 0.55};
    private static final int MIDDLE = 1;
    private static final String[] DIRECTION = {"forward", "sideways", "back"};
    private static final String[] DISTANCE = {"1", "2", "3+"};
    private static final int MOST_MOVES = 3;

    /// The names, in order.
    public static final List<String> NAMES = names();

    private static List<String> names() {
        List<String> names = new ArrayList<>();
        for (double filled : FILLED) {
            for (String use : new String[] {"move", "capture"}) {
                for (String direction : DIRECTION) {
                    names.add(use + " " + direction + " " + Math.round(100 * filled));
                }
            }
        }
        for (String use : new String[] {"move", "capture"}) {
            for (String distance : DISTANCE) {
                names.add(use + " at " + distance);
            }
        }
        names.addAll(List.of("two captures", "any capture", "any move", "moves squared"));
        names.addAll(List.of("off the first rank", "any off the first rank", "least of forward and back"));
        names.addAll(List.of("reach 1", "reach 2", "reach 3", "reach all", "attack reach 2"));
        names.addAll(List.of("reach 2 from the first rank", "reach all from the first rank", "there and back"));
        return List.copyOf(names);
    }

    /// The features of a piece on a board.
    public static MoveFeatures of(Movement movement, SquareBoard board) {
        List<Double> values = new ArrayList<>();
        MoveTable table = MoveTable.compile(movement, board);
        WayChances chances = new WayChances(movement, table, board, FILLED);
        Counts[] counts = new Counts[FILLED.length];
        for (int level = 0; level < FILLED.length; level++) {
            counts[level] = new Counts(board);
        }
        for (int square = 0; square < board.squares(); square++) {
            chances.from(square);
            for (int level = 0; level < FILLED.length; level++) {
                counts[level].add(square, chances.moves(level), chances.captures(level));
            }
        }
        for (Counts each : counts) {
            each.byDirection(values);
        }
        Counts middle = counts[MIDDLE];
        middle.rest(values);
        values.add(Math.min(values.get(0) + values.get(3), values.get(2) + values.get(5)));
        reach(table, board, values);
        return new MoveFeatures(values.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /// The share of the board that a piece reaches in one, two or three moves, ever, and attacks in two.
    private static void reach(MoveTable table, SquareBoard board, List<Double> values) {
        int squares = board.squares();
        int[][] targets = new int[squares][];
        int[][] captures = new int[squares][];
        for (int square = 0; square < squares; square++) {
            targets[square] = table.quietTargets(square);
            captures[square] = table.captureTargets(square);
        }
        double[] sums = new double[MOST_MOVES + 2];
        double twoFromFirst = 0;
        double allFromFirst = 0;
        double back = 0;
        int[] queue = new int[squares];
        for (int square = 0; square < squares; square++) {
            boolean[] seen = new boolean[squares];
            boolean[] attacked = new boolean[squares];
            seen[square] = true;
            queue[0] = square;
            int from = 0;
            int to = 1;
            for (int moves = 1; from < to; moves++) {
                int next = to;
                for (; from < to; from++) {
                    for (int target : targets[queue[from]]) {
                        if (!seen[target]) {
                            seen[target] = true;
                            queue[next++] = target;
                        }
                    }
                    for (int target : captures[queue[from]]) {
                        attacked[target] |= moves <= 2;
                    }
                }
                to = next;
                if (moves == 2 || moves == 1 && from == to) {
                    twoFromFirst += board.rank(square) == 0 ? to - 1 : 0;
                }
                if (moves <= MOST_MOVES) {
                    sums[moves - 1] += to - 1;
                }
                for (int later = moves; later < MOST_MOVES && from == to; later++) {
                    sums[later] += to - 1;
                }
            }
            sums[MOST_MOVES] += to - 1;
            allFromFirst += board.rank(square) == 0 ? to - 1 : 0;
            for (int target : targets[square]) {
                back += Arrays.binarySearch(targets[target], square) >= 0 ? 1 : 0;
            }
            for (boolean each : attacked) {
                sums[MOST_MOVES + 1] += each ? 1 : 0;
            }
        }
        for (double sum : sums) {
            values.add(sum / squares / squares);
        }
        values.add(twoFromFirst / board.files() / squares);
        values.add(allFromFirst / board.files() / squares);
        values.add(back / squares);
    }

    /// Moves and captures that were counted.
    private static final class Counts {

        private final SquareBoard board;
        private final double[] byDirection = new double[2 * DIRECTION.length];
        private final double[] byDistance = new double[2 * DISTANCE.length];
        private double pairs;
        private double anyCapture;
        private double anyMove;
        private double squared;
        private double offTheFirst;
        private double anyOffTheFirst;

        Counts(SquareBoard board) {
            this.board = board;
        }

        void add(int square, double[] moves, double[] captures) {
            double all = 0;
            double sum = 0;
            double squares = 0;
            double noCapture = 1;
            double noMove = 1;
            double ahead = 0;
            double noneAhead = 1;
            for (int target = 0; target < moves.length; target++) {
                if (moves[target] + captures[target] > 0) {
                    count(square, target, moves[target], 0);
                    count(square, target, captures[target], 1);
                    all += moves[target] + captures[target];
                    sum += captures[target];
                    squares += captures[target] * captures[target];
                    noCapture *= 1 - captures[target];
                    noMove *= 1 - moves[target];
                    if (board.rank(target) >= 2) {
                        ahead += moves[target];
                        noneAhead *= 1 - moves[target];
                    }
                }
            }
            pairs += (sum * sum - squares) / 2;
            anyCapture += 1 - noCapture;
            anyMove += 1 - noMove;
            squared += all * all;
            if (board.rank(square) == 0) {
                offTheFirst += ahead;
                anyOffTheFirst += 1 - noneAhead;
            }
        }

        private void count(int from, int to, double chance, int use) {
            int dy = board.dy(from, to);
            int distance = Math.max(Math.abs(board.dx(from, to)), Math.abs(dy));
            byDirection[use * DIRECTION.length + (dy > 0 ? 0 : dy == 0 ? 1 : 2)] += chance;
            byDistance[use * DISTANCE.length + Math.clamp(distance, 1, DISTANCE.length) - 1] += chance;
        }

        void byDirection(List<Double> values) {
            for (double count : byDirection) {
                values.add(count / board.squares());
            }
        }

        void rest(List<Double> values) {
            for (double count : byDistance) {
                values.add(count / board.squares());
            }
            for (double count : new double[] {pairs, anyCapture, anyMove, squared}) {
                values.add(count / board.squares());
            }
            values.add(offTheFirst / board.files());
            values.add(anyOffTheFirst / board.files());
        }
    }
}
