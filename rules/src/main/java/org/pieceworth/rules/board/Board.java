package org.pieceworth.rules.board;

import java.util.OptionalInt;
import org.pieceworth.rules.InputException;

/// A board: a numbered set of squares and the geometry that joins them.
///
/// Squares are numbered from 0 to `squares() - 1`. Today every board is a rectangle; cylinders, hexagons and
/// triangles will be further permitted types, which is why movement asks the board for its steps and never computes
/// them.
public sealed interface Board permits RectangularBoard {

    /// What [#step] answers when the step leaves the board.
    int OFF = -1;

    /// The orthodox board.
    RectangularBoard CHESS = new RectangularBoard(8, 8);

    /// The number of squares.
    int squares();

    /// The square reached from `square` by `dx` files to the right and `dy` ranks forward, or [#OFF].
    int step(int square, int dx, int dy);

    /// Like [#step], on the same board with its left and right edges joined (Betza's `o`).
    int stepAround(int square, int dx, int dy);

    /// 0 or 1: the shade of a square. Two squares of one shade are joined by bishop moves.
    int shade(int square);

    /// Files from `from` to `to`, positive to the right.
    int dx(int from, int to);

    /// Ranks from `from` to `to`, positive forward.
    int dy(int from, int to);

    /// The square nearest to the middle; with an even number of files the right one of the two in the middle, with an
    /// even number of ranks the lower one: e4 on 8x8.
    int centre();

    /// The algebraic name of a square, `e4`.
    String name(int square);

    /// The square of that algebraic name, empty when the board has none.
    OptionalInt square(String name);

    /// The name of the shape as the command line takes it, `8x8`.
    String shape();

    /// Reads a shape, `1x1` to `16x16`.
    ///
    /// @throws InputException when the text names no board that is served
    static Board parse(String text) {
        return BoardText.parse(text);
    }
}
