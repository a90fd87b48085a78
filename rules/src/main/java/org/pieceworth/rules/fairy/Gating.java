package org.pieceworth.rules.fairy;

import org.pieceworth.rules.position.Move;

/// Kernel: pieces in hand that enter on the square that a piece with its right leaves.
final class Gating {

    private Gating() {}

    /// Adds to legal moves the same ones with each piece that may enter; answers how many there are then.
    static int expand(State p, int[] moves, int count) {
        int side = p.toMove;
        if (p.gates == 0 || p.inHand[side] == 0) {
            return count;
        }
        int total = count;
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            int kind = Move.kind(move);
            if (kind != Move.DROP && kind != Move.PASS && hasRight(p, Move.from(move))) {
                total = with(p, move, false, moves, total);
            }
            if (kind == Move.CASTLING && hasRight(p, Move.to(move))) {
                total = with(p, move, true, moves, total);
            }
        }
        return total;
    }

    private static boolean hasRight(State p, int square) {
        return (p.gates & p.tables.gateBit[square]) != 0 && p.side[square] == p.toMove + 1;
    }

    private static int with(State p, int move, boolean atRook, int[] moves, int start) {
        int square = atRook ? Move.to(move) : Move.from(move);
        if (Move.kind(move) == Move.CASTLING) {
            int right = Castling.right(p, move);
            if (square == Castling.kingTarget(p, right) || square == Castling.rookTarget(p, right)) {
                return start;
            }
        }
        int count = start;
        for (int kind = 0; kind < p.kindCount; kind++) {
            int index = p.toMove * p.kindCount + kind;
            if (p.hand[index] > 0 && p.tables.drops.open[index][square]) {
                moves[count++] = Move.gating(move, kind, atRook);
            }
        }
        return count;
    }

    static void enter(State p, int move) {
        int kind = Move.gatedType(move);
        p.addToHand(p.toMove, kind, -1);
        p.put(p.toMove, kind, square(move));
        if (p.inHand[p.toMove] == 0 && !p.tables.capturesToHand) {
            p.gates &= p.toMove == 0 ? 0xFFFF0000 : 0xFFFF;
        }
    }

    static void leave(State p, int move) {
        p.remove(square(move));
        p.addToHand(p.toMove, Move.gatedType(move), 1);
    }

    private static int square(int move) {
        return Move.gatesAtRook(move) ? Move.to(move) : Move.from(move);
    }
}
