package org.pieceworth.rules.fairy.movegen;

import org.pieceworth.rules.fairy.attack.FacingKings;
import org.pieceworth.rules.fairy.attack.Royalty;
import org.pieceworth.rules.fairy.attack.SafeMoves;
import org.pieceworth.rules.fairy.make.CastlingMoves;
import org.pieceworth.rules.fairy.make.Drops;
import org.pieceworth.rules.fairy.make.MoveMaker;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Setup.Mark;

/// Kernel: legal moves by making each and testing for attacks on royal pieces.
public final class TriedMoves {

    private TriedMoves() {}

    public static int moves(PositionState p, int[] moves) {
        return legalWithWalls(p, moves, pseudo(p, moves));
    }

    /// True if a pseudo-legal move is legal; false if the variant builds walls.
    public static boolean isLegal(PositionState p, int move) {
        if (p.flags.walls) {
            return false;
        }
        int[] moves = p.borrowMoves();
        moves[0] = move;
        int count = p.flags.immune ? withoutImmune(p, moves, 1) : 1;
        boolean legal = legal(p, moves, count) == 1;
        p.returnMoves();
        return legal;
    }

    /// Writes the legal captures and promotions; returns their number.
    public static int captures(PositionState p, int[] moves) {
        return legalWithWalls(p, moves, pseudoCaptures(p, moves));
    }

    /// A wall shields royal pieces other than kings, as in Fairy-Stockfish; for kings only the move counts.
    private static int legalWithWalls(PositionState p, int[] moves, int end) {
        if (!p.flags.walls) {
            return legal(p, moves, end);
        }
        return p.flags.wallsShield
                ? legal(p, moves, WallMoves.expand(p, moves, end))
                : WallMoves.expand(p, moves, legal(p, moves, end));
    }

    private static int legal(PositionState p, int[] moves, int end) {
        boolean royals = p.royalCount[p.sideToMove] > 0;
        if (!royals && !RegularMoves.holdsRoyal(p) && !p.flags.triesWithoutKing) {
            return end;
        }
        int side = p.sideToMove;
        long ownRoyal = Royalty.pseudoRoyal(p, side);
        long enemyRoyal = p.flags.pseudoRoyal ? Royalty.lastBeforeExtinction(p, side ^ 1) : 0;
        int own = p.countOf(side, ownRoyal);
        int enemy = p.countOf(side ^ 1, enemyRoyal);
        boolean facing = p.flags.bikjang && FacingKings.areFacing(p);
        boolean checked = p.flags.makpong && Royalty.kingAttacked(p, side);
        boolean knowsSafe = end > 1 && !facing && !p.flags.wallsShield && SafeMoves.prepare(p, ownRoyal);
        int count = 0;
        for (int i = 0; i < end; i++) {
            int move = moves[i];
            if (knowsSafe && SafeMoves.isSafe(p, move)) {
                moves[count++] = move;
                continue;
            }
            boolean flees = checked
                    && Move.from(move) == p.kingSquare[side]
                    && !(p.side[Move.to(move)] == 2 - side && isChecker(p, Move.to(move), side));
            if (!flees && isLegal(p, move, ownRoyal, enemyRoyal, own, enemy) && !(facing && staysFacing(p, move))) {
                moves[count++] = move;
            }
        }
        return count;
    }

    private static boolean isChecker(PositionState p, int square, int side) {
        byte before = p.side[square];
        p.side[square] = PositionState.WALL;
        boolean others = Royalty.kingAttackedBySquares(p, side);
        p.side[square] = before;
        return !others;
    }

    private static boolean isLegal(PositionState p, int move, long ownRoyal, long enemyRoyal, int own, int enemy) {
        int side = p.sideToMove;
        MoveMaker.make(p, move);
        boolean legal = !Royalty.kingAttacked(p, side);
        if (legal && p.flags.pseudoRoyal) {
            legal = leavesRoyalsSafe(p, move, ownRoyal, enemyRoyal, own, enemy);
        }
        if (legal && (!p.flags.checking || isSittuyinPromotion(p, move))) {
            legal = !Royalty.kingAttacked(p, side ^ 1);
        }
        MoveMaker.unmake(p);
        return legal;
    }

