package org.pieceworth.studies.drawing;

import java.util.stream.IntStream;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.HexagonalBoard;

/// Positions of cells in a drawing: the middles to the right and down from those furthest left and
/// up, in distances of neighbours. Hexagons have an edge ahead, those of a rhombus a corner.
public final class CellPlaces {

    private static final double COLUMN = Math.sqrt(3) / 2;

    private final SquareBoard board;
    private final double left;
    private final double top;

    public CellPlaces(SquareBoard board) {
        this.board = board;
        left = cells().mapToDouble(this::right).min().orElse(0);
        top = cells().mapToDouble(this::up).max().orElse(0);
    }

    public IntStream cells() {
        return IntStream.range(0, board.squares()).filter(board::has);
    }

    public boolean isHexagon() {
        return board instanceof HexagonalBoard cells && !cells.rhombus();
    }

    public boolean isHexagonal() {
        return board instanceof HexagonalBoard;
    }

    public boolean isRhombus() {
        return isHexagonal() && !isHexagon();
    }

    /// The corners of a hexagon around a point, x and y in turn.
    ///
    /// @param side the distance of neighbours
    public int[] corners(int x, int y, int side) {
        int[] points = new int[12];
        for (int corner = 0; corner < 6; corner++) {
            double angle = Math.PI / 6 * (2 * corner + (isRhombus() ? 1 : 0));
            points[2 * corner] = x + (int) Math.round(side / Math.sqrt(3) * Math.cos(angle));
            points[2 * corner + 1] = y + (int) Math.round(side / Math.sqrt(3) * Math.sin(angle));
        }
        return points;
    }

    private double right(int cell) {
        return isRhombus() ? board.file(cell) - board.rank(cell) / 2.0 : board.file(cell) * (isHexagon() ? COLUMN : 1);
    }

    private double up(int cell) {
        return board.height(cell) * (isRhombus() ? COLUMN : 1);
    }

    public double x(int cell) {
        return right(cell) - left;
    }

    public double y(int cell) {
        return top - up(cell);
    }

    /// The lowest cell of a file.
    public int lowest(int file) {
        return cells().filter(cell -> board.file(cell) == file).findFirst().orElseThrow();
    }

    /// The label below a file: its letter, or the name of its lowest cell where each file has its own numbers.
    public String label(int file) {
        return isHexagon() ? board.name(lowest(file)) : board.fileName(file);
    }

    public double width() {
        return cells().mapToDouble(this::x).max().orElse(0);
    }

    public double height() {
        return cells().mapToDouble(this::y).max().orElse(0);
    }
}
