package org.pieceworth.rules.fairy;

import org.pieceworth.rules.position.Move;

/// Kernel: castling. Right 0 is White's to the right, 1 to the left, 2 and 3 are Black's.
final class Castling {

    private Castling() {}

    /// Writes the castling moves of the side to move whose way is free and safe.
    static int moves(State p, int[] moves, int start) {
        int count = start;
        for (int right = 2 * p.toMove; right < 2 * p.toMove + 2; right++) {
            if ((p.castling >>> right & 1) != 0 && wayIsFree(p, right) && isSafe(p, right)) {
                moves[count++] = Move.of(p.kingOf[right], p.rookOf[right], Move.CASTLING);
            }
        }
        return count;
    }

    static int kingTarget(State p, int right) {
        CastlingFiles files = p.tables.castlingFiles;
        int rank = p.kingOf[right] / files.files();
        return rank * files.files() + ((right & 1) == 0 ? files.kingside() : files.queenside());
    }

    static int rookTarget(State p, int right) {
        return kingTarget(p, right) + ((right & 1) == 0 ? -1 : 1);
    }

    /// The right that a castling move uses.
    static int right(State p, int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int right = 2 * p.toMove;
        return p.rookOf[right] == to && p.kingOf[right] == from ? right : right + 1;
    }

    private static boolean wayIsFree(State p, int right) {
        int king = p.kingOf[right];
        int rook = p.rookOf[right];
        int kingTo = kingTarget(p, right);
        int rookTo = rookTarget(p, right);
        return free(p, king, kingTo, king, rook) && free(p, rook, rookTo, king, rook);
    }

    private static boolean free(State p, int from, int to, int king, int rook) {
        for (int square = Math.min(from, to); square <= Math.max(from, to); square++) {
            if (p.side[square] != 0 && square != king && square != rook) {
                return false;
            }
        }
        return true;
    }

    /// Whether a king that is royal passes no square under attack, nor ends on one.
    private static boolean isSafe(State p, int right) {
        int king = p.kingOf[right];
        int rook = p.rookOf[right];
        if (!Royalty.mustBeSafe(p, king)) {
            return true;
        }
        int kingTo = kingTarget(p, right);
        byte own = p.side[king];
        p.side[king] = 0;
        boolean safe = true;
        for (int square = Math.min(king, kingTo); safe && square <= Math.max(king, kingTo); square++) {
            safe = square == kingTo || !Attack.on(p, square, p.toMove ^ 1);
        }
        p.side[rook] = 0;
        int rookTo = rookTarget(p, right);
        byte there = p.side[rookTo];
        byte kindThere = p.kind[rookTo];
        p.side[rookTo] = own;
        p.kind[rookTo] = p.kind[rook];
        safe = safe && !Attack.on(p, kingTo, p.toMove ^ 1);
        p.side[rookTo] = there;
        p.kind[rookTo] = kindThere;
        p.side[rook] = own;
        p.side[king] = own;
        return safe;
    }
}
