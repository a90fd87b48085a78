package org.pieceworth.rules.fairy.movegen;

import org.pieceworth.rules.fairy.attack.BitboardAttacks;
import org.pieceworth.rules.fairy.attack.CheckInfo;
import org.pieceworth.rules.fairy.attack.Royalty;
import org.pieceworth.rules.fairy.attack.SquareAttacks;
import org.pieceworth.rules.fairy.compile.AttackTable;
import org.pieceworth.rules.fairy.make.CastlingMoves;
import org.pieceworth.rules.fairy.make.Drops;
import org.pieceworth.rules.fairy.make.MoveMaker;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;

/// Kernel: legal moves if checks and pins are known before a move is written: one king a side, and attack tables that
/// hold all attacks.
public final class RegularMoves {

    private RegularMoves() {}

    /// True if the legal moves of the side to move are of this sort; for others see [TriedMoves].
    public static boolean isRegular(PositionState p) {
        return p.flags.regular && p.royalCount[p.sideToMove] == 1 && !(p.tables.kings.maybeSeveral() && holdsRoyal(p));
    }

    /// True if a royal piece is in hand.
    static boolean holdsRoyal(PositionState p) {
        int count = 0;
        for (long left = p.inHand[p.sideToMove] == 0 ? 0 : p.kinds.royal; left != 0; left &= left - 1) {
            count += p.hand[p.sideToMove * p.kindCount + Long.numberOfTrailingZeros(left)];
        }
        return count > 0;
    }

    /// Writes the legal moves, even if the game has ended; returns their number.
    public static int moves(PositionState p, int[] moves) {
        int side = p.sideToMove;
        int king = p.kingSquare[side];
        CheckInfo.update(p);
        int count = 0;
        if (CheckInfo.othersMayMove(p)) {
            count = nonKingMoves(p, king, false, moves);
            if (p.inHand[side] > 0 && p.tables.variant.hands().drops()) {
                int start = count;
                count = Drops.moves(p, moves, count);
                count = p.checkerCount != 0 ? evasions(p, moves, start, count) : count;
            }
        }
        count = kingMoves(p, king, moves, count, PseudoLegalMoves.piece(p, king, moves, count));
        return p.checkerCount == 0 && p.castlingRights != 0 ? CastlingMoves.moves(p, moves, count) : count;
    }

    /// True if a pseudo-legal move is legal.
    public static boolean isLegal(PositionState p, int move) {
        int from = Move.from(move);
        int king = p.kingSquare[p.sideToMove];
        CheckInfo.update(p);
        if (from != king) {
            return CheckInfo.othersMayMove(p) && keeps(p, from, Move.to(move));
        }
        int[] moves = p.borrowMoves();
        moves[0] = move;
        boolean legal = kingMoves(p, king, moves, 0, 1) == 1;
        p.returnMoves();
        return legal;
    }

    /// Writes the legal captures and promotions of pawns; returns their number.
    public static int captures(PositionState p, int[] moves) {
        int king = p.kingSquare[p.sideToMove];
        CheckInfo.update(p);
        int count = CheckInfo.othersMayMove(p) ? nonKingMoves(p, king, true, moves) : 0;
        return kingMoves(p, king, moves, count, piece(p, king, true, moves, count));
    }

    /// The number of legal moves.
    public static int count(PositionState p, int[] scratch) {
        int side = p.sideToMove;
        int king = p.kingSquare[side];
        CheckInfo.update(p);
        if (p.checkerCount != 0) {
            return moves(p, scratch);
        }
        int count = 0;
        int[] list = p.pieceList;
        int begin = side * p.squareCount;
        for (int i = begin, end = begin + p.pieceCount[side]; i < end; i++) {
            int from = list[i];
            if (p.pinStamp[from] == p.stamp) {
                count += keepLegal(p, from, scratch, 0, PseudoLegalMoves.piece(p, from, scratch, 0));
            } else if (from != king) {
                count += MoveCounter.piece(p, from, scratch, 0);
            }
        }
        count += kingMoves(p, king, scratch, 0, PseudoLegalMoves.piece(p, king, scratch, 0));
        count += p.enPassant != PositionState.NO_SQUARE ? enPassantMoves(p, scratch, 0) : 0;
        count += p.castlingRights != 0 ? CastlingMoves.moves(p, scratch, 0) : 0;
        count += p.inHand[side] > 0 && p.tables.variant.hands().drops() ? Drops.moves(p, scratch, 0) : 0;
        return count;
    }

