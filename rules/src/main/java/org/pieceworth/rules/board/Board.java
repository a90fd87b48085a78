package org.pieceworth.rules.board;

import java.util.OptionalInt;

/// A board: a numbered set of cells and the geometry that joins them.
///
/// Cells are numbered from 0 to `squares() - 1`. Betza notation describes moves on square-spaced boards; on hexagons
/// and triangles only whole sets of neighbours have a meaning.
public sealed interface Board {

    /// The result of a step that leaves the board.
    int OFF = -1;

    /// The number of cells.
    int squares();

    /// The name of the shape as the command line takes it, `8x8`, `8x8:cylinder`, `hex:6`.
    String shape();

    /// A square-spaced board of files and ranks, perhaps with joined edges, numbered rank by rank from White's left
    /// corner.
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

        /// 0 or 1: the shade of a square. A bishop's move joins squares of one shade, unless it crosses a joined edge
        /// between an odd number of files or ranks.
        default int shade(int square) {
            return (file(square) + rank(square)) & 1;
        }

        /// The square nearest to the middle: of the two middle files or ranks of an even number the right or lower one,
        /// e4 on 8x8.
        default int centre() {
            return square(files() / 2, (ranks() - 1) / 2);
        }

        /// The algebraic name of a square, `e4`.
        default String name(int square) {
            return (char) ('a' + file(square)) + Integer.toString(rank(square) + 1);
        }

        /// The square of that algebraic name, empty when the board has none.
        default OptionalInt square(String name) {
            if (!name.matches("[a-p][1-9][0-9]?")) {
                return OptionalInt.empty();
            }
            int file = name.charAt(0) - 'a';
            int rank = Integer.parseInt(name.substring(1)) - 1;
            return file < files() && rank < ranks() ? OptionalInt.of(square(file, rank)) : OptionalInt.empty();
        }
    }

    /// A board whose cells are not squares. Its pieces step alike to all neighbours of a kind.
    non-sealed interface CellBoard extends Board {

        /// The neighbour in a direction, or [#OFF], by direction and cell.
        int[][] neighbours(Neighbour kind);

        /// The cells of a straight ride from a cell that starts with a step to a neighbour of a kind, each once; empty
        /// if the shape has no such rides.
        int[] ridden(Neighbour kind, int cell);
    }
}
