package org.pieceworth.rules.fairy.table;

import org.pieceworth.rules.fairy.state.PositionState;

/// The winner of each position of a few pieces, and the number of plies to the end with best play of both.
public final class EndingTable {

    /// Receives positions one by one.
    public interface Visitor {

        /// @param at by piece of the material: its square
        /// @param images the number of positions that it stands for
        /// @param value see [EndingTable#value]
        void visit(int[] at, int images, int value);
    }

    /// In place of the value of a position that no game has.
    static final short IMPOSSIBLE = Short.MIN_VALUE;

    private final EndingSquares squares;
    private final short[] values;

    /// True if the table is for the pieces with their colours exchanged.
    private final boolean swapped;

    EndingTable(EndingSquares squares, short[] values) {
        this(squares, values, false);
    }

    private EndingTable(EndingSquares squares, short[] values, boolean swapped) {
        this.squares = squares;
        this.values = values;
        this.swapped = swapped;
    }

    /// A view of this table for the pieces with their colours exchanged, if the rules are the same for both sides.
    EndingTable swapped() {
        return new EndingTable(squares, values, !swapped);
    }

    /// The value of a position of these pieces for the side to move: 0 is a draw; a win in n plies is n + 1, a loss in
    /// n plies −(n + 1).
    public int value(PositionState p) {
        short value = values[squares.index(p, swapped)];
        return value == IMPOSSIBLE ? 0 : value;
    }

    /// Visits the possible positions with one side to move, one of each set of images. Not for a view.
    public void forEach(int sideToMove, Visitor visitor) {
        int[] at = new int[squares.pieces.length];
        for (int index = sideToMove; index < values.length; index += 2) {
            if (values[index] != IMPOSSIBLE) {
                squares.squares(index, at);
                visitor.visit(at, squares.images(at), values[index]);
            }
        }
    }

    /// The number of positions that it has room for, those that cannot occur included.
    int size() {
        return values.length;
    }
}
