package org.pieceworth.rules.fairy.compile;

import java.util.List;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.variant.Variant;

/// Pieces that could go back to their origin, on an empty board and without capturing; orthodox pawns never can.
final class ReturnTable {

    private final SquareBoard board;

    /// Rays of quiet moves, by kind; empty if all of them go forward.
    private final Ray[][] rays;

    ReturnTable(Variant variant, PieceKinds kinds) {
        board = variant.surface();
        rays = new Ray[kinds.size()][];
        for (int kind = 0; kind < rays.length; kind++) {
            List<Ray> all = variant.types().get(kinds.get(kind).type()).movement().rays().stream()
                    .filter(ray -> ray.modality().quiet() && !ray.initial())
                    .toList();
            boolean onlyForward = all.stream().allMatch(ray -> ray.dy() > 0);
            rays[kind] = onlyForward ? new Ray[0] : all.toArray(Ray[]::new);
        }
    }

    /// True if a piece on a square could move to the other in some position.
    boolean exists(int side, int kind, int from, int to) {
        for (Ray ray : rays[kind]) {
            if (reaches(ray, side == 0 ? 1 : -1, from, to)) {
                return true;
            }
        }
        return false;
    }

    private boolean reaches(Ray ray, int sign, int from, int to) {
        int at = from;
        for (int step = 0; step < ray.steps(board.squares()); step++) {
            at = ray.around()
                    ? board.stepAround(at, sign * ray.dx(), sign * ray.dy())
                    : board.step(at, sign * ray.dx(), sign * ray.dy());
            if (at == Board.OFF || at == from) {
                return false;
            }
            if (at == to) {
                return true;
            }
        }
        return false;
    }
}
