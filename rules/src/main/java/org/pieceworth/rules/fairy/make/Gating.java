package org.pieceworth.rules.fairy.make;

import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;

/// Kernel: pieces in hand that enter on the square that a piece with its right leaves. For moves that build walls see
/// [Walls].
public final class Gating {

    private Gating() {}

    /// Adds each legal move again with each piece that may enter; returns the new number of moves.
    public static int expand(PositionState p, int[] moves, int count) {
        int side = p.sideToMove;
        if (p.gatingRights == 0 || p.inHand[side] == 0) {
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

    private static boolean hasRight(PositionState p, int square) {
        return (p.gatingRights & p.entries.gateBit[square]) != 0 && p.side[square] == p.sideToMove + 1;
    }

    private static int with(PositionState p, int move, boolean atRook, int[] moves, int start) {
        int square = atRook ? Move.to(move) : Move.from(move);
        if (Move.kind(move) == Move.CASTLING) {
            int right = CastlingMoves.right(p, move);
            if (square == CastlingMoves.kingTarget(p, right) || square == CastlingMoves.rookTarget(p, right)) {
                return start;
            }
        }
        int count = start;
        for (int kind = 0; kind < p.kindCount; kind++) {
            int index = p.sideToMove * p.kindCount + kind;
            if (p.hand[index] > 0 && p.entries.drops.open[index][square]) {
                moves[count++] = Move.gating(move, kind, atRook);
            }
        }
        return count;
    }

    static void enter(PositionState p, int move) {
        if (p.flags.walls) {
            Walls.build(p, Move.wall(move));
            return;
        }
        int kind = Move.gatedType(move);
        p.addToHand(p.sideToMove, kind, -1);
        p.put(p.sideToMove, kind, square(move));
        forgetUseless(p);
    }

    /// Removes rights to gate once nothing can enter any more.
    static void forgetUseless(PositionState p) {
        if (p.inHand[p.sideToMove] == 0 && !p.kinds.capturesToHand) {
            p.gatingRights &= p.sideToMove == 0 ? 0xFFFF0000 : 0xFFFF;
        }
    }

    static void leave(PositionState p, int move) {
        if (p.flags.walls) {
            return;
        }
        p.remove(square(move));
        p.addToHand(p.sideToMove, Move.gatedType(move), 1);
    }

    private static int square(int move) {
        return Move.gatesAtRook(move) ? Move.to(move) : Move.from(move);
    }
}
