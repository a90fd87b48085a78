package org.pieceworth.rules.board;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.rules.board.Board.CellBoard;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.text.InputException;

/// Reads the name of a board shape.
public final class BoardText {

    private static final Pattern SQUARE = Pattern.compile("(\\d{1,3})x(\\d{1,3})(:cylinder|:torus)?");
    private static final Pattern CELL = Pattern.compile("(hex|rhombus|tri|sphere):(\\d{1,3})(?:x(\\d{1,3}))?");

    private BoardText() {}

    /// Reads a shape: `1x1` to `16x16`, with `:cylinder` or `:torus` after it; `hex:1` to `hex:8`, `hex:5x6`;
    /// `rhombus:1` to `rhombus:16`, `rhombus:9x8`; `tri:1` to `tri:16`;
    /// `sphere:4` to `sphere:20`.
    ///
    /// @throws InputException when the text names no supported board
    public static Board parse(String text) {
        Matcher square = SQUARE.matcher(text);
        if (square.matches()) {
            return square(text, square);
        }
        Matcher cell = CELL.matcher(text);
        if (cell.matches()) {
            int side = Integer.parseInt(cell.group(2));
            return cell(text, cell.group(1), side, cell.group(3) == null ? side : Integer.parseInt(cell.group(3)));
        }
        throw new InputException(
                "board '" + text
                        + "': expected FILESxRANKS such as 8x8 or 10x8, optionally with :cylinder or :torus, or hex:SIDE, rhombus:SIDE, tri:SIDE or sphere:SIDE");
    }

    /// Reads a shape with files and ranks.
    ///
    /// @throws InputException if the text names no supported board of files and ranks
    public static SquareBoard parseSquares(String text) {
        return switch (parse(text)) {
            case SquareBoard board -> board;
            case CellBoard board ->
                throw new InputException(
                        "board '" + board.shape()
                                + "': triangles and spheres are supported for attack values only; give a rectangle such as 8x8, or hex:6");
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

    /// A triangle has one side, hexagons and rhombi have two.
    private static Board cell(String text, String kind, int side, int other) {
        return switch (kind) {
            case "hex" -> {
                check(text, side, HexagonalBoard.MAX_SIDE);
                check(text, other, RectangularBoard.MAX_SIDE + 1 - side);
                yield HexagonalBoard.of(side, other);
            }
            case "rhombus" -> {
                check(text, side, RectangularBoard.MAX_SIDE);
                check(text, other, RectangularBoard.MAX_SIDE);
                yield new HexagonalBoard(new RectangularBoard(side, other), true);
            }
            default -> {
                boolean sphere = kind.equals("sphere");
                check(text, side, sphere ? SphericalBoard.MAX_SIDE : TriangularBoard.MAX_SIDE);
                if (side != other || sphere && (side < 4 || side % 2 != 0)) {
                    throw new InputException("board '" + text + "': expected one side, "
                            + (sphere ? "an even number from 4 to 20, such as sphere:20" : "such as tri:6"));
                }
                yield sphere ? new SphericalBoard(side) : new TriangularBoard(side);
            }
        };
    }

    private static void check(String text, int side, int maxSide) {
        if (side < 1 || side > maxSide) {
            throw new InputException(
                    "board '" + text + "': found a side of " + side + ", expected 1 to " + maxSide + " cells");
        }
    }
}
