package org.pieceworth.rules.board;

import java.util.stream.IntStream;
import org.pieceworth.rules.board.Board.CellBoard;

/// A sphere of `side` meridians and as many parallels, whose cells are squares, triangles at the poles; cells
/// are numbered parallel by parallel from the south pole.
///
/// Nalls (2008) names Spherical Chess 400, of 20 by 20 cells, and says no more of its board. Pieceworth's
/// reading: east and west are joined, and a step over a pole leads to its other side, half of the meridians
/// further, where a ride goes on away from the pole; a step aside stays one to the east or the west, as in
/// Miller's Spherical Chess of 1965.
///
/// @param side 4 to 20, even
public record SphericalBoard(int side) implements CellBoard {

    /// The most meridians.
    public static final int MAX_SIDE = 20;

    private static final int[][] EDGES = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    private static final int[][] CORNERS = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    private static final int[][] LEAPS = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

    /// @throws IllegalArgumentException when the side is odd or outside 4 to 20
    public SphericalBoard {
        if (side < 4 || side > MAX_SIDE || side % 2 != 0) {
            throw new IllegalArgumentException("a sphere has an even number of meridians from 4 to 20, not " + side);
        }
    }

    @Override
    public int squares() {
        return side * side;
    }

    @Override
    public int[][] neighbours(Neighbour kind) {
        int[][] steps = switch (kind) {
            case EDGE -> EDGES;
            case VERTEX -> CORNERS;
            case BEYOND -> LEAPS;
        };
        int[][] neighbours = new int[steps.length][];
        for (int direction = 0; direction < steps.length; direction++) {
            int[] step = steps[direction];
            neighbours[direction] = IntStream.range(0, squares())
                    .map(cell -> at(cell % side + step[0], cell / side + step[1]))
                    .toArray();
        }
        return neighbours;
    }

    /// The cell of a meridian and a parallel, which may lie beyond a pole.
    private int at(int meridian, int parallel) {
        boolean over = parallel < 0 || parallel >= side;
        int row = parallel < 0 ? -1 - parallel : over ? 2 * side - 1 - parallel : parallel;
        return row * side + Math.floorMod(over ? meridian + side / 2 : meridian, side);
    }

    /// Eight, until they come back to their start.
    @Override
    public int[][] rides(int cell) {
        int[][] rides = new int[EDGES.length + CORNERS.length][];
        for (int direction = 0; direction < rides.length; direction++) {
            int[] step = (direction % 2 == 0 ? EDGES : CORNERS)[direction / 2];
            IntStream.Builder passed = IntStream.builder();
            int ahead = step[1];
            int meridian = cell % side;
            int parallel = cell / side;
            for (int steps = 1; steps < squares(); steps++) {
                int next = at(meridian + step[0], parallel + ahead);
                if (next == cell) {
                    break;
                }
                boolean over = parallel + ahead < 0 || parallel + ahead >= side;
                ahead = over ? -ahead : ahead;
                meridian = next % side;
                parallel = next / side;
                passed.add(next);
            }
            rides[direction] = passed.build().distinct().toArray();
        }
        return rides;
    }

    @Override
    public Neighbour kind(int cell, int direction) {
        return direction % 2 == 0 ? Neighbour.EDGE : Neighbour.VERTEX;
    }

    @Override
    public String shape() {
        return "sphere:" + side;
    }

    @Override
    public String toString() {
        return shape();
    }
}