    /// Moves of the pieces on the board other than the king.
    ///
    /// @param captures whether to write captures and promotions of pawns only
    private static int nonKingMoves(PositionState p, int king, boolean captures, int[] moves) {
        int side = p.sideToMove;
        int count = 0;
        int[] list = p.pieceList;
        int begin = side * p.squareCount;
        for (int i = begin, end = begin + p.pieceCount[side]; i < end; i++) {
            int from = list[i];
            if (from != king) {
                int start = count;
                count = piece(p, from, captures, moves, start);
                if (p.checkerCount != 0 || p.pinStamp[from] == p.stamp) {
                    count = keepLegal(p, from, moves, start, count);
                }
            }
        }
        return enPassantMoves(p, moves, count);
    }

    private static int piece(PositionState p, int from, boolean captures, int[] moves, int start) {
        return captures ? CaptureMoves.piece(p, from, moves, start) : PseudoLegalMoves.piece(p, from, moves, start);
    }

    /// Keeps the moves of a piece that resolve a check and stay on a pin.
    private static int keepLegal(PositionState p, int from, int[] moves, int start, int end) {
        int count = start;
        for (int i = start; i < end; i++) {
            moves[count] = moves[i];
            count += keeps(p, from, Move.to(moves[i])) ? 1 : 0;
        }
        return count;
    }

    private static boolean keeps(PositionState p, int from, int to) {
        AttackTable table = p.attacks.bySide[p.sideToMove ^ 1];
        return (p.checkerCount == 0 || CheckInfo.resolvesCheck(p, table, to))
                && (p.pinStamp[from] != p.stamp || CheckInfo.staysOnPin(p, table, from, to));
    }

    private static int evasions(PositionState p, int[] moves, int start, int end) {
        AttackTable table = p.attacks.bySide[p.sideToMove ^ 1];
        int count = start;
        for (int i = start; i < end; i++) {
            moves[count] = moves[i];
            count += CheckInfo.resolvesCheck(p, table, Move.to(moves[i])) ? 1 : 0;
        }
        return count;
    }

    private static int kingMoves(PositionState p, int king, int[] moves, int start, int end) {
        int enemy = p.sideToMove ^ 1;
        if (p.bitboards.usable) {
            return kingMovesByBitboards(p, king, moves, start, end);
        }
        byte own = p.side[king];
        p.side[king] = 0;
        int count = start;
        for (int i = start; i < end; i++) {
            moves[count] = moves[i];
            count += SquareAttacks.isAttackedBySquares(p, Move.to(moves[i]), enemy) ? 0 : 1;
        }
        p.side[king] = own;
        return count;
    }

    private static int kingMovesByBitboards(PositionState p, int king, int[] moves, int start, int end) {
        int enemy = p.sideToMove ^ 1;
        long low = p.occupiedLow();
        long high = p.occupiedHigh();
        if (king < Long.SIZE) {
            low &= ~(1L << king);
        } else {
            high &= ~(1L << king);
        }
        int count = start;
        for (int i = start; i < end; i++) {
            moves[count] = moves[i];
            count += BitboardAttacks.isAttacked(p, Move.to(moves[i]), enemy, low, high) ? 0 : 1;
        }
        return count;
    }

    /// Two pieces leave their squares at once, which pins do not cover: these moves are made and tested.
    private static int enPassantMoves(PositionState p, int[] moves, int start) {
        int end = PseudoLegalMoves.enPassant(p, moves, start);
        int count = start;
        for (int i = start; i < end; i++) {
            MoveMaker.make(p, moves[i]);
            boolean legal = !Royalty.kingAttacked(p, p.sideToMove ^ 1);
            MoveMaker.unmake(p);
            moves[count] = moves[i];
            count += legal ? 1 : 0;
        }
        return count;
    }

    public static boolean inCheck(PositionState p) {
        if (isRegular(p)) {
            CheckInfo.update(p);
            return p.checkerCount != 0;
        }
        return Royalty.inCheck(p, p.sideToMove);
    }
}
