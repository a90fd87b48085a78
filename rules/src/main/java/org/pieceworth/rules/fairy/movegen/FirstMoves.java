package org.pieceworth.rules.fairy.movegen;

import org.pieceworth.rules.fairy.attack.Royalty;
import org.pieceworth.rules.fairy.compile.AttackTable;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;

/// Kernel: special moves of single variants: the first leaps of king and counsellor in Cambodian chess,
/// promotion in Sittuyin.
final class FirstMoves {

    private FirstMoves() {}

    /// A king with its right, not in check, leaps like a knight to the next rank; a
    /// counsellor two squares forward.
    static int cambodian(PositionState p, int[] moves, int start) {
        int side = p.sideToMove;
        int count = start;
        if (p.gatingRights == 0) {
            return count;
        }
        int forward = side == 0 ? 1 : -1;
        boolean checked = Royalty.kingAttacked(p, side);
        for (int i = 0; i < p.pieceCount[side]; i++) {
            int from = p.pieceList[side * p.squareCount + i];
            if ((p.gatingRights & p.entries.gateBit[from]) != 0) {
                if (p.isKind(from, p.kinds.royal)) {
                    count = checked ? count : leap(p, from, -2, forward, moves, count);
                    count = checked ? count : leap(p, from, 2, forward, moves, count);
                } else {
                    count = leap(p, from, 0, 2 * forward, moves, count);
                }
            }
        }
        return count;
    }

    private static int leap(PositionState p, int from, int dx, int dy, int[] moves, int count) {
        int to = p.tables.board.step(from, dx, dy);
        if (to < 0 || p.side[to] != 0) {
            return count;
        }
        moves[count] = Move.of(from, to, Move.NORMAL);
        return isKnown(moves, count) ? count : count + 1;
    }

    /// True if the move is already in the list, since a piece can also make it without its special first move.
    private static boolean isKnown(int[] moves, int last) {
        for (int i = 0; i < last; i++) {
            if (moves[i] == moves[last]) {
                return true;
            }
        }
        return false;
    }

    /// A pawn in the region, or the last one anywhere, becomes a piece on its square or by a quiet move of that piece,
    /// if the new piece attacks nothing.
    static int sittuyin(PositionState p, int[] moves, int start) {
        int side = p.sideToMove;
        boolean last = p.countOf(side, p.pawns.kinds[side]) == 1;
        int count = start;
        for (int i = 0; i < p.pieceCount[side]; i++) {
            int from = p.pieceList[side * p.squareCount + i];
            if (p.isKind(from, p.pawns.kinds[side]) && (last || p.pawns.promotionRegion[side][from])) {
                count = sittuyin(p, from, moves, count);
            }
        }
        return count;
    }

    private static int sittuyin(PositionState p, int from, int[] moves, int start) {
        int side = p.sideToMove;
        int count = start;
        byte pawn = p.kind[from];
        for (int kind : p.pawns.promotions[side * p.kindCount + pawn]) {
            if (PseudoLegalMoves.isPromotionOpen(p, kind)) {
                p.kind[from] = (byte) kind;
                int end = PseudoLegalMoves.piece(p, from, moves, count);
                int begin = count;
                if (threatensNothing(p, from)) {
                    moves[end++] = Move.of(from, from, Move.NORMAL);
                }
                for (int j = begin; j < end; j++) {
                    int to = Move.to(moves[j]);
                    if (to == from || (p.side[to] == 0 && threatensNothingOn(p, from, to))) {
                        moves[count++] = Move.promotion(from, to, kind);
                    }
                }
                p.kind[from] = pawn;
            }
        }
        return count;
    }

    private static boolean threatensNothingOn(PositionState p, int from, int to) {
        p.side[to] = p.side[from];
        p.kind[to] = p.kind[from];
        byte own = p.side[from];
        p.side[from] = 0;
        boolean nothing = threatensNothing(p, to);
        p.side[from] = own;
        p.side[to] = 0;
        return nothing;
    }

    private static boolean threatensNothing(PositionState p, int square) {
        int enemy = p.sideToMove ^ 1;
        for (int i = 0; i < p.pieceCount[enemy]; i++) {
            int target = p.pieceList[enemy * p.squareCount + i];
            if (takes(p, square, target)) {
                return false;
            }
        }
        return true;
    }

    /// True if the piece on a square attacks another, by the attack table of the latter.
    private static boolean takes(PositionState p, int square, int target) {
        AttackTable table = p.attacks.bySide[p.sideToMove];
        int kind = p.kind[square];
        for (int i = table.leapStart()[target]; i < table.leapStart()[target + 1]; i++) {
            if (table.leapSquare()[i] == square && (table.leapKinds()[i] >>> kind & 1) != 0) {
                return true;
            }
        }
        for (int ray = table.rayStart()[target]; ray < table.rayStart()[target + 1]; ray++) {
            for (int at = table.rayAt()[ray]; at < table.rayAt()[ray + 1]; at++) {
                int origin = table.squares()[at];
                if (origin == square && (table.kinds()[at] >>> kind & 1) != 0) {
                    return true;
                }
                if (p.side[origin] != 0) {
                    break;
                }
            }
        }
        return false;
    }
}
