package org.pieceworth.rules.board;

import org.pieceworth.rules.board.Board.SquareBoard;

/// A board of `files` by `ranks` squares whose edges end it.
///
/// @param files 1 to 16
/// @param ranks 1 to 16
/// @param names the coordinates of its squares
public record RectangularBoard(int files, int ranks, CellNames names) implements SquareBoard {

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

    /// A board with the coordinates of chess.
    public RectangularBoard(int files, int ranks) {
        this(files, ranks, CellNames.PLAIN);
    }

    @Override
    public int letter(int square) {
        return names.letter(file(square));
    }

    @Override
    public int number(int square) {
        return rank(square) - names.first(file(square), files);
    }

    @Override
    public int named(int letter, int number) {
        int file = names.file(letter);
        int rank = number + names.first(file, files);
        return file < 0 || file >= files || number < 0 || rank >= ranks ? OFF : square(file, rank);
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
