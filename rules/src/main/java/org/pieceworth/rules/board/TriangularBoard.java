package org.pieceworth.rules.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A triangle of triangles, `side` cells along each edge, `side²` in all, numbered row by row from the top.
///
/// Row `r` has `r + 1` cells that point up and `r` that point down, by turns. Three cells lie across a cell's edges
/// and nine more share one of its corners. Lines do not lead straight on through triangles, so that nothing rides
/// here.
///
/// @param side 1 to 16
public record TriangularBoard(int side) implements CellBoard {

    /// The most cells along an edge.
    public static final int MAX_SIDE = 16;

    /// @throws IllegalArgumentException when the side is outside 1 to 16
    public TriangularBoard {
        if (side < 1 || side > MAX_SIDE) {
            throw new IllegalArgumentException("a triangular board has 1 to 16 cells along an edge, not " + side);
        }
    }

    @Override
    public int squares() {
        return side * side;
    }

    @Override
    public int[][] neighbours(Neighbour kind) {
        return switch (kind) {
            case EDGE -> sharing(2);
            case VERTEX -> sharing(1);
            case BEYOND -> new int[0][];
        };
    }

    /// Per cell those that share just so many corners with it, padded to the longest list.
    private int[][] sharing(int corners) {
        List<List<Integer>> corner = new ArrayList<>();
        for (int row = 0; row < side; row++) {
            for (int place = 0; place <= 2 * row; place++) {
                corner.add(corners(row, place));
            }
        }
        List<List<Integer>> neighbours = corner.stream()
                .map(cell -> {
                    List<Integer> list = new ArrayList<>();
                    for (int other = 0; other < corner.size(); other++) {
                        if (corner.get(other).stream().filter(cell::contains).count() == corners) {
                            list.add(other);
                        }
                    }
                    return list;
                })
                .toList();
        int directions = neighbours.stream().mapToInt(List::size).max().orElse(0);
        int[][] table = new int[directions][squares()];
        for (int direction = 0; direction < directions; direction++) {
            Arrays.fill(table[direction], OFF);
            for (int cell = 0; cell < squares(); cell++) {
                if (direction < neighbours.get(cell).size()) {
                    table[direction][cell] = neighbours.get(cell).get(direction);
                }
            }
        }
        return table;
    }

    /// Corners are numbered by line and place: line `r` has `r + 1`.
    private static List<Integer> corners(int row, int place) {
        int column = place / 2;
        return place % 2 == 0
                ? List.of(corner(row, column), corner(row + 1, column), corner(row + 1, column + 1))
                : List.of(corner(row, column), corner(row, column + 1), corner(row + 1, column + 1));
    }

    private static int corner(int line, int place) {
        return line * (line + 1) / 2 + place;
    }

    @Override
    public boolean rides() {
        return false;
    }

    @Override
    public String shape() {
        return "tri:" + side;
    }

    @Override
    public String toString() {
        return shape();
    }
}
