package org.pieceworth.rules.movement;

import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.CompoundMove.BentRide;
import org.pieceworth.rules.movement.CompoundMove.Castling;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;

/// Whether a piece ever leaves the shade of its square, by its moves.
public final class ColourBinding {

    private ColourBinding() {}

    /// Whether every move of the piece, on every square of the board, ends on the shade it began on.
    /// Castling is ignored.
    public static boolean colourBound(Movement movement, SquareBoard board) {
        for (int square = 0; square < board.squares(); square++) {
            for (Ray ray : movement.rays()) {
                if (changesShade(board, square, ray.step(), ray.around())) {
                    return false;
                }
            }
            for (CompoundMove compound : movement.compounds()) {
                if (changesShade(board, square, compound)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean changesShade(SquareBoard board, int square, CompoundMove compound) {
        return switch (compound) {
            case BentRide ride ->
                ride.steps().stream().anyMatch(step -> changesShade(board, square, step, ride.around()));
            case MultiLeg move -> changesShade(board, square, move);
            case Castling _ -> false;
        };
    }

    private static boolean changesShade(SquareBoard board, int square, Step step, boolean around) {
        int next = Steps.from(board, square, step, around);
        return next != Board.OFF && board.shade(next) != board.shade(square);
    }

    private static boolean changesShade(SquareBoard board, int square, MultiLeg move) {
        boolean[] ends = new boolean[board.squares()];
        ends[square] = true;
        for (Leg leg : move.legs()) {
            ends = ends(board, leg, ends);
        }
        for (int end = 0; end < ends.length; end++) {
            if (ends[end] && board.shade(end) != board.shade(square)) {
                return true;
            }
        }
        return false;
    }

    /// Where a leg can end on any board.
    private static boolean[] ends(SquareBoard board, Leg leg, boolean[] starts) {
        boolean[] ends = new boolean[starts.length];
        for (int start = 0; start < starts.length; start++) {
            int at = starts[start] ? start : Board.OFF;
            for (int i = 0; at != Board.OFF && i < leg.steps(board.squares()); i++) {
                at = Steps.from(board, at, leg.step(), leg.around());
                if (at != Board.OFF && i >= leg.skip()) {
                    ends[at] = true;
                }
            }
        }
        return ends;
    }
}
