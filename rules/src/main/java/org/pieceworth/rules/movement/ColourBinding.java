package org.pieceworth.rules.movement;

import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.SquareBoard;

/// Whether a piece ever leaves the shade of the square it stands on, found from its moves.
public final class ColourBinding {

    private ColourBinding() {}

    /// Whether every step of the piece, on every square of the board, ends on the shade it began on.
    public static boolean colourBound(Movement movement, SquareBoard board) {
        for (int square = 0; square < board.squares(); square++) {
            for (Ray ray : movement.rays()) {
                if (changesShade(ray, board, square)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean changesShade(Ray ray, SquareBoard board, int square) {
        int next = ray.around() ? board.stepAround(square, ray.dx(), ray.dy()) : board.step(square, ray.dx(), ray.dy());
        return next != Board.OFF && board.shade(next) != board.shade(square);
    }
}
