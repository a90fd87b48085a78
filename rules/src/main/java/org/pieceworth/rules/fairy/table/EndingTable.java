package org.pieceworth.rules.fairy.table;

import org.pieceworth.rules.fairy.state.PositionState;

/// Who wins each position of a few pieces, and how soon with best play of both.
public final class EndingTable {

    private final EndingSquares squares;
    private final short[] values;

    EndingTable(EndingSquares squares, short[] values) {
        this.squares = squares;
        this.values = values;
    }

    /// The value of a position of these pieces for the side to move: 0 is a draw; a win in n plies is n + 1, a loss in
    /// n plies −(n + 1).
    public int value(PositionState p) {
        return values[squares.index(p)];
    }

    /// How many positions it has room for.
    int size() {
        return values.length;
    }
}
