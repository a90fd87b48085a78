package org.pieceworth.rules.board;

import java.util.stream.IntStream;
import org.pieceworth.rules.board.Board.CellBoard;

/// A hexagon of hexagons, `side` cells along each edge; cells are numbered row by row.
///
/// A cell has axial coordinates (q, r): six edge steps, six steps beyond a corner, and twelve knight's leaps, as in
/// Gliński's hexagonal chess.
///
/// @param side 1 to 9
public record HexagonalBoard(int side) implements CellBoard {

    /// The most cells along an edge: 217 cells in all.
    public static final int MAX_SIDE = 9;

    private static final int[][] EDGES = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
    private static final int[][] VERTICES = {{1, 1}, {-1, 2}, {-2, 1}, {-1, -1}, {1, -2}, {2, -1}};
    private static final int[][] LEAPS = {
        {1, 2}, {2, 1}, {3, -1}, {3, -2}, {2, -3}, {1, -3}, {-1, -2}, {-2, -1}, {-3, 1}, {-3, 2}, {-2, 3}, {-1, 3}
    };

    /// @throws IllegalArgumentException when the side is outside 1 to 9
    public HexagonalBoard {
        if (side < 1 || side > MAX_SIDE) {
            throw new IllegalArgumentException("a hexagonal board has 1 to 9 cells along an edge, not " + side);
        }
    }

    @Override
    public int squares() {
        return 3 * side * (side - 1) + 1;
    }

    @Override
    public int[][] neighbours(Neighbour kind) {
        int[][] steps = switch (kind) {
            case EDGE -> EDGES;
            case VERTEX -> VERTICES;
            case BEYOND -> LEAPS;
        };
        int[][] cells = cells();
        int[][] neighbours = new int[steps.length][];
        for (int direction = 0; direction < steps.length; direction++) {
            int[] step = steps[direction];
            neighbours[direction] = IntStream.range(0, cells.length)
                    .map(cell -> number(cells[cell][0] + step[0], cells[cell][1] + step[1]))
                    .toArray();
        }
        return neighbours;
    }

    /// The coordinates of each cell.
    private int[][] cells() {
        int[][] cells = new int[squares()][];
        for (int r = 1 - side; r < side; r++) {
            for (int q = Math.max(1 - side, 1 - side - r); q <= Math.min(side - 1, side - 1 - r); q++) {
                cells[number(q, r)] = new int[] {q, r};
            }
        }
        return cells;
    }

    private int number(int q, int r) {
        if (Math.max(Math.abs(q), Math.max(Math.abs(r), Math.abs(q + r))) >= side) {
            return OFF;
        }
        int number = 0;
        for (int row = 1 - side; row < r; row++) {
            number += 2 * side - 1 - Math.abs(row);
        }
        return number + q - Math.max(1 - side, 1 - side - r);
    }

    /// Every step continues straight when it is repeated.
    @Override
    public int[] ridden(Neighbour kind, int cell) {
        IntStream.Builder passed = IntStream.builder();
        for (int[] way : neighbours(kind)) {
            for (int at = way[cell]; at != OFF; at = way[at]) {
                passed.add(at);
            }
        }
        return passed.build().distinct().toArray();
    }

    @Override
    public String shape() {
        return "hex:" + side;
    }

    @Override
    public String toString() {
        return shape();
    }
}
