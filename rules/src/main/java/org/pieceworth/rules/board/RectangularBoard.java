package org.pieceworth.rules.board;

import org.pieceworth.rules.board.Board.SquareBoard;

/// A board of `files` by `ranks` squares whose edges end it.
///
/// @param files 1 to 16
/// @param ranks 1 to 16
public record RectangularBoard(int files, int ranks) implements SquareBoard {

    /// The orthodox board.
    public static final RectangularBoard CHESS = new RectangularBoard(8, 8);

    /// The most files, and the most ranks.
    public static final int MAX_SIDE = 16;

    /// @throws IllegalArgumentException when a side is outside 1 to 16
    public RectangularBoard {
        if (files < 1 || files > MAX_SIDE || ranks < 1 || ranks > MAX_SIDE) {
            throw new IllegalArgumentException("a board has 1 to 16 files and ranks, not " + files + "x" + ranks);
        }
    }

    @Override
    public int step(int square, int dx, int dy) {
        int file = square % files + dx;
        int rank = square / files + dy;
        return file < 0 || file >= files || rank < 0 || rank >= ranks ? OFF : rank * files + file;
    }

    @Override
    public int stepAround(int square, int dx, int dy) {
        int rank = rank(square) + dy;
        return rank < 0 || rank >= ranks ? OFF : square(Math.floorMod(file(square) + dx, files), rank);
    }

    @Override
    public int dx(int from, int to) {
        return file(to) - file(from);
    }

    @Override
    public int dy(int from, int to) {
        return rank(to) - rank(from);
    }

    @Override
    public String shape() {
        return files + "x" + ranks;
    }

    @Override
    public String toString() {
        return shape();
    }
}
