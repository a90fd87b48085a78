package org.pieceworth.rules.fairy.make;

import org.pieceworth.rules.fairy.attack.Royalty;
import org.pieceworth.rules.fairy.attack.SquareAttacks;
import org.pieceworth.rules.fairy.compile.CastlingFiles;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;

/// Kernel: castling. Right 0 is White's to the right, 1 to the left, 2 and 3 are Black's.
public final class CastlingMoves {

    private CastlingMoves() {}

    /// Writes the castling moves of the side to move with a free and safe path; safety is tested with each wall if
    /// walls shield.
    public static int moves(PositionState p, int[] moves, int start) {
        int count = start;
        for (int right = 2 * p.sideToMove; right < 2 * p.sideToMove + 2; right++) {
            if ((p.castlingRights >>> right & 1) != 0
                    && isPathFree(p, right)
                    && (p.flags.wallsShield || isSafe(p, right))) {
                moves[count++] = Move.of(p.castlingKing[right], p.castlingRook[right], Move.CASTLING);
            }
        }
        return count;
    }

    public static int kingTarget(PositionState p, int right) {
        CastlingFiles files = p.entries.castlingFiles;
        int rank = p.castlingKing[right] / files.files();
        return rank * files.files() + ((right & 1) == 0 ? files.kingside() : files.queenside());
    }

    public static int rookTarget(PositionState p, int right) {
        return kingTarget(p, right) + ((right & 1) == 0 ? -1 : 1);
    }

    /// The right that a castling move uses.
    public static int right(PositionState p, int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int right = 2 * p.sideToMove;
        return p.castlingRook[right] == to && p.castlingKing[right] == from ? right : right + 1;
    }

    private static boolean isPathFree(PositionState p, int right) {
        int king = p.castlingKing[right];
        int rook = p.castlingRook[right];
        int kingTo = kingTarget(p, right);
        int rookTo = rookTarget(p, right);
        return isFree(p, king, kingTo, king, rook) && isFree(p, rook, rookTo, king, rook);
    }

    private static boolean isFree(PositionState p, int from, int to, int king, int rook) {
        for (int square = Math.min(from, to); square <= Math.max(from, to); square++) {
            if (p.side[square] != 0 && square != king && square != rook) {
                return false;
            }
        }
        return true;
    }

    /// False if a royal king would cross or reach an attacked square.
    static boolean isSafe(PositionState p, int right) {
        int king = p.castlingKing[right];
        int rook = p.castlingRook[right];
        if (!Royalty.mustBeSafe(p, king)) {
            return true;
        }
        int kingTo = kingTarget(p, right);
        byte own = p.side[king];
        byte kind = p.kind[king];
        p.side[king] = 0;
        boolean safe = true;
        for (int square = Math.min(king, kingTo); safe && square <= Math.max(king, kingTo); square++) {
            safe = square == kingTo || !isAttacked(p, square, own, kind);
        }
        p.side[rook] = 0;
        int rookTo = rookTarget(p, right);
        byte there = p.side[rookTo];
        byte kindThere = p.kind[rookTo];
        p.side[rookTo] = own;
        p.kind[rookTo] = p.kind[rook];
        safe = safe && !isAttacked(p, kingTo, own, kind);
        p.side[rookTo] = there;
        p.kind[rookTo] = kindThere;
        p.side[rook] = own;
        p.side[king] = own;
        return safe;
    }

    /// True if a king on the square would be attacked. It is placed there, since a capture of several legs
    /// needs a piece on the square.
    private static boolean isAttacked(PositionState p, int square, byte own, byte kind) {
        byte there = p.side[square];
        byte kindThere = p.kind[square];
        p.side[square] = own;
        p.kind[square] = kind;
        int enemy = p.sideToMove ^ 1;
        boolean attacked =
                !Royalty.touchesRoyal(p, square, enemy) && SquareAttacks.isAttackedBySquares(p, square, enemy);
        p.side[square] = there;
        p.kind[square] = kindThere;
        return attacked;
    }
}
