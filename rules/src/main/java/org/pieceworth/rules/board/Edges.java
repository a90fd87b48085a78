package org.pieceworth.rules.board;

import org.pieceworth.rules.board.Board.SquareBoard;

/// The joined edges of a rectangle.
public enum Edges {
    /// None: every edge ends the board.
    APART,
    /// Left and right.
    CYLINDER,
    /// Left and right, and the first and the last rank.
    TORUS;

    /// The board for the pieces' steps.
    public SquareBoard of(RectangularBoard board) {
        return switch (this) {
            case APART -> board;
            case CYLINDER -> new WrappedBoard(board, false);
            case TORUS -> new WrappedBoard(board, true);
        };
    }
}
