package org.pieceworth.rules.fairy;

import org.pieceworth.rules.position.Move;

/// Kernel: legal moves by playing each and looking at what stands under attack then.
final class Tried {

    private Tried() {}

    static int moves(State p, int[] moves) {
        return legal(p, moves, pseudo(p, moves));
    }

    /// The same for those that take or promote.
    static int captures(State p, int[] moves) {
        return legal(p, moves, pseudoCaptures(p, moves));
    }

    private static int legal(State p, int[] moves, int end) {
        boolean royals = p.royals[p.toMove] > 0;
        if (!royals && !p.tables.special.tried) {
            return end;
        }
        int side = p.toMove;
        long ownRoyal = Royalty.pseudoRoyal(p, side);
        long enemyRoyal = Royalty.pseudoRoyal(p, side ^ 1);
        int own = p.countOf(side, ownRoyal);
        int enemy = p.countOf(side ^ 1, enemyRoyal);
        boolean facing = p.tables.special.bikjang && Facing.kings(p);
        boolean checked = p.tables.special.makpong && Royalty.kingAttacked(p, side);
        boolean quick = !facing && Harmless.look(p, ownRoyal);
        int count = 0;
        for (int i = 0; i < end; i++) {
            int move = moves[i];
            if (quick && Harmless.is(p, move)) {
                moves[count++] = move;
                continue;
            }
            boolean flees = checked
                    && Move.from(move) == p.king[side]
                    && !(p.side[Move.to(move)] == 2 - side && isChecker(p, Move.to(move), side));
            if (!flees && isLegal(p, move, ownRoyal, enemyRoyal, own, enemy) && !(facing && staysFacing(p, move))) {
                moves[count++] = move;
            }
        }
        return count;
    }

    private static boolean isChecker(State p, int square, int side) {
        byte stands = p.side[square];
        p.side[square] = State.WALL;
        boolean others = Royalty.kingAttacked(p, side);
        p.side[square] = stands;
        return !others;
    }

    private static boolean isLegal(State p, int move, long ownRoyal, long enemyRoyal, int own, int enemy) {
        int side = p.toMove;
        Make.move(p, move);
        boolean legal = !Royalty.kingAttacked(p, side);
        if (legal && p.tables.special.pseudoRoyal) {
            legal = leavesRoyalsSafe(p, move, ownRoyal, enemyRoyal, own, enemy);
        }
        if (legal && (!p.tables.special.checking || isSittuyinPromotion(p, move))) {
            legal = !Royalty.inCheck(p, side ^ 1);
        }
        Make.back(p);
        return legal;
    }

    private static boolean staysFacing(State p, int move) {
        Make.move(p, move);
        boolean facing = Facing.kings(p);
        Make.back(p);
        return facing;
    }

    /// In Sittuyin a promotion may not give check.
    private static boolean isSittuyinPromotion(State p, int move) {
        return p.tables.special.sittuyin && Move.kind(move) == Move.PROMOTION;
    }

    private static boolean leavesRoyalsSafe(State p, int move, long ownRoyal, long enemyRoyal, int own, int enemy) {
        int side = p.toMove ^ 1;
        boolean makesRoyal = Move.kind(move) == Move.PROMOTION && (ownRoyal >>> Move.promotedType(move) & 1) != 0;
        if (p.countOf(side, ownRoyal) < own + (makesRoyal ? 1 : 0)) {
            return false;
        }
        boolean takesRoyal = p.countOf(side ^ 1, enemyRoyal) < enemy;
        return takesRoyal || !Royalty.pseudoAttacked(p, side, ownRoyal);
    }

    private static int pseudo(State p, int[] moves) {
        int side = p.toMove;
        int count = 0;
        int begin = side * p.squares;
        for (int i = begin; i < begin + p.pieces[side]; i++) {
            count = PseudoMoves.piece(p, p.list[i], moves, count);
        }
        count = PseudoMoves.enPassant(p, moves, count);
        if (p.castling != 0) {
            count = Castling.moves(p, moves, count);
        }
        if (p.tables.variant.hands().drops()) {
            count = Drops.moves(p, moves, count);
        }
        if (p.tables.special.cambodian) {
            count = FirstMoves.cambodian(p, moves, count);
        }
        if (p.tables.special.sittuyin) {
            count = FirstMoves.sittuyin(p, moves, count);
        }
        return p.tables.special.immune ? withoutImmune(p, moves, count) : count;
    }

    private static int pseudoCaptures(State p, int[] moves) {
        int count = 0;
        int begin = p.toMove * p.squares;
        for (int i = begin; i < begin + p.pieces[p.toMove]; i++) {
            count = CaptureMoves.piece(p, p.list[i], moves, count);
        }
        count = PseudoMoves.enPassant(p, moves, count);
        return p.tables.special.immune ? withoutImmune(p, moves, count) : count;
    }

    private static int withoutImmune(State p, int[] moves, int end) {
        long kinds = p.tables.mutuallyImmune;
        int count = 0;
        for (int i = 0; i < end; i++) {
            int from = Move.from(moves[i]);
            int to = Move.to(moves[i]);
            boolean spared = p.side[to] == 2 - p.toMove && p.isKind(from, kinds) && p.isKind(to, kinds);
            moves[count] = moves[i];
            count += spared ? 0 : 1;
        }
        return count;
    }
}
