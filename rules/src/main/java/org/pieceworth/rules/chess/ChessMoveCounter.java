package org.pieceworth.rules.chess;

/// Counts legal moves without writing them: the twin of [ChessMoveGenerator], for the last ply of perft.
final class ChessMoveCounter {

    private static final long RANK_3 = Attacks.RANK_1 << 16;
    private static final long RANK_6 = Attacks.RANK_1 << 40;
    private static final long LAST_RANKS = Attacks.RANK_1 | Attacks.RANK_1 << 56;

    private ChessMoveCounter() {}

    static int count(ChessState p, int[] scratch) {
        int side = p.side;
        long own = p.bySide[side & 1];
        long occupied = p.occupied();
        int king = p.kingSquare(side);
        int count = ChessMoveGenerator.kingMoves(p, king, own, occupied, scratch);
        long checkers = p.checkers;
        if ((checkers & checkers - 1) != 0) {
            return count;
        }
        long targets = checkers == 0 ? ~own : Attacks.between(king, Long.numberOfTrailingZeros(checkers)) | checkers;
        long pinned = ChessMoveGenerator.pinned(p, king, own, occupied);
        count += pieces(p, king, own, occupied, targets, pinned);
        count += pawns(p, own, occupied, targets, pinned);
        long bound = p.byType[ChessState.PAWN] & own & pinned;
        for (; bound != 0; bound &= bound - 1) {
            int from = Long.numberOfTrailingZeros(bound);
            long line = targets & Attacks.through(king, from);
            long enemy = p.bySide[(side ^ 1) & 1];
            count += ChessMoveGenerator.pinnedPawnMoves(p, from, occupied, enemy, line, scratch, 0);
        }
        count += ChessMoveGenerator.enPassantMoves(p, king, own, occupied, scratch, 0);
        if (checkers == 0) {
            for (long rooks = p.castling & own; rooks != 0; rooks &= rooks - 1) {
                boolean may = ChessMoveGenerator.mayCastle(p, king, Long.numberOfTrailingZeros(rooks), occupied);
                count += may ? 1 : 0;
            }
        }
        return count;
    }

    private static int pieces(ChessState p, int king, long own, long occupied, long targets, long pinned) {
        int count = 0;
        long queens = p.byType[ChessState.QUEEN];
        for (long left = p.byType[ChessState.KNIGHT] & own & ~pinned; left != 0; left &= left - 1) {
            count += Long.bitCount(Attacks.knight(Long.numberOfTrailingZeros(left)) & targets);
        }
        for (long left = (p.byType[ChessState.BISHOP] | queens) & own; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            long to = Attacks.bishop(from, occupied) & targets;
            count += Long.bitCount((pinned >>> from & 1) == 0 ? to : to & Attacks.through(king, from));
        }
        for (long left = (p.byType[ChessState.ROOK] | queens) & own; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            long to = Attacks.rook(from, occupied) & targets;
            count += Long.bitCount((pinned >>> from & 1) == 0 ? to : to & Attacks.through(king, from));
        }
        return count;
    }

    /// Counts the moves of unpinned pawns.
    private static int pawns(ChessState p, long own, long occupied, long targets, long pinned) {
        boolean white = p.side == 0;
        long enemy = p.bySide[(p.side ^ 1) & 1];
        long free = p.byType[ChessState.PAWN] & own & ~pinned;
        long one = ahead(free, white) & ~occupied;
        long two = ahead(one & (white ? RANK_3 : RANK_6), white) & ~occupied & targets;
        one &= targets;
        long left = ahead(free & ~Attacks.FILE_A, white) >>> 1 & enemy & targets;
        long right = ahead(free & ~Attacks.FILE_H, white) << 1 & enemy & targets;
        int count = Long.bitCount(one) + Long.bitCount(two) + Long.bitCount(left) + Long.bitCount(right);
        if (((one | left | right) & LAST_RANKS) != 0) {
            count += 3 * Long.bitCount(one & LAST_RANKS)
                    + 3 * Long.bitCount(left & LAST_RANKS)
                    + 3 * Long.bitCount(right & LAST_RANKS);
        }
        return count;
    }

    private static long ahead(long pawns, boolean white) {
        return white ? pawns << 8 : pawns >>> 8;
    }
}
