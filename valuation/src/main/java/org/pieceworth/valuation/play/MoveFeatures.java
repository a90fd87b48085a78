package org.pieceworth.valuation.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.CompoundMove.BentRide;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.movement.Movement;

/// The numeric features of a piece's moves, input of [PlayLaw]. None falls when a move is added. Squares are
/// filled at random, independently, half of them with enemies; numbers are means over the squares of the
/// board.
///
/// @param values values by [#NAMES]
public record MoveFeatures(double[] values) {

    private static final double[] FILLED = {0.15, 0.35, 0.55};
    private static final int MIDDLE = 1;
    private static final String[] USE = {"move", "capture"};
    private static final String[] DIRECTION = {"forward", "sideways", "back"};
    private static final String[] DISTANCE = {"1", "2", "3+"};

    /// Moves that may be better than other ways to the same square.
    private enum Part {
        HOPS("by hopping"),
        BENDS("by bending");

        private final String words;

        Part(String words) {
            this.words = words;
        }

        private Movement of(Movement movement) {
            return switch (this) {
                case HOPS ->
                    new Movement(
                            movement.rays().stream()
                                    .filter(ray -> MovementKinds.isHop(ray.kind()))
                                    .toList(),
                            movement.compounds().stream()
                                    .filter(each -> each instanceof BentRide ride && MovementKinds.isHop(ride.kind()))
                                    .toList());
                case BENDS ->
                    new Movement(
                            List.of(),
                            movement.compounds().stream()
                                    .filter(BentRide.class::isInstance)
                                    .toList());
            };
        }
    }

    /// The names, in order.
    public static final List<String> NAMES = names();

    private static List<String> names() {
        List<String> names = new ArrayList<>();
        for (double filled : FILLED) {
            for (String use : USE) {
                for (String direction : DIRECTION) {
                    names.add(use + " " + direction + " " + Math.round(100 * filled));
                }
            }
        }
        for (String use : USE) {
            for (String distance : DISTANCE) {
                names.add(use + " at " + distance);
            }
        }
        names.addAll(List.of("off the first rank", "any off the first rank", "there and back"));
        names.addAll(ChanceReach.NAMES);
        for (Part part : Part.values()) {
            for (String use : USE) {
                names.add(use + " " + part.words);
            }
        }
        return List.copyOf(names);
    }

    /// The features of a piece on a board.
    public static MoveFeatures of(Movement movement, SquareBoard board) {
        List<Double> values = new ArrayList<>();
        MoveTable table = MoveTable.compile(movement, board);
        Chances[] filled = Chances.of(movement, table, board, FILLED);
        for (Chances each : filled) {
            new Counts(board, each).byDirection(values);
        }
        new Counts(board, filled[MIDDLE]).rest(values);
        values.add(thereAndBack(table, board));
        ChanceReach.add(filled[MIDDLE].moves(), filled[MIDDLE].captures(), board, values);
        for (Part part : Part.values()) {
            part(part.of(movement), board, values);
        }
        return new MoveFeatures(values.stream().mapToDouble(Double::doubleValue).toArray());
    }

    private static void part(Movement part, SquareBoard board, List<Double> values) {
        double moves = 0;
        double captures = 0;
        if (!part.rays().isEmpty() || !part.compounds().isEmpty()) {
            MoveTable table = MoveTable.compile(part, board);
            Chances chances = Chances.of(part, table, board, new double[] {FILLED[MIDDLE]})[0];
            for (int square = 0; square < board.squares(); square++) {
                moves += Arrays.stream(chances.moves()[square]).sum();
                captures += Arrays.stream(chances.captures()[square]).sum();
            }
        }
        values.add(moves / board.squares());
        values.add(captures / board.squares());
    }

    /// The mean number of targets on an empty board that the piece can also return from.
    private static double thereAndBack(MoveTable table, SquareBoard board) {
        int[][] targets = new int[board.squares()][];
        for (int square = 0; square < targets.length; square++) {
            targets[square] = table.quietTargets(square);
        }
        double back = 0;
        for (int square = 0; square < targets.length; square++) {
            for (int target : targets[square]) {
                back += Arrays.binarySearch(targets[target], square) >= 0 ? 1 : 0;
            }
        }
        return back / board.squares();
    }

    /// Probabilities of moves and captures by square and target.
    private record Chances(double[][] moves, double[][] captures) {

        /// The probabilities by share of filled squares.
        static Chances[] of(Movement movement, MoveTable table, SquareBoard board, double[] filled) {
            Chances[] all = new Chances[filled.length];
            Arrays.setAll(all, _ -> new Chances(new double[board.squares()][], new double[board.squares()][]));
            WayChances chances = new WayChances(movement, table, board, filled);
            for (int square = 0; square < board.squares(); square++) {
                chances.from(square);
                for (int level = 0; level < all.length; level++) {
                    all[level].moves[square] = chances.moves(level).clone();
                    all[level].captures[square] = chances.captures(level).clone();
                }
            }
            return all;
        }
    }

    /// Counts of moves and captures.
    private static final class Counts {

        private final SquareBoard board;
        private final double[] byDirection = new double[2 * DIRECTION.length];
        private final double[] byDistance = new double[2 * DISTANCE.length];
        private double offTheFirst;
        private double anyOffTheFirst;

        Counts(SquareBoard board, Chances chances) {
            this.board = board;
            for (int square = 0; square < board.squares(); square++) {
                add(square, chances.moves()[square], chances.captures()[square]);
            }
        }

        private void add(int square, double[] moves, double[] captures) {
            double noneAhead = 1;
            for (int target = 0; target < moves.length; target++) {
                if (moves[target] + captures[target] > 0) {
                    count(square, target, moves[target], 0);
                    count(square, target, captures[target], 1);
                    if (board.rank(square) == 0 && board.rank(target) >= 2) {
                        offTheFirst += moves[target];
                        noneAhead *= 1 - moves[target];
                    }
                }
            }
            anyOffTheFirst += 1 - noneAhead;
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
            values.add(offTheFirst / board.files());
            values.add(anyOffTheFirst / board.files());
        }
    }
}
