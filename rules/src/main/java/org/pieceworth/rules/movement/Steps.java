package org.pieceworth.rules.movement;

import org.pieceworth.rules.board.Board.SquareBoard;

/// Takes steps on a board.
final class Steps {

    private Steps() {}

    static int from(SquareBoard board, int square, Step step, boolean around) {
        return around ? board.stepAround(square, step.dx(), step.dy()) : board.step(square, step.dx(), step.dy());
    }
}
