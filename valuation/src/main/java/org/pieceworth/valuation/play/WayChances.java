package org.pieceworth.valuation.play;

import java.util.Arrays;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.RayKind;

/// Chances of moves and captures by target, on boards of which shares of the squares are filled by chance, half of them
/// with
/// enemies. Of two ways to a square the likelier counts. One walk over the rays serves all shares.
final class WayChances {

    private static final double HALF = 0.5;

    private final MoveTable table;
    private final double[] filled;
    private final double[][] free;
    private final double[][] moves;
    private final double[][] captures;
    private final LegChances[] legs;

    WayChances(Movement movement, MoveTable table, SquareBoard board, double[] filled) {
        this.table = table;
        this.filled = filled;
        int most = board.squares() * 2;
        free = new double[filled.length][most];
        moves = new double[filled.length][board.squares()];
        captures = new double[filled.length][board.squares()];
        legs = new LegChances[filled.length];
        for (int level = 0; level < filled.length; level++) {
            free[level][0] = 1;
            for (int squares = 1; squares < most; squares++) {
                free[level][squares] = free[level][squares - 1] * (1 - filled[level]);
            }
            legs[level] = new LegChances(movement, board, filled[level]);
        }
    }

    /// Finds the chances from a square.
    void from(int square) {
        for (int level = 0; level < filled.length; level++) {
            Arrays.fill(moves[level], 0);
            Arrays.fill(captures[level], 0);
        }
        table.forEachStep(square, this::add);
        for (int level = 0; level < filled.length; level++) {
            legs[level].add(square, moves[level], captures[level]);
        }
    }

    /// By target, of the last square that was asked about.
    double[] moves(int level) {
        return moves[level];
    }

    /// By target, of the last square that was asked about.
    double[] captures(int level) {
        return captures[level];
    }

    private void add(RayKind kind, boolean quiet, boolean capture, int step, int way, int target) {
        for (int level = 0; level < filled.length; level++) {
            double chance = chance(kind, free[level], filled[level], step, way);
            if (quiet) {
                moves[level][target] = Math.max(moves[level][target], (1 - filled[level]) * chance);
            }
            if (capture) {
                captures[level][target] = Math.max(captures[level][target], HALF * filled[level] * chance);
            }
        }
    }

    /// The chance that the way to a step's square is as the ray needs it.
    private static double chance(RayKind kind, double[] free, double filled, int step, int way) {
        int between = step - 1;
        return switch (kind) {
            case LEAP, SLIDE -> free[between];
            case LAME -> free[Math.min(free.length - 1, between + step * way)];
            case JUMP -> 1 - free[way];
            case SKI -> between == 0 ? 0 : free[between - 1];
            case HOP -> between == 0 ? 0 : between * free[between - 1] * filled;
            case GRASSHOP -> between == 0 ? 0 : free[between - 1] * filled;
        };
    }
}
