package org.pieceworth.cli;

import org.pieceworth.rules.InputException;
import org.pieceworth.rules.board.Board;

/// Squares as users name them.
final class Squares {

    private Squares() {}

    static int named(String name, Board board) {
        return board.square(name)
                .orElseThrow(() -> new InputException("square '" + name + "' is not on " + board.shape()
                        + "; expected a1 to " + board.name(board.squares() - 1)));
    }
}