    private static boolean staysFacing(PositionState p, int move) {
        MoveMaker.make(p, move);
        boolean facing = FacingKings.areFacing(p);
        MoveMaker.unmake(p);
        return facing;
    }

    /// In Sittuyin a promotion may not give check.
    private static boolean isSittuyinPromotion(PositionState p, int move) {
        return p.flags.sittuyin && Move.kind(move) == Move.PROMOTION;
    }

    /// Tests the position after a move was made.
    private static boolean leavesRoyalsSafe(
            PositionState p, int move, long ownRoyal, long enemyRoyal, int own, int enemy) {
        int side = p.sideToMove ^ 1;
        int mover = MoveMaker.mover(p);
        boolean becomesRoyal = Move.kind(move) == Move.PROMOTION
                && (ownRoyal >>> Move.promotedType(move) & 1) != 0
                && (ownRoyal >>> mover & 1) == 0;
        if (p.countOf(side, ownRoyal) < own + (becomesRoyal ? 1 : 0)) {
            return false;
        }
        boolean takesRoyal = p.countOf(side ^ 1, enemyRoyal) < enemy;
        if (!becomesRoyal) {
            return takesRoyal || !Royalty.pseudoAttacked(p, side, ownRoyal);
        }
        // A promotion to a royal type counts at once, a promoted form from the next move on, as in Fairy-Stockfish.
        boolean piece = p.tables.pieceKinds.get(Move.promotedType(move)).mark() != Mark.PROMOTED;
        long royal = piece ? Royalty.afterPromotion(p, side, ownRoyal, Move.promotedType(move)) : ownRoyal;
        int exempt = piece ? PositionState.NO_SQUARE : Move.to(move);
        return takesRoyal || !Royalty.pseudoAttacked(p, side, royal, exempt);
    }

    private static int pseudo(PositionState p, int[] moves) {
        int side = p.sideToMove;
        int count = 0;
        int begin = side * p.squareCount;
        for (int i = begin; i < begin + p.pieceCount[side]; i++) {
            count = PseudoLegalMoves.piece(p, p.pieceList[i], moves, count);
        }
        count = PseudoLegalMoves.enPassant(p, moves, count);
        if (p.castlingRights != 0) {
            count = CastlingMoves.moves(p, moves, count);
        }
        if (p.tables.variant.hands().drops()) {
            count = Drops.moves(p, moves, count);
        }
        if (p.flags.cambodian) {
            count = FirstMoves.cambodian(p, moves, count);
        }
        if (p.flags.sittuyin) {
            count = FirstMoves.sittuyin(p, moves, count);
        }
        if (p.flags.walls) {
            count = WallMoves.pass(p, moves, count);
        }
        return p.flags.immune ? withoutImmune(p, moves, count) : count;
    }

    private static int pseudoCaptures(PositionState p, int[] moves) {
        int count = 0;
        int begin = p.sideToMove * p.squareCount;
        for (int i = begin; i < begin + p.pieceCount[p.sideToMove]; i++) {
            count = CaptureMoves.piece(p, p.pieceList[i], moves, count);
        }
        count = PseudoLegalMoves.enPassant(p, moves, count);
        return p.flags.immune ? withoutImmune(p, moves, count) : count;
    }

    private static int withoutImmune(PositionState p, int[] moves, int end) {
        long kinds = p.ends.mutuallyImmune;
        int count = 0;
        for (int i = 0; i < end; i++) {
            int from = Move.from(moves[i]);
            int to = Move.to(moves[i]);
            boolean spared = p.side[to] == 2 - p.sideToMove && p.isKind(from, kinds) && p.isKind(to, kinds);
            moves[count] = moves[i];
            count += spared ? 0 : 1;
        }
        return count;
    }
}
