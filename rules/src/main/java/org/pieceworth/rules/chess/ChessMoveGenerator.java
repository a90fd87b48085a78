package org.pieceworth.rules.chess;

import org.pieceworth.rules.position.Move;

/// Generates legal moves directly: checks and pins are known before a move is written.
final class ChessMoveGenerator {

    private static final long RANK_3 = Attacks.RANK_1 << 16;
    private static final long RANK_6 = Attacks.RANK_1 << 40;
    private static final long LAST_RANKS = Attacks.RANK_1 | Attacks.RANK_1 << 56;

    private ChessMoveGenerator() {}

    static int generate(ChessState p, int[] moves) {
        int side = p.side;
        long own = p.bySide[side & 1];
        long occupied = p.occupied();
        int king = p.kingSquare(side);
        int count = kingMoves(p, king, own, occupied, moves);
        long checkers = p.checkers;
        if ((checkers & checkers - 1) != 0) {
            return count;
        }
        long targets = ~own;
        if (checkers != 0) {
            targets = Attacks.between(king, Long.numberOfTrailingZeros(checkers)) | checkers;
        }
        long pinned = pinned(p, king, own, occupied);
        count = pieceMoves(p, king, own, occupied, targets, pinned, moves, count);
        count = pawnMoves(p, king, own, occupied, targets, pinned, moves, count);
        count = enPassantMoves(p, king, own, occupied, moves, count);
        if (checkers == 0) {
            for (long rooks = p.castling & own; rooks != 0; rooks &= rooks - 1) {
                int rook = Long.numberOfTrailingZeros(rooks);
                if (mayCastle(p, king, rook, occupied)) {
                    moves[count++] = Move.of(king, rook, Move.CASTLING);
                }
            }
        }
        return count;
    }

    static int kingMoves(ChessState p, int king, long own, long occupied, int[] moves) {
        int count = 0;
        long withoutKing = occupied ^ 1L << king;
        for (long to = Attacks.king(king) & ~own; to != 0; to &= to - 1) {
            int target = Long.numberOfTrailingZeros(to);
            if (p.attackers(target, withoutKing, p.side ^ 1) == 0) {
                moves[count++] = Move.of(king, target, Move.NORMAL);
            }
        }
        return count;
    }

    /// Own pieces that are the king's only shield from a slider.
    static long pinned(ChessState p, int king, long own, long occupied) {
        long enemy = p.bySide[(p.side ^ 1) & 1];
        long queens = p.byType[ChessState.QUEEN];
        long snipers = enemy
                & (Attacks.rook(king, enemy) & (p.byType[ChessState.ROOK] | queens)
                        | Attacks.bishop(king, enemy) & (p.byType[ChessState.BISHOP] | queens));
        long pinned = 0;
        for (; snipers != 0; snipers &= snipers - 1) {
            long shield = Attacks.between(king, Long.numberOfTrailingZeros(snipers)) & occupied;
            if ((shield & shield - 1) == 0) {
                pinned |= shield & own;
            }
        }
        return pinned;
    }

    private static int pieceMoves(
            ChessState p, int king, long own, long occupied, long targets, long pinned, int[] moves, int start) {
        int count = start;
        long pieces = own & ~p.byType[ChessState.PAWN] & ~p.byType[ChessState.KING];
        for (; pieces != 0; pieces &= pieces - 1) {
            int from = Long.numberOfTrailingZeros(pieces);
            long to = attacks(p.codes[from & 63] & 7, from, occupied) & targets;
            if ((pinned >>> from & 1) != 0) {
                to &= Attacks.through(king, from);
            }
            for (; to != 0; to &= to - 1) {
                moves[count++] = Move.of(from, Long.numberOfTrailingZeros(to), Move.NORMAL);
            }
        }
        return count;
    }

    /// Attacks of a piece other than a pawn; `code` is its type + 1.
    static long attacks(int code, int from, long occupied) {
        return switch (code - 1) {
            case ChessState.KNIGHT -> Attacks.knight(from);
            case ChessState.BISHOP -> Attacks.bishop(from, occupied);
            case ChessState.ROOK -> Attacks.rook(from, occupied);
            case ChessState.QUEEN -> Attacks.bishop(from, occupied) | Attacks.rook(from, occupied);
            default -> Attacks.king(from);
        };
    }

