package org.pieceworth.rules.board;

import org.pieceworth.rules.InputException;

/// A board: a numbered set of cells and the geometry that joins them.
///
/// Cells are numbered from 0 to `squares() - 1`. Betza notation speaks of square-spaced boards; on hexagons and
/// triangles only whole sets of neighbours have a meaning.
public sealed interface Board permits SquareBoard, CellBoard {

    /// What a step answers that leaves the board.
    int OFF = -1;

    /// The orthodox board.
    RectangularBoard CHESS = new RectangularBoard(8, 8);

    /// The number of cells.
    int squares();

    /// The name of the shape as the command line takes it, `8x8`, `8x8:cylinder`, `hex:6`.
    String shape();

    /// Reads a shape: `1x1` to `16x16`, with `:cylinder` or `:torus` after it; `hex:1` to `hex:9`; `tri:1` to
    /// `tri:16`.
    ///
    /// @throws InputException when the text names no board that is served
    static Board parse(String text) {
        return BoardText.parse(text);
    }
}
