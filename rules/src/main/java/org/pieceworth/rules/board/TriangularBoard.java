package org.pieceworth.rules.board;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.Board.CellBoard;

/// A triangle of triangles, `side` cells along each edge, `side²` in all, numbered row by row from the top.
///
/// Row `r` has `r + 1` cells that point up and `r` that point down, by turns. Three cells lie across a cell's edges
/// and nine more share one of its corners: twelve neighbours in twelve directions, 30 degrees apart, as Nalls
/// (2008) counts them ("on triangle-spaced boards, there are a maximum of 12 geometrically-contiguous directions").
/// In six of them a line crosses corners only, from cells that point up to such cells; in the other six it crosses
/// an edge and the corner opposite by turns.
///
/// Coordinates are three times the centre's, along the left edge and along the rows, so that they are whole.
///
/// @param side 1 to 16
public record TriangularBoard(int side) implements CellBoard {

    /// The most cells along an edge.
    public static final int MAX_SIDE = 16;

    /// From a cell that points up; others have the opposite steps.
    private static final int[][] EDGES = {{-1, 1}, {2, 1}, {-1, -2}};

    /// Twice an edge's step in reverse: through the corner to the opposite cell.
    private static final int[][] OPPOSITE = {{2, -2}, {-4, -2}, {2, 4}};

    /// Steps past a corner, to cells that point the same way.
    private static final int[][] BESIDE = {{3, 0}, {-3, 0}, {0, 3}, {0, -3}, {3, 3}, {-3, -3}};

    /// The steps of a cell that points up, by the hours of the clock.
    private static final int[][] STEPS = {
        OPPOSITE[1], BESIDE[1], EDGES[0], BESIDE[2], OPPOSITE[2], BESIDE[4],
        EDGES[1], BESIDE[0], OPPOSITE[0], BESIDE[3], EDGES[2], BESIDE[5]
    };

    /// The nearest cells on none of the twelve lines, the knight's: an extension by the rule that gives the
    /// knight on squares and hexagons.
    private static final int[][] LEAPS = {{5, 1}, {5, 4}, {-4, 1}, {-1, 4}, {-4, -5}, {-1, -5}};

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
        int[][] steps = steps(kind);
        int[][] neighbours = new int[steps.length][];
        for (int direction = 0; direction < steps.length; direction++) {
            int[] step = steps[direction];
            neighbours[direction] = IntStream.range(0, squares())
                    .map(cell -> from(cell, step[0], step[1]))
                    .toArray();
        }
        return neighbours;
    }

    private static int[][] steps(Neighbour kind) {
        return switch (kind) {
            case EDGE -> EDGES;
            case VERTEX -> {
                int[][] all = Arrays.copyOf(BESIDE, BESIDE.length + OPPOSITE.length);
                System.arraycopy(OPPOSITE, 0, all, BESIDE.length, OPPOSITE.length);
                yield all;
            }
            case BEYOND -> LEAPS;
        };
    }

    /// Twelve; even directions cross edges and corners by turns.
    @Override
    public int[][] rides(int cell) {
        int[][] rides = new int[STEPS.length][];
        for (int direction = 0; direction < STEPS.length; direction++) {
            IntStream.Builder passed = IntStream.builder();
            int[] step = STEPS[seen(cell, direction)];
            for (int at = from(cell, step[0], step[1]); at != OFF; at = from(at, step[0], step[1])) {
                passed.add(at);
                step = next(step);
            }
            rides[direction] = passed.build().toArray();
        }
        return rides;
    }

    @Override
    public Neighbour kind(int cell, int direction) {
        return Arrays.asList(EDGES).contains(STEPS[seen(cell, direction)]) ? Neighbour.EDGE : Neighbour.VERTEX;
    }

    /// A direction as a cell that points up has it: others are turned by half.
    private static int seen(int cell, int direction) {
        int row = (int) Math.sqrt(cell);
        boolean up = (cell - row * row) % 2 == 0;
        return up ? direction : (direction + STEPS.length / 2) % STEPS.length;
    }

    /// The step that continues straight after another, both as seen from a cell that points up. An edge is followed
    /// by the opposite corner and that by an edge; the cell between points the other way, so that its steps are
    /// turned.
    private static int[] next(int[] step) {
        for (int i = 0; i < EDGES.length; i++) {
            if (Arrays.equals(step, EDGES[i])) {
                return OPPOSITE[i];
            }
            if (Arrays.equals(step, OPPOSITE[i])) {
                return EDGES[i];
            }
        }
        return step;
    }

    /// The cell at a step, [#OFF] beyond the edge. Steps are those of cells that point up, and turned for others.
    private int from(int cell, int down, int across) {
        int row = (int) Math.sqrt(cell);
        int place = cell - row * row;
        int turned = place % 2 == 0 ? 1 : -1;
        int x = 3 * row + (place % 2 == 0 ? 2 : 1) + turned * down;
        int y = 3 * (place / 2) + (place % 2 == 0 ? 1 : 2) + turned * across;
        boolean up = Math.floorMod(x, 3) == 2;
        int toRow = Math.floorDiv(x, 3);
        int column = Math.floorDiv(y, 3);
        boolean on = toRow >= 0 && toRow < side && column >= 0 && column <= (up ? toRow : toRow - 1);
        return on ? toRow * toRow + 2 * column + (up ? 0 : 1) : OFF;
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
