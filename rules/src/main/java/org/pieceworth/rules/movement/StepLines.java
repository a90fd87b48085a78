package org.pieceworth.rules.movement;

import java.util.Arrays;
import java.util.BitSet;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;

/// One step from every square of a board. Repeated, it makes lines: open ones, which end at edges, and rings, which
/// return to their start.
final class StepLines {

    /// Next square of the line, or [Board#OFF], by square.
    final int[] next;

    /// The first squares of the open lines.
    final int[] starts;

    /// True if the square's line is a ring, by square.
    final boolean[] ring;

    StepLines(SquareBoard board, Step step, boolean around) {
        int squares = board.squares();
        next = new int[squares];
        BitSet entered = new BitSet();
        for (int square = 0; square < squares; square++) {
            next[square] = Steps.from(board, square, step, around);
            if (next[square] != Board.OFF) {
                entered.set(next[square]);
            }
        }
        ring = new boolean[squares];
        Arrays.fill(ring, true);
        starts = new int[squares - entered.cardinality()];
        int count = 0;
        for (int start = entered.nextClearBit(0); start < squares; start = entered.nextClearBit(start + 1)) {
            starts[count++] = start;
            for (int at = start; at != Board.OFF; at = next[at]) {
                ring[at] = false;
            }
        }
    }
}
