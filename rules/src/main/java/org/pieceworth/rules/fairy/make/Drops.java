package org.pieceworth.rules.fairy.make;

import org.pieceworth.rules.fairy.compile.DropTable;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;

/// Kernel: drops from the hand.
public final class Drops {

    private Drops() {}

    /// Writes the drops of the side to move, regardless of royal safety.
    public static int moves(PositionState p, int[] moves, int start) {
        int side = p.sideToMove;
        int count = start;
        boolean free = p.flags.freeDrops;
        if (p.inHand[side] > 0 || free) {
            for (int kind = 0; kind < p.kindCount; kind++) {
                boolean held = p.hand[side * p.kindCount + kind] > 0;
                if (held || (free && p.entries.drops.free[kind])) {
                    for (int form : p.entries.drops.forms[kind]) {
                        count = squares(p, form, moves, count);
                    }
                }
            }
        }
        return count;
    }

    private static int squares(PositionState p, int kind, int[] moves, int start) {
        int count = start;
        int maxOnFile = p.entries.drops.noDoubled[kind];
        if (maxOnFile == 0) {
            return start;
        }
        long full = maxOnFile == DropTable.NO_LIMIT ? 0 : fullFiles(p, kind, maxOnFile);
        int files = p.tables.board.files();
        for (int to : p.entries.drops.squares[p.sideToMove * p.kindCount + kind]) {
            boolean open = p.side[to] == 0 && (full >>> to % files & 1) == 0;
            if (open && (!p.flags.stonesBeside || Stones.allow(p, to))) {
                moves[count++] = Move.drop(to, kind);
            }
        }
        return count;
    }

    /// The files that have at least this many pieces of the kind, a bit each.
    private static long fullFiles(PositionState p, int kind, int maxOnFile) {
        int files = p.tables.board.files();
        long seen = 0;
        long full = 0;
        for (int i = 0; i < p.pieceCount[p.sideToMove]; i++) {
            int square = p.pieceList[p.sideToMove * p.squareCount + i];
            if (p.kind[square] == kind) {
                int file = square % files;
                int shift = 4 * file;
                seen += 1L << shift;
                if ((seen >>> shift & 15) >= maxOnFile) {
                    full |= 1L << file;
                }
            }
        }
        return full;
    }

    static void put(PositionState p, int to, int kind) {
        int side = p.sideToMove;
        if (takesFromHand(p, kind)) {
            p.addToHand(side, inHand(p, kind), -1);
        }
        if (p.flags.seirawan) {
            Gating.forgetUseless(p);
        }
        p.put(side, kind, to);
        if (p.tables.variant.castling().droppedPieces()) {
            gainRights(p, side, to);
        }
    }

    private static boolean takesFromHand(PositionState p, int kind) {
        return !p.flags.freeDrops || !p.entries.drops.free[kind];
    }

    /// The kind in hand of a dropped kind: the plain one for a promoted one.
    private static int inHand(PositionState p, int kind) {
        for (int plain = 0; plain < p.kindCount; plain++) {
            for (int form : p.entries.drops.forms[plain]) {
                if (form == kind && (plain == kind || p.hand[p.sideToMove * p.kindCount + plain] > 0)) {
                    return plain;
                }
            }
        }
        return kind;
    }

    /// Gives dropped kings and rooks the right to castle on the squares for it.
    private static void gainRights(PositionState p, int side, int to) {
        for (int right = 2 * side; right < 2 * side + 2; right++) {
            int king = p.castlingKing[right];
            int rook = p.castlingRook[right];
            if ((to == king || to == rook)
                    && isOwn(p, king, side, p.entries.castlingKings)
                    && isOwn(p, rook, side, p.entries.castlingRooks[side])) {
                p.castlingRights |= 1 << right;
            }
        }
    }

    private static boolean isOwn(PositionState p, int square, int side, long kinds) {
        return square != PositionState.NO_SQUARE && p.side[square] == side + 1 && p.isKind(square, kinds);
    }

    static void takeBack(PositionState p, int to) {
        int kind = p.kind[to];
        p.remove(to);
        if (!takesFromHand(p, kind)) {
            return;
        }
        int plain = kind;
        for (int other = 0; other < p.kindCount; other++) {
            for (int form : p.entries.drops.forms[other]) {
                plain = form == kind && other != kind ? other : plain;
            }
        }
        p.addToHand(p.sideToMove, plain, 1);
    }
}
