package org.pieceworth.rules.movement;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.CompoundMove.BentRide;
import org.pieceworth.rules.movement.CompoundMove.Castling;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;

/// Finds out whether a piece can leave the shade of its square.
public final class ColourBinding {

    private ColourBinding() {}

    /// True if no move of the piece, from any square of the board, changes the shade of
    /// its square. Castling is ignored.
    public static boolean colourBound(Movement movement, SquareBoard board) {
        List<BentRide> rides = new ArrayList<>();
        List<MultiLeg> moves = new ArrayList<>();
        for (CompoundMove compound : movement.compounds()) {
            switch (compound) {
                case BentRide ride -> rides.add(ride);
                case MultiLeg move -> moves.add(move);
                case Castling _ -> {}
            }
        }
        LegTargets legs = new LegTargets(board, moves);
        for (int square = 0; square < board.squares(); square++) {
            int start = square;
            for (Ray ray : movement.rays()) {
                if (changesShade(board, square, ray.step(), ray.around())) {
                    return false;
                }
            }
            for (BentRide ride : rides) {
                if (ride.steps().stream().anyMatch(step -> changesShade(board, start, step, ride.around()))) {
                    return false;
                }
            }
            if (!legs.isEmpty() && changesShade(board, square, legs)) {
                return false;
            }
        }
        return true;
    }

    private static boolean changesShade(SquareBoard board, int square, Step step, boolean around) {
        int next = Steps.from(board, square, step, around);
        return next != Board.OFF && board.shade(next) != board.shade(square);
    }

    private static boolean changesShade(SquareBoard board, int square, LegTargets legs) {
        boolean[] reached = new boolean[board.squares()];
        legs.ends(square, (_, last, ends) -> {
            for (int end = 0; end < ends.length && last; end++) {
                reached[end] |= ends[end];
            }
        });
        for (int end = 0; end < reached.length; end++) {
            if (reached[end] && board.shade(end) != board.shade(square)) {
                return true;
            }
        }
        return false;
    }
}
