package org.pieceworth.rules.fairy.table;

import org.pieceworth.rules.fairy.state.PositionState;

/// The winner of each position of a few pieces, and the number of plies to the end with best play of both.
public final class EndingTable {

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
        return values[squares.index(p, swapped)];
    }

    /// The number of positions that it has room for, those that cannot occur included.
    int size() {
        return values.length;
    }
}
