package org.pieceworth.rules.fairy.make;

import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;

/// Kernel: pieces that wait outside the board and enter when the piece on their square of the first rank first
/// moves; they are lost when it is captured there.
public final class Musketeer {

    private Musketeer() {}

    /// Sets the kind that waits to enter on a square; 0 for none, otherwise one more than the kind.
    public static void set(PositionState p, int square, int kind) {
        int before = p.waiting[square];
        p.hash ^= before == 0 ? 0 : p.tables.zobrist.waiting(square, before);
        p.hash ^= kind == 0 ? 0 : p.tables.zobrist.waiting(square, kind);
        p.waiting[square] = (byte) kind;
    }

    /// Applies gating after a move: waiting pieces enter on squares left, and are lost on those captured.
    static void apply(PositionState p, int move, boolean takes) {
        int from = Move.from(move);
        int to = Move.to(move);
        int kind = Move.kind(move);
        if (kind == Move.DROP || kind == Move.PASS) {
            return;
        }
        leave(p, from, true);
        if (kind == Move.CASTLING) {
            leave(p, to, true);
        } else if (takes) {
            leave(p, to, false);
        }
    }

    private static void leave(PositionState p, int square, boolean enters) {
        int kind = p.waiting[square];
        if (kind != 0) {
            p.pushChange(square, -1 - kind);
            set(p, square, 0);
            if (enters && p.side[square] == 0) {
                p.put(p.sideToMove, kind - 1, square);
                p.pushChange(square, 0);
            }
        }
    }
}
