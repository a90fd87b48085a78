package org.pieceworth.rules.fairy;

import org.pieceworth.rules.position.Move;

/// Kernel: drops from the hand.
final class Drops {

    private Drops() {}

    /// Writes the drops of the side to move, royal safety aside.
    static int moves(State p, int[] moves, int start) {
        int side = p.toMove;
        int count = start;
        if (p.inHand[side] > 0) {
            for (int kind = 0; kind < p.kindCount; kind++) {
                if (p.hand[side * p.kindCount + kind] > 0) {
                    for (int form : p.tables.drops.forms[kind]) {
                        count = squares(p, form, moves, count);
                    }
                }
            }
        }
        return count;
    }

    private static int squares(State p, int kind, int[] moves, int start) {
        int count = start;
        int most = p.tables.drops.noDoubled[kind];
        long full = most == 0 ? 0 : fullFiles(p, kind, most);
        int files = p.tables.board.files();
        for (int to : p.tables.drops.squares[p.toMove * p.kindCount + kind]) {
            if (p.side[to] == 0 && (full >>> to % files & 1) == 0) {
                moves[count++] = Move.drop(to, kind);
            }
        }
        return count;
    }

    /// The files that hold so many of the kind already.
    private static long fullFiles(State p, int kind, int most) {
        int files = p.tables.board.files();
        long seen = 0;
        long full = 0;
        for (int i = 0; i < p.pieces[p.toMove]; i++) {
            int square = p.list[p.toMove * p.squares + i];
            if (p.kind[square] == kind) {
                int file = square % files;
                int shift = 4 * file;
                seen += 1L << shift;
                if ((seen >>> shift & 15) >= most) {
                    full |= 1L << file;
                }
            }
        }
        return full;
    }

    static void put(State p, int to, int kind) {
        int side = p.toMove;
        p.addToHand(side, inHand(p, kind), -1);
        p.put(side, kind, to);
        if (p.tables.variant.castling().droppedPieces()) {
            gainRights(p, side, to);
        }
    }

    /// What lies in hand for a kind that is dropped: the plain kind for a promoted one.
    private static int inHand(State p, int kind) {
        for (int plain = 0; plain < p.kindCount; plain++) {
            for (int form : p.tables.drops.forms[plain]) {
                if (form == kind && (plain == kind || p.hand[p.toMove * p.kindCount + plain] > 0)) {
                    return plain;
                }
            }
        }
        return kind;
    }

    /// Dropped kings and rooks may castle when they stand on the squares for it.
    private static void gainRights(State p, int side, int to) {
        for (int right = 2 * side; right < 2 * side + 2; right++) {
            int king = p.kingOf[right];
            int rook = p.rookOf[right];
            if ((to == king || to == rook)
                    && isOwn(p, king, side, p.tables.castlingKings)
                    && isOwn(p, rook, side, p.tables.castlingRooks[side])) {
                p.castling |= 1 << right;
            }
        }
    }

    private static boolean isOwn(State p, int square, int side, long kinds) {
        return square != State.NONE && p.side[square] == side + 1 && p.isKind(square, kinds);
    }

    static void takeBack(State p, int to) {
        int kind = p.kind[to];
        p.remove(to);
        int plain = kind;
        for (int other = 0; other < p.kindCount; other++) {
            for (int form : p.tables.drops.forms[other]) {
                plain = form == kind && other != kind ? other : plain;
            }
        }
        p.addToHand(p.toMove, plain, 1);
    }
}
