package org.pieceworth.rules.fairy;

import org.pieceworth.rules.position.Move;

/// Kernel: legal moves. With one king a side and attacks that can be read backwards, checks and pins are
/// known before a move is written; otherwise moves are tried.
final class Legal {

    private Legal() {}

    /// Writes the legal moves and answers how many they are.
    static int moves(State p, int[] moves) {
        Special special = p.tables.special;
        if (special.ends && Ending.hasEnded(p)) {
            return 0;
        }
        int count = isRegular(p) ? regular(p, moves) : Tried.moves(p, moves);
        return special.filtered ? Filters.apply(p, moves, count) : count;
    }

    /// Writes the legal moves that take, and the promotions of pawns; where the rules add or forbid moves by what
    /// else can be played, chosen from all.
    static int captures(State p, int[] moves) {
        Special special = p.tables.special;
        if (special.ends && Ending.hasEnded(p)) {
            return 0;
        }
        if (special.movesDepend) {
            return keepCaptures(p, moves, moves(p, moves));
        }
        return isRegular(p) ? regularCaptures(p, moves) : Tried.captures(p, moves);
    }

    private static int keepCaptures(State p, int[] moves, int end) {
        long pawns = p.tables.pawns[p.toMove];
        int count = 0;
        for (int i = 0; i < end; i++) {
            int move = moves[i];
            boolean promotes = Move.kind(move) == Move.PROMOTION && p.isKind(Move.from(move), pawns);
            moves[count] = move;
            count += promotes || Filters.takes(p, move) ? 1 : 0;
        }
        return count;
    }

    private static int regularCaptures(State p, int[] moves) {
        int king = p.king[p.toMove];
        Scan.now(p);
        int count = p.checkers < 2 ? othersThanKing(p, king, true, moves) : 0;
        return kingMoves(p, king, moves, count, piece(p, king, true, moves, count));
    }

    private static int piece(State p, int from, boolean taking, int[] moves, int start) {
        return taking ? CaptureMoves.piece(p, from, moves, start) : PseudoMoves.piece(p, from, moves, start);
    }

    /// What pieces on the board other than the king may do, given at most one check.
    ///
    /// @param taking whether captures and the promotions of pawns are enough
    private static int othersThanKing(State p, int king, boolean taking, int[] moves) {
        int side = p.toMove;
        int count = 0;
        int[] list = p.list;
        int begin = side * p.squares;
        for (int i = begin, end = begin + p.pieces[side]; i < end; i++) {
            int from = list[i];
            if (from != king) {
                int start = count;
                count = piece(p, from, taking, moves, start);
                if (p.checkers != 0 || p.pinStamp[from] == p.stamp) {
                    count = keep(p, from, moves, start, count);
                }
            }
        }
        return enPassant(p, moves, count);
    }

    /// How many legal moves there are.
    static int count(State p, int[] scratch) {
        Special special = p.tables.special;
        if (special.filtered || !isRegular(p)) {
            return moves(p, scratch);
        }
        return special.ends && Ending.hasEnded(p) ? 0 : countRegular(p, scratch);
    }

    /// The legal moves as if the game went on.
    static int unended(State p, int[] moves) {
        return regular(p, moves);
    }

    /// Whether the side to move is in check.
    static boolean inCheck(State p) {
        if (isRegular(p)) {
            Scan.now(p);
            return p.checkers != 0;
        }
        return Royalty.inCheck(p, p.toMove);
    }

    static boolean isRegular(State p) {
        return p.tables.special.regular && p.royals[p.toMove] == 1;
    }

    private static int regular(State p, int[] moves) {
        int side = p.toMove;
        int king = p.king[side];
        Scan.now(p);
        int count = 0;
        if (p.checkers < 2) {
            count = othersThanKing(p, king, false, moves);
            if (p.inHand[side] > 0 && p.tables.variant.hands().drops()) {
                int start = count;
                count = Drops.moves(p, moves, count);
                count = p.checkers != 0 ? answers(p, moves, start, count) : count;
            }
        }
        count = kingMoves(p, king, moves, count, PseudoMoves.piece(p, king, moves, count));
        return p.checkers == 0 && p.castling != 0 ? Castling.moves(p, moves, count) : count;
    }

    private static int countRegular(State p, int[] scratch) {
        int side = p.toMove;
        int king = p.king[side];
        Scan.now(p);
        if (p.checkers != 0) {
            return regular(p, scratch);
        }
        int count = 0;
        int[] list = p.list;
        int begin = side * p.squares;
        for (int i = begin, end = begin + p.pieces[side]; i < end; i++) {
            int from = list[i];
            if (p.pinStamp[from] == p.stamp) {
                count += keep(p, from, scratch, 0, PseudoMoves.piece(p, from, scratch, 0));
            } else if (from != king) {
                count += CountMoves.piece(p, from, scratch, 0);
            }
        }
        count += kingMoves(p, king, scratch, 0, PseudoMoves.piece(p, king, scratch, 0));
        count += p.enPassant != State.NONE ? enPassant(p, scratch, 0) : 0;
        count += p.castling != 0 ? Castling.moves(p, scratch, 0) : 0;
        count += p.inHand[side] > 0 && p.tables.variant.hands().drops() ? Drops.moves(p, scratch, 0) : 0;
        return count;
    }

    /// Keeps of a piece's moves those that answer a check and stay on a pin.
    private static int keep(State p, int from, int[] moves, int start, int end) {
        Reach reach = p.tables.reach[p.toMove ^ 1];
        boolean pinned = p.pinStamp[from] == p.stamp;
        int count = start;
        for (int i = start; i < end; i++) {
            int to = Move.to(moves[i]);
            boolean legal =
                    (p.checkers == 0 || Scan.answers(p, reach, to)) && (!pinned || Scan.shields(p, reach, from, to));
            moves[count] = moves[i];
            count += legal ? 1 : 0;
        }
        return count;
    }

    private static int answers(State p, int[] moves, int start, int end) {
        Reach reach = p.tables.reach[p.toMove ^ 1];
        int count = start;
        for (int i = start; i < end; i++) {
            moves[count] = moves[i];
            count += Scan.answers(p, reach, Move.to(moves[i])) ? 1 : 0;
        }
        return count;
    }

    private static int kingMoves(State p, int king, int[] moves, int start, int end) {
        int enemy = p.toMove ^ 1;
        byte own = p.side[king];
        p.side[king] = 0;
        int count = start;
        for (int i = start; i < end; i++) {
            moves[count] = moves[i];
            count += Attack.on(p, Move.to(moves[i]), enemy) ? 0 : 1;
        }
        p.side[king] = own;
        return count;
    }

    /// Two pieces leave their squares at once, which pins do not show: look at the board as it will be.
    private static int enPassant(State p, int[] moves, int start) {
        int end = PseudoMoves.enPassant(p, moves, start);
        int count = start;
        for (int i = start; i < end; i++) {
            Make.move(p, moves[i]);
            boolean legal = !Royalty.kingAttacked(p, p.toMove ^ 1);
            Make.back(p);
            moves[count] = moves[i];
            count += legal ? 1 : 0;
        }
        return count;
    }
}
