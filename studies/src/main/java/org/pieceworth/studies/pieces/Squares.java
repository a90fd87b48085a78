package org.pieceworth.studies.pieces;

import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.text.InputException;

/// Squares as users name them.
public final class Squares {

    private Squares() {}

    public static int named(String name, SquareBoard board) {
        return board.square(name)
                .orElseThrow(() -> new InputException("square '" + name + "' is not on " + board.shape()
                        + "; expected a1 to " + board.name(board.squares() - 1)));
    }
}
