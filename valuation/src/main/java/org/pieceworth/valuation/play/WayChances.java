package org.pieceworth.valuation.play;

import java.util.Arrays;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.valuation.classic.WayChance;

/// Probabilities of moves and captures by target, on boards with shares of randomly filled squares, half of
/// them with enemies. Of two ways to a square the likelier counts. One walk over the rays is enough for all
/// shares.
final class WayChances {

    private static final double HALF = 0.5;

    private final MoveTable table;
    private final double[] filled;
    private final WayChance[] ways;
    private final double[][] moves;
    private final double[][] captures;
    private final LegChances legs;

    WayChances(Movement movement, MoveTable table, SquareBoard board, double[] filled) {
        this.table = table;
        this.filled = filled;
        ways = new WayChance[filled.length];
        moves = new double[filled.length][board.squares()];
        captures = new double[filled.length][board.squares()];
        legs = new LegChances(movement, board, filled);
        for (int level = 0; level < filled.length; level++) {
            ways[level] = new WayChance(1 - filled[level]);
        }
    }

    /// Computes the probabilities from a square.
    void from(int square) {
        for (int level = 0; level < filled.length; level++) {
            Arrays.fill(moves[level], 0);
            Arrays.fill(captures[level], 0);
        }
        table.forEachStep(square, this::add);
        legs.add(square, moves, captures);
    }

    /// The probabilities by target, for the square of the last call of [#from].
    double[] moves(int level) {
        return moves[level];
    }

    /// The probabilities by target, for the square of the last call of [#from].
    double[] captures(int level) {
        return captures[level];
    }

    private void add(RayKind kind, boolean quiet, boolean capture, int step, int way, int target) {
        for (int level = 0; level < filled.length; level++) {
            double chance = ways[level].of(kind, step, way);
            if (quiet) {
                moves[level][target] = Math.max(moves[level][target], (1 - filled[level]) * chance);
            }
            if (capture) {
                captures[level][target] = Math.max(captures[level][target], HALF * filled[level] * chance);
            }
        }
    }
}
