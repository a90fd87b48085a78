package org.pieceworth.rules.board;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.rules.board.Board.CellBoard;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.text.InputException;

/// Reads the name of a board shape.
public final class BoardText {

    private static final Pattern SQUARE = Pattern.compile("(\\d{1,3})x(\\d{1,3})(:cylinder|:torus)?");
    private static final Pattern CELL = Pattern.compile("(hex|tri):(\\d{1,3})");

    private BoardText() {}

    /// Reads a shape: `1x1` to `16x16`, with `:cylinder` or `:torus` after it; `hex:1` to `hex:9`; `tri:1` to
    /// `tri:16`.
    ///
    /// @throws InputException when the text names no supported board
    public static Board parse(String text) {
        Matcher square = SQUARE.matcher(text);
        if (square.matches()) {
            return square(text, square);
        }
        Matcher cell = CELL.matcher(text);
        if (cell.matches()) {
            return cell(text, cell.group(1).equals("hex"), Integer.parseInt(cell.group(2)));
        }
        throw new InputException(
                "board '" + text
                        + "': expected FILESxRANKS such as 8x8 or 10x8, optionally with :cylinder or :torus, or hex:SIDE or tri:SIDE");
    }

    /// Reads a square-spaced shape.
    ///
    /// @throws InputException if the text names no supported square-spaced board
    public static SquareBoard parseSquares(String text) {
        return switch (parse(text)) {
            case SquareBoard board -> board;
            case CellBoard board ->
                throw new InputException(
                        "board '" + board.shape()
                                + "': hexagons and triangles are supported for ideal attack values only; give a rectangle such as 8x8");
        };
    }

    private static Board square(String text, Matcher square) {
        int files = Integer.parseInt(square.group(1));
        int ranks = Integer.parseInt(square.group(2));
        if (files < 1 || files > RectangularBoard.MAX_SIDE || ranks < 1 || ranks > RectangularBoard.MAX_SIDE) {
            throw new InputException("board '" + text + "': found " + files + " files and " + ranks
                    + " ranks, expected 1 to 16 of each");
        }
        RectangularBoard flat = new RectangularBoard(files, ranks);
        return square.group(3) == null
                ? flat
                : new WrappedBoard(flat, square.group(3).equals(":torus"));
    }

    private static Board cell(String text, boolean hexagonal, int side) {
        int maxSide = hexagonal ? HexagonalBoard.MAX_SIDE : TriangularBoard.MAX_SIDE;
        if (side < 1 || side > maxSide) {
            throw new InputException(
                    "board '" + text + "': found a side of " + side + ", expected 1 to " + maxSide + " cells");
        }
        return hexagonal ? new HexagonalBoard(side) : new TriangularBoard(side);
    }
}
