package org.pieceworth.rules.board;

import java.util.OptionalInt;

/// A board of `files` by `ranks` squares, numbered rank by rank from White's left corner: `square = rank * files +
/// file`.
///
/// @param files 1 to 16
/// @param ranks 1 to 16
public record RectangularBoard(int files, int ranks) implements Board {

    /// The most files, and the most ranks.
    public static final int MAX_SIDE = 16;

    /// @throws IllegalArgumentException when a side is outside 1 to 16
    public RectangularBoard {
        if (files < 1 || files > MAX_SIDE || ranks < 1 || ranks > MAX_SIDE) {
            throw new IllegalArgumentException("a board has 1 to 16 files and ranks, not " + files + "x" + ranks);
        }
    }

    @Override
    public int squares() {
        return files * ranks;
    }

    /// The file of a square, 0 for the a-file.
    public int file(int square) {
        return square % files;
    }

    /// The rank of a square, 0 for White's first.
    public int rank(int square) {
        return square / files;
    }

    /// The square on that file and rank, both from 0.
    public int square(int file, int rank) {
        return rank * files + file;
    }

    @Override
    public int step(int square, int dx, int dy) {
        int file = file(square) + dx;
        int rank = rank(square) + dy;
        return file < 0 || file >= files || rank < 0 || rank >= ranks ? OFF : square(file, rank);
    }

    @Override
    public int stepAround(int square, int dx, int dy) {
        int rank = rank(square) + dy;
        return rank < 0 || rank >= ranks ? OFF : square(Math.floorMod(file(square) + dx, files), rank);
    }

    @Override
    public int shade(int square) {
        return (file(square) + rank(square)) & 1;
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
    public int centre() {
        return square(files / 2, (ranks - 1) / 2);
    }

    @Override
    public String name(int square) {
        return (char) ('a' + file(square)) + Integer.toString(rank(square) + 1);
    }

    @Override
    public OptionalInt square(String name) {
        if (!name.matches("[a-p][1-9][0-9]?")) {
            return OptionalInt.empty();
        }
        int file = name.charAt(0) - 'a';
        int rank = Integer.parseInt(name.substring(1)) - 1;
        return file < files && rank < ranks ? OptionalInt.of(square(file, rank)) : OptionalInt.empty();
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
