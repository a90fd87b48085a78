package org.pieceworth.rules.fairy;

import java.util.Arrays;
import org.pieceworth.rules.position.Move;

/// Kernel: plays moves of several legs and takes them back.
final class Legs {

    private Legs() {}

    static boolean takes(State p, int move) {
        p.legWalk.find(move);
        return p.legWalk.takenCount > 0;
    }

    static int[] takenOnTheWay(State p, int move) {
        if (Move.kind(move) != Move.LEGS) {
            return new int[0];
        }
        p.legWalk.find(move);
        return Arrays.stream(p.legWalk.taken)
                .limit(p.legWalk.takenCount)
                .filter(square -> square != Move.to(move))
                .sorted()
                .toArray();
    }

    static void move(State p, int move) {
        LegWalk walk = p.legWalk;
        walk.find(move);
        int side = p.toMove;
        for (int i = 0; i < walk.takenCount; i++) {
            int square = walk.taken[i];
            int kind = p.kind[square];
            int of = p.side[square] - 1;
            p.castling &= ~p.castlingMask[square];
            p.gates &= ~p.tables.gateBit[square];
            p.change(square, 1 + kind + of * 64);
            p.remove(square);
            p.halfmoves = 0;
            if (p.tables.capturesToHand && of != side) {
                p.addToHand(side, p.tables.capturedAs[kind], 1);
            }
        }
        int from = Move.from(move);
        int to = Move.to(move);
        if (from != to) {
            p.shift(from, to);
        }
    }

    /// @param changed how many changes there were before the move
    static void back(State p, int from, int to, int changed) {
        if (from != to) {
            p.shift(to, from);
        }
        int side = p.toMove;
        while (p.changed > changed) {
            int what = p.changes[--p.changed] - 1;
            int square = p.changes[--p.changed];
            p.put(what >> 6, what & 63, square);
            if (p.tables.capturesToHand && what >> 6 != side) {
                p.addToHand(side, p.tables.capturedAs[what & 63], -1);
            }
        }
    }
}
