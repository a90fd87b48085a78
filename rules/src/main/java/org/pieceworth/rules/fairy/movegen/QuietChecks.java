package org.pieceworth.rules.fairy.movegen;

import org.pieceworth.rules.fairy.attack.BitboardAttacks;
import org.pieceworth.rules.fairy.attack.CheckInfo;
import org.pieceworth.rules.fairy.compile.Bitboards;
import org.pieceworth.rules.fairy.make.Drops;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.fairy.state.Reach;
import org.pieceworth.rules.position.Move;

/// Kernel: writes legal moves that check the enemy king without capturing or promoting: drops, and moves of
/// pieces that have an unmarked table of reached squares, without pawns, discovered checks and castling.
public final class QuietChecks {

    private QuietChecks() {}

    /// True if the position is one that this generator handles: bitboards, one king a side, no check.
    public static boolean arePossible(PositionState p) {
        return p.bitboards.usable
                && RegularMoves.isRegular(p)
                && p.royalCount[p.sideToMove ^ 1] == 1
                && !RegularMoves.inCheck(p);
    }

    /// Writes the moves; returns their number.
    public static int moves(PositionState p, int[] moves) {
        int side = p.sideToMove;
        int king = p.kingSquare[side];
        int begin = side * p.squareCount;
        int count = 0;
        for (int i = begin, end = begin + p.pieceCount[side]; i < end; i++) {
            int from = p.pieceList[i];
            if (from != king) {
                count = piece(p, from, moves, count);
            }
        }
        return p.inHand[side] > 0 && p.tables.variant.hands().drops() ? drops(p, moves, count) : count;
    }

    private static int piece(PositionState p, int from, int[] moves, int start) {
        int side = p.sideToMove;
        int kind = p.kind[from];
        int piece = side * p.kindCount + kind;
        int program = piece * p.squareCount + from;
        boolean isPlain = p.reach.plain[program] && ((p.reach.without[side] | p.pawns.kinds[side]) >>> kind & 1) == 0;
        if (!isPlain) {
            return start;
        }
        Bitboards boards = p.bitboards;
        long occupiedLow = p.occupiedLow();
        long occupiedHigh = p.occupiedHigh();
        int at = attacksOnKing(p, kind);
        long low = (boards.leapLow[at] | boards.slideLow[at]) & ~occupiedLow;
        long high = boards.wide ? (boards.leapHigh[at] | boards.slideHigh[at]) & ~occupiedHigh : 0;
        if ((low | high) == 0) {
            return start;
        }
        int next = Reach.find(p, p.reach.start[program], occupiedLow, occupiedHigh);
        long reachLow = p.reachLow;
        long reachHigh = p.reachHigh;
        if ((p.reach.divergent[side] >>> kind & 1) != 0) {
            Reach.find(p, Reach.find(p, next, occupiedLow, occupiedHigh), occupiedLow, occupiedHigh);
            reachLow |= p.reachLow;
            reachHigh |= p.reachHigh;
        }
        int count = write(p, piece, from, at, low & reachLow, 0, moves, start);
        return boards.wide ? write(p, piece, from, at, high & reachHigh, Long.SIZE, moves, count) : count;
    }

    /// The index in [Bitboards] of the squares where a kind of the side to move attacks the enemy king.
    private static int attacksOnKing(PositionState p, int kind) {
        int side = p.sideToMove;
        return (side * p.squareCount + p.kingSquare[side ^ 1]) * p.kindCount + kind;
    }

    private static int write(
            PositionState p, int piece, int from, int at, long squares, int firstSquare, int[] moves, int start) {
        int count = start;
        boolean pinned = p.pinStamp[from] == p.stamp;
        for (long left = squares; left != 0; left &= left - 1) {
            int to = firstSquare + Long.numberOfTrailingZeros(left);
            if (checks(p, piece, at, to)
                    && !(pinned && !CheckInfo.staysOnPin(p, p.attacks.bySide[p.sideToMove ^ 1], from, to))) {
                moves[count++] = Move.of(from, to, Move.NORMAL);
            }
        }
        return count;
    }

    /// True if a piece of a kind gives check from a square, given that it would on an empty board.
    private static boolean checks(PositionState p, int piece, int at, int from) {
        long[] leaps = from < Long.SIZE ? p.bitboards.leapLow : p.bitboards.leapHigh;
        return (leaps[at] >>> from & 1) != 0
                || BitboardAttacks.isOpen(
                        p, piece, p.kingSquare[p.sideToMove ^ 1], from, p.occupiedLow(), p.occupiedHigh());
    }

    private static int drops(PositionState p, int[] moves, int start) {
        int side = p.sideToMove;
        Bitboards boards = p.bitboards;
        int end = Drops.moves(p, moves, start);
        int count = start;
        for (int i = start; i < end; i++) {
            int kind = Move.promotedType(moves[i]);
            int to = Move.to(moves[i]);
            int at = attacksOnKing(p, kind);
            long from = to < Long.SIZE
                    ? boards.leapLow[at] | boards.slideLow[at]
                    : boards.leapHigh[at] | boards.slideHigh[at];
            moves[count] = moves[i];
            count += (from >>> to & 1) != 0 && checks(p, side * p.kindCount + kind, at, to) ? 1 : 0;
        }
        return count;
    }
}
