package org.pieceworth.valuation.classic;

import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.CompoundMove;
import org.pieceworth.rules.movement.CompoundMove.BentRide;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.Step;

/// The probabilities of a piece reaching squares when every other square is empty at random, independently.
final class CrowdedMobility {

    private final SquareBoard board;
    private final WayChance chance;
    private boolean twoWays;

    /// @param empty probability of an empty square
    CrowdedMobility(SquareBoard board, double empty) {
        this.board = board;
        chance = new WayChance(empty);
    }

    /// Per square, the sum of the probabilities of all targets.
    ///
    /// @param captures true for captures, false for quiet moves
    double[] sums(Movement movement, boolean captures) {
        double[] sums = new double[board.squares()];
        for (int square = 0; square < board.squares(); square++) {
            double[] chances = new double[board.squares()];
            for (Ray ray : movement.rays()) {
                if (!ray.initial()
                        && (captures ? ray.modality().capture() : ray.modality().quiet())) {
                    walk(ray, square, chances);
                }
            }
            for (CompoundMove compound : movement.compounds()) {
                if (compound instanceof BentRide ride
                        && !ride.initial()
                        && (captures
                                ? ride.modality().capture()
                                : ride.modality().quiet())) {
                    walk(ride, square, chances);
                }
            }
            for (double chance : chances) {
                sums[square] += chance;
            }
        }
        return sums;
    }

    /// True if a square was reached in two ways; the likelier one counts.
    boolean twoWays() {
        return twoWays;
    }

    private void walk(Ray ray, int from, double[] chances) {
        int at = from;
        for (int step = 1; step <= ray.steps(board.squares()); step++) {
            at = ray.around() ? board.stepAround(at, ray.dx(), ray.dy()) : board.step(at, ray.dx(), ray.dy());
            if (at == Board.OFF || at == from) {
                return;
            }
            reach(at, chance.of(ray.kind(), step, way(ray)), chances);
        }
    }

    private void walk(BentRide ride, int from, double[] chances) {
        int at = from;
        for (int index = 0; index < ride.steps(board.squares()); index++) {
            Step step = ride.step(index);
            at = ride.around() ? board.stepAround(at, step.dx(), step.dy()) : board.step(at, step.dx(), step.dy());
            if (at == Board.OFF || at == from) {
                return;
            }
            reach(at, chance.of(ride.kind(), index + 1, 0), chances);
        }
    }

    private void reach(int square, double chance, double[] chances) {
        twoWays |= chance > 0 && chances[square] > 0;
        chances[square] = Math.max(chances[square], chance);
    }

    /// The squares that a lame step passes.
    private static int way(Ray ray) {
        return Math.max(Math.abs(ray.dx()), Math.abs(ray.dy())) - 1;
    }
}
