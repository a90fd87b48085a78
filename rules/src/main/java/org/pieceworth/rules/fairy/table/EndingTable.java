package org.pieceworth.rules.fairy.table;

import org.pieceworth.rules.fairy.state.PositionState;

/// Who wins each position of a few pieces, and how soon with best play of both.
public final class EndingTable {

    private final EndingSquares squares;
    private final short[] values;

    /// Whether it is for the pieces with the colours exchanged.
    private final boolean swapped;

    EndingTable(EndingSquares squares, short[] values) {
        this(squares, values, false);
    }

    private EndingTable(EndingSquares squares, short[] values, boolean swapped) {
        this.squares = squares;
        this.values = values;
        this.swapped = swapped;
    }

    /// The same for these pieces with the colours exchanged, where the rules are the same for both.
    EndingTable swapped() {
        return new EndingTable(squares, values, !swapped);
    }

    /// The value of a position of these pieces for the side to move: 0 is a draw; a win in n plies is n + 1, a loss in
    /// n plies −(n + 1).
    public int value(PositionState p) {
        return values[squares.index(p, swapped)];
    }

    /// How many positions it has room for.
    int size() {
        return values.length;
    }
}
