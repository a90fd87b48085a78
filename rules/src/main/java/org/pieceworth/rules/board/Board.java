package org.pieceworth.rules.board;

import java.util.OptionalInt;
import java.util.stream.IntStream;

/// A board: a numbered set of cells and the geometry that joins them.
///
/// Cells are numbered from 0 to `squares() - 1`. Betza notation describes moves on square-spaced boards and,
/// in a dialect of its own, on hexagons; on triangles only whole sets of neighbours have a meaning.
public sealed interface Board {

    /// The result of a step that leaves the board.
    int OFF = -1;

    /// The number of cells.
    int squares();

    /// The name of the shape as the command line takes it, `8x8`, `8x8:cylinder`, `hex:6`.
    String shape();

    /// A board of files and ranks, perhaps with joined edges, numbered rank by rank from White's left corner. Hexagons
    /// are squares of a sheared board, see [HexagonalBoard].
    non-sealed interface SquareBoard extends Board {

        /// The number of files.
        int files();

        /// The number of ranks.
        int ranks();

        /// The square that is `dx` files to the right and `dy` ranks forward, or [#OFF].
        int step(int square, int dx, int dy);

        /// Like [#step], on the same board with its left and right edges joined (Betza's `o`).
        int stepAround(int square, int dx, int dy);

        /// Files from `from` to `to`, positive to the right; the shorter way if the edges are joined.
        int dx(int from, int to);

        /// Ranks from `from` to `to`, positive forward; the shorter way if the edges are joined.
        int dy(int from, int to);

        /// The file of a square, 0 for the a-file.
        default int file(int square) {
            return square % files();
        }

        /// The rank of a square, 0 for White's first.
        default int rank(int square) {
            return square / files();
        }

        /// The square on that file and rank, both from 0.
        default int square(int file, int rank) {
            return rank * files() + file;
        }

        @Override
        default int squares() {
            return files() * ranks();
        }

        /// False for a square of the rectangle outside the board's outline.
        default boolean has(int square) {
            return true;
        }

        /// The number of squares that have a cell.
        default int cells() {
            return squares();
        }

        /// The distance of a square from White's side, in steps straight ahead.
        default double height(int square) {
            return rank(square);
        }

        /// The shade of a square, 0 or 1, on hexagons also 2. A bishop's move joins squares of one shade, unless it
        /// crosses a joined edge between an odd number of files or ranks.
        default int shade(int square) {
            return (file(square) + rank(square)) & 1;
        }

        /// The square nearest to the middle: of the two middle files or ranks of an even number the right or lower one,
        /// e4 on 8x8.
        default int centre() {
            return square(files() / 2, (ranks() - 1) / 2);
        }

        /// The letter in a square's name, 0 for a: its file, unless the board's coordinates skip letters.
        default int letter(int square) {
            return file(square);
        }

        /// The number in a square's name, 0 for 1: its rank, unless the board's ranks bend.
        default int number(int square) {
            return rank(square);
        }

        /// The letter of a file.
        default String fileName(int file) {
            return Character.toString('a' + letter(file));
        }

        /// The number of a rank; empty where its squares have different numbers.
        default String rankName(int rank) {
            int first = number(square(0, rank));
            return first == number(square(files() - 1, rank)) ? Integer.toString(first + 1) : "";
        }

        /// The square with that letter and number, or [#OFF].
        default int named(int letter, int number) {
            return letter >= 0 && number >= 0 && letter < files() && number < ranks() ? square(letter, number) : OFF;
        }

        /// The algebraic name of a square, `e4`.
        default String name(int square) {
            return (char) ('a' + letter(square)) + Integer.toString(number(square) + 1);
        }

        /// The square of that algebraic name, empty when the board has none.
        default OptionalInt square(String name) {
            if (!name.matches("[a-p][1-9][0-9]?")) {
                return OptionalInt.empty();
            }
            int square = named(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
            return square == OFF ? OptionalInt.empty() : OptionalInt.of(square);
        }
    }

    /// A board whose cells are triangles, or squares of a sphere. Its pieces step alike to all neighbours of a kind.
    non-sealed interface CellBoard extends Board {

        /// The neighbour in a direction, or [#OFF], by direction and cell.
        int[][] neighbours(Neighbour kind);

        /// The straight rides from a cell, by direction: clockwise from straight ahead, as many for every
        /// cell, each the cells that it passes.
        int[][] rides(int cell);

        /// The kind of neighbour at the start of a ride.
        Neighbour kind(int cell, int direction);

        /// The cells of the rides from a cell that begin with a neighbour of a kind, each once.
        default int[] ridden(Neighbour kind, int cell) {
            int[][] rides = rides(cell);
            return IntStream.range(0, rides.length)
                    .filter(direction -> kind(cell, direction) == kind)
                    .flatMap(direction -> IntStream.of(rides[direction]))
                    .distinct()
                    .toArray();
        }
    }
}
