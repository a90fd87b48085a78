package org.pieceworth.rules.board;

import org.pieceworth.rules.board.Board.SquareBoard;

/// A board of hexagons, sheared onto a rectangle: the steps across edges are (0,1), (1,1), (1,0) and their opposites,
/// clockwise from straight ahead, and those beyond corners (1,2), (2,1), (1,-1) and theirs.
///
/// A hexagon has `2a - 1` files and `a + b - 1` ranks, with four sides of `a` cells and, to the left of White's corner
/// and opposite, two of `b`; the other squares of its rectangle have no cell. A rhombus fills its rectangle.
///
/// @param flat the rectangle
/// @param rhombus whether all its squares are cells
public record HexagonalBoard(RectangularBoard flat, boolean rhombus) implements SquareBoard {

    /// The most cells along an edge of a hexagon: 169 cells in all.
    public static final int MAX_SIDE = 8;

    private static final int SHADES = 3;

    /// @throws IllegalArgumentException when no hexagon has so many files and ranks
    public HexagonalBoard {
        if (!rhombus && !exists(flat.files(), flat.ranks())) {
            throw new IllegalArgumentException(
                    "no hexagon has " + flat.files() + " files and " + flat.ranks() + " ranks");
        }
    }

    /// True if a hexagon has so many files and ranks: an odd number of files, and more than half as many ranks.
    public static boolean exists(int files, int ranks) {
        return files % 2 == 1 && ranks >= side(files);
    }

    /// A hexagon of `a` cells along four of its edges and `b` along two.
    public static HexagonalBoard of(int a, int b) {
        return new HexagonalBoard(named(2 * a - 1, a + b - 1, false), false);
    }

    /// The rectangle of a board of hexagons with the usual coordinates: Gliński's on a regular hexagon, else plain
    /// ones.
    public static RectangularBoard named(int files, int ranks, boolean rhombus) {
        boolean regular = !rhombus && files == ranks;
        return new RectangularBoard(files, ranks, regular ? CellNames.BENT : CellNames.PLAIN);
    }

    private static int side(int files) {
        return (files + 1) / 2;
    }

    @Override
    public int files() {
        return flat.files();
    }

    @Override
    public int ranks() {
        return flat.ranks();
    }

    @Override
    public boolean has(int square) {
        int left = rank(square) - file(square);
        return rhombus || left <= ranks() - side(files()) && left > -side(files());
    }

    @Override
    public int cells() {
        int cells = 0;
        for (int square = 0; square < squares(); square++) {
            cells += has(square) ? 1 : 0;
        }
        return cells;
    }

    @Override
    public int step(int square, int dx, int dy) {
        int next = flat.step(square, dx, dy);
        return next != OFF && has(square) && has(next) ? next : OFF;
    }

    /// Edges of hexagons are never joined.
    @Override
    public int stepAround(int square, int dx, int dy) {
        return step(square, dx, dy);
    }

    @Override
    public int dx(int from, int to) {
        return flat.dx(from, to);
    }

    @Override
    public int dy(int from, int to) {
        return flat.dy(from, to);
    }

    /// Half a step lower for each file to the right; on a rhombus, where rows are level, the rank.
    @Override
    public double height(int square) {
        return rhombus ? rank(square) : rank(square) - (file(square) - files() / 2) / 2.0;
    }

    @Override
    public int shade(int square) {
        return (file(square) + rank(square)) % SHADES;
    }

    @Override
    public int letter(int square) {
        return flat.letter(square);
    }

    @Override
    public int number(int square) {
        return flat.number(square);
    }

    @Override
    public int named(int letter, int number) {
        int square = flat.named(letter, number);
        return square != OFF && has(square) ? square : OFF;
    }

    @Override
    public String shape() {
        int one = rhombus ? files() : side(files());
        int other = rhombus ? ranks() : ranks() + 1 - one;
        return (rhombus ? "rhombus:" : "hex:") + one + (one == other ? "" : "x" + other);
    }

    @Override
    public String toString() {
        return shape();
    }
}
