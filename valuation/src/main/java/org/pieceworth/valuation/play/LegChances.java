package org.pieceworth.valuation.play;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;
import org.pieceworth.rules.movement.Leg;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Stop;
import org.pieceworth.stats.StopRequest;

/// Probabilities of moves of several legs: each way has the probability that its squares are as its legs need
/// them, and the likeliest way to a target counts. Counts on randomly filled boards were tried first: eight
/// boards were so inaccurate that held-out pieces were predicted worse by a third.
final class LegChances {

    /// Ways less likely than this on all boards are not followed: sequences of hops have thousands of such
    /// ways.
    private static final double LEAST = 1e-3;

    private final SquareBoard board;
    private final List<MultiLeg> legs;
    private final double[] filled;

    /// The state of squares on a way: empty, filled by one of the two sides, or by either of them.
    private enum Met {
        NOTHING,
        EMPTY,
        FRIEND,
        ENEMY,
        EITHER
    }

    private final Met[] met;
    private final boolean[] taken;
    private double[][] moves = {};
    private double[][] captures = {};

    /// @param filled shares of filled squares, half of them with enemies
    LegChances(Movement movement, SquareBoard board, double[] filled) {
        this.board = board;
        this.filled = filled;
        legs = movement.compounds().stream()
                .filter(MultiLeg.class::isInstance)
                .map(MultiLeg.class::cast)
                .filter(move -> !move.initial())
                .toList();
        met = new Met[legs.isEmpty() ? 0 : board.squares()];
        taken = new boolean[met.length];
        Arrays.fill(met, Met.NOTHING);
    }

    /// Raises the probabilities of moves and captures from a square, by share and target, to those of moves
    /// of several legs.
    void add(int square, double[][] moves, double[][] captures) {
        if (legs.isEmpty()) {
            return;
        }
        this.moves = moves;
        this.captures = captures;
        met[square] = Met.EMPTY;
        double[] certain = new double[filled.length];
        Arrays.fill(certain, 1);
        for (MultiLeg move : legs) {
            follow(move.legs(), square, certain);
        }
        met[square] = Met.NOTHING;
    }

    private void follow(List<Leg> rest, int from, double[] chance) {
        StopRequest.check();
        if (rest.isEmpty()) {
            end(from, chance);
            return;
        }
        Leg leg = rest.getFirst();
        int steps = leg.steps(board.squares());
        int[] passed = new int[Math.min(steps, board.squares())];
        int count = 0;
        int at = from;
        double[] free = chance;
        for (int i = 0; i < steps && likely(free); i++) {
            at = leg.around() ? board.stepAround(at, leg.dx(), leg.dy()) : board.step(at, leg.dx(), leg.dy());
            if (at == Board.OFF || at == from) {
                break;
            }
            if (i >= leg.skip()) {
                stop(rest, at, free);
                if (met[at] == Met.NOTHING) {
                    free = times(free, Met.EMPTY);
                    met[at] = Met.EMPTY;
                    passed[count++] = at;
                } else if (met[at] != Met.EMPTY && !taken[at]) {
                    break;
                }
            }
        }
        for (int i = 0; i < count; i++) {
            met[passed[i]] = Met.NOTHING;
        }
    }

    /// Continues from a square where the first of the legs may end.
    private void stop(List<Leg> rest, int at, double[] chance) {
        Set<Stop> stops = rest.getFirst().stops();
        List<Leg> others = rest.subList(1, rest.size());
        if (stops.contains(Stop.EMPTY)) {
            stop(others, at, chance, Met.EMPTY, false);
        }
        if (stops.contains(Stop.OVER_ENEMY) && stops.contains(Stop.OVER_FRIEND)) {
            stop(others, at, chance, Met.EITHER, false);
        } else if (stops.contains(Stop.OVER_ENEMY)) {
            stop(others, at, chance, Met.ENEMY, false);
        } else if (stops.contains(Stop.OVER_FRIEND)) {
            stop(others, at, chance, Met.FRIEND, false);
        }
        if (stops.contains(Stop.TAKE_ENEMY)) {
            stop(others, at, chance, Met.ENEMY, true);
        }
        if (stops.contains(Stop.TAKE_FRIEND)) {
            stop(others, at, chance, Met.FRIEND, false);
        }
    }

    private void stop(List<Leg> others, int at, double[] chance, Met wanted, boolean takes) {
        Met before = met[at];
        boolean tookBefore = taken[at];
        boolean empty = before == Met.EMPTY || tookBefore;
        if (before != Met.NOTHING && (wanted == Met.EMPTY) != empty) {
            return;
        }
        double[] now = before == Met.NOTHING ? times(chance, wanted) : chance;
        if (likely(now)) {
            met[at] = before == Met.NOTHING ? wanted : before;
            taken[at] = tookBefore || takes;
            follow(others, at, now);
            met[at] = before;
            taken[at] = tookBefore;
        }
    }

    private void end(int target, double[] chance) {
        boolean takes = false;
        for (int square = 0; square < taken.length; square++) {
            if (taken[square]) {
                takes = true;
                raise(captures, square, chance);
            }
        }
        if (!takes && met[target] == Met.EMPTY) {
            raise(moves, target, chance);
        }
    }

    private static void raise(double[][] chances, int target, double[] chance) {
        for (int level = 0; level < chance.length; level++) {
            chances[level][target] = Math.max(chances[level][target], chance[level]);
        }
    }

    private double[] times(double[] chance, Met wanted) {
        double[] product = new double[chance.length];
        for (int level = 0; level < product.length; level++) {
            product[level] = chance[level]
                    * switch (wanted) {
                        case NOTHING -> 1;
                        case EMPTY -> 1 - filled[level];
                        case FRIEND, ENEMY -> filled[level] / 2;
                        case EITHER -> filled[level];
                    };
        }
        return product;
    }

    private static boolean likely(double[] chance) {
        for (double each : chance) {
            if (each >= LEAST) {
                return true;
            }
        }
        return false;
    }
}
