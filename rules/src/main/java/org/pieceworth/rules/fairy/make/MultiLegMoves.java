package org.pieceworth.rules.fairy.make;

import java.util.Arrays;
import org.pieceworth.rules.fairy.state.MultiLegScratch;
import org.pieceworth.rules.fairy.state.MultiLegWalk;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;

/// Kernel: makes moves of several legs and unmakes them.
public final class MultiLegMoves {

    private MultiLegMoves() {}

    public static boolean takes(PositionState p, int move) {
        return MultiLegWalk.find(p, move).takenCount > 0;
    }

    public static int[] takenOnTheWay(PositionState p, int move) {
        if (Move.kind(move) != Move.LEGS) {
            return new int[0];
        }
        MultiLegScratch found = MultiLegWalk.find(p, move);
        return Arrays.stream(found.taken)
                .limit(found.takenCount)
                .filter(square -> square != Move.to(move))
                .sorted()
                .toArray();
    }

    static void make(PositionState p, int move) {
        MultiLegScratch found = MultiLegWalk.find(p, move);
        int side = p.sideToMove;
        for (int i = 0; i < found.takenCount; i++) {
            int square = found.taken[i];
            int kind = p.kind[square];
            int of = p.side[square] - 1;
            p.castlingRights &= ~p.castlingMask[square];
            p.gatingRights &= ~p.entries.gateBit[square];
            p.pushChange(square, 1 + kind + of * 64);
            p.remove(square);
            p.halfmoveClock = 0;
            if (p.kinds.capturesToHand && of != side) {
                p.addToHand(side, p.kinds.capturedAs[kind], 1);
            }
        }
        int from = Move.from(move);
        int to = Move.to(move);
        if (from != to) {
            p.shift(from, to);
        }
    }

    /// @param changed the number of changes before the move
    static void unmake(PositionState p, int from, int to, int changed) {
        if (from != to) {
            p.shift(to, from);
        }
        int side = p.sideToMove;
        while (p.changeCount > changed) {
            int what = p.changes[--p.changeCount] - 1;
            int square = p.changes[--p.changeCount];
            p.put(what >> 6, what & 63, square);
            if (p.kinds.capturesToHand && what >> 6 != side) {
                p.addToHand(side, p.kinds.capturedAs[what & 63], -1);
            }
        }
    }
}
