package org.pieceworth.rules.board;

import org.pieceworth.rules.board.Board.SquareBoard;

/// The joined edges of a rectangle, or the outline of a board of hexagons.
public enum Edges {
    /// None: every edge ends the board.
    APART,
    /// Left and right.
    CYLINDER,
    /// Left and right, and the first and the last rank.
    TORUS,
    /// None: the squares are hexagons, and the board is one.
    HEXAGON,
    /// None: the squares are hexagons.
    RHOMBUS;

    /// True if the cells are hexagons.
    public boolean hexagonal() {
        return this == HEXAGON || this == RHOMBUS;
    }

    /// The board for the pieces' steps.
    public SquareBoard of(RectangularBoard board) {
        return switch (this) {
            case APART -> board;
            case CYLINDER -> new WrappedBoard(board, false);
            case TORUS -> new WrappedBoard(board, true);
            case HEXAGON -> new HexagonalBoard(board, false);
            case RHOMBUS -> new HexagonalBoard(board, true);
        };
    }
}