    private static int pawnMoves(
            ChessState p, int king, long own, long occupied, long targets, long pinned, int[] moves, int start) {
        boolean white = p.side == 0;
        long enemy = p.bySide[(p.side ^ 1) & 1];
        long pawns = p.byType[ChessState.PAWN] & own;
        long free = pawns & ~pinned;
        int count = start;
        long one = ahead(free, white) & ~occupied;
        long two = ahead(one & (white ? RANK_3 : RANK_6), white) & ~occupied & targets;
        count = pawnTargets(one & targets, white ? 8 : -8, moves, count);
        for (; two != 0; two &= two - 1) {
            int to = Long.numberOfTrailingZeros(two);
            moves[count++] = Move.of(to - (white ? 16 : -16), to, Move.DOUBLE_STEP);
        }
        long left = ahead(free & ~Attacks.FILE_A, white) >>> 1 & enemy & targets;
        long right = ahead(free & ~Attacks.FILE_H, white) << 1 & enemy & targets;
        count = pawnTargets(left, white ? 7 : -9, moves, count);
        count = pawnTargets(right, white ? 9 : -7, moves, count);
        for (long bound = pawns & pinned; bound != 0; bound &= bound - 1) {
            int from = Long.numberOfTrailingZeros(bound);
            count = pinnedPawnMoves(p, from, occupied, enemy, targets & Attacks.through(king, from), moves, count);
        }
        return count;
    }

    private static long ahead(long pawns, boolean white) {
        return white ? pawns << 8 : pawns >>> 8;
    }

    private static int pawnTargets(long targets, int step, int[] moves, int start) {
        int count = start;
        for (long to = targets; to != 0; to &= to - 1) {
            int target = Long.numberOfTrailingZeros(to);
            count = pawnMove(target - step, target, moves, count);
        }
        return count;
    }

    private static int pawnMove(int from, int to, int[] moves, int start) {
        if ((LAST_RANKS >>> to & 1) == 0) {
            moves[start] = Move.of(from, to, Move.NORMAL);
            return start + 1;
        }
        moves[start] = Move.promotion(from, to, ChessState.QUEEN);
        moves[start + 1] = Move.promotion(from, to, ChessState.ROOK);
        moves[start + 2] = Move.promotion(from, to, ChessState.BISHOP);
        moves[start + 3] = Move.promotion(from, to, ChessState.KNIGHT);
        return start + 4;
    }

    static int pinnedPawnMoves(
            ChessState p, int from, long occupied, long enemy, long targets, int[] moves, int start) {
        boolean white = p.side == 0;
        long one = ahead(1L << from, white) & ~occupied;
        long two = ahead(one & (white ? RANK_3 : RANK_6), white) & ~occupied & targets;
        int count = start;
        for (long to = (one | Attacks.pawn(p.side, from) & enemy) & targets; to != 0; to &= to - 1) {
            count = pawnMove(from, Long.numberOfTrailingZeros(to), moves, count);
        }
        if (two != 0) {
            moves[count++] = Move.of(from, Long.numberOfTrailingZeros(two), Move.DOUBLE_STEP);
        }
        return count;
    }

    static int enPassantMoves(ChessState p, int king, long own, long occupied, int[] moves, int start) {
        int count = start;
        if (p.enPassant == ChessState.NO_SQUARE) {
            return count;
        }
        long takers = Attacks.pawn(p.side ^ 1, p.enPassant) & p.byType[ChessState.PAWN] & own;
        for (; takers != 0; takers &= takers - 1) {
            int from = Long.numberOfTrailingZeros(takers);
            if (safeEnPassant(p, king, from, occupied)) {
                moves[count++] = Move.of(from, p.enPassant, Move.EN_PASSANT);
            }
        }
        return count;
    }

    /// Two pawns leave a rank at once, which pins do not cover: the board after the move is tested.
    static boolean safeEnPassant(ChessState p, int king, int from, long occupied) {
        long taken = 1L << (p.enPassant ^ 8);
        long after = occupied ^ 1L << from ^ 1L << p.enPassant ^ taken;
        return (p.attackers(king, after, p.side ^ 1) & ~taken) == 0;
    }

    /// True if castling with that rook is legal; the caller has made sure that the king is not in check now.
    static boolean mayCastle(ChessState p, int king, int rook, long occupied) {
        if (!isCastlingWayFree(king, rook, occupied)) {
            return false;
        }
        int kingTo = ChessState.kingTarget(king, rook);
        int rookTo = ChessState.rookTarget(king, rook);
        long movers = 1L << king | 1L << rook;
        for (long passed = Attacks.between(king, kingTo); passed != 0; passed &= passed - 1) {
            if (p.attackers(Long.numberOfTrailingZeros(passed), occupied ^ 1L << king, p.side ^ 1) != 0) {
                return false;
            }
        }
        long after = occupied & ~movers | 1L << kingTo | 1L << rookTo;
        return p.attackers(kingTo, after, p.side ^ 1) == 0;
    }

    /// True if the squares that king and rook cross or arrive on are empty; attacks on them are not examined.
    static boolean isCastlingWayFree(int king, int rook, long occupied) {
        int kingTo = ChessState.kingTarget(king, rook);
        int rookTo = ChessState.rookTarget(king, rook);
        long path = Attacks.between(king, kingTo) | 1L << kingTo | Attacks.between(rook, rookTo) | 1L << rookTo;
        return (path & occupied & ~(1L << king | 1L << rook)) == 0;
    }
}
