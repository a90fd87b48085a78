package org.pieceworth.rules.fairy.make;

import org.pieceworth.rules.fairy.attack.Royalty;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;

/// Kernel: the consequences of a move once the other side is to move: it counts checks and hunts, and a king on a
/// rook's line loses its leap.
final class AfterMove {

    private AfterMove() {}

    static void apply(PositionState p, int move) {
        int mover = p.sideToMove ^ 1;
        if (p.tables.variant.end().checkCounting() && Royalty.inCheck(p, p.sideToMove)) {
            int shift = 8 * mover;
            if ((p.checksToGive >>> shift & 255) > 0) {
                p.checksToGive -= 1 << shift;
            }
        }
        if (p.flags.counting) {
            Counting.apply(p, move);
        }
        if (p.flags.cambodian && p.gatingRights != 0) {
            aimed(p, Move.to(move));
        }
    }

    /// In Cambodian chess a rook that aims at a king takes its leap away.
    private static void aimed(PositionState p, int to) {
        int king = p.kingSquare[p.sideToMove];
        boolean leaps = p.royalCount[p.sideToMove] == 1 && (p.gatingRights & p.entries.gateBit[king]) != 0;
        if (leaps && p.side[to] == 2 - p.sideToMove && p.isKind(to, p.kinds.rooks) && aims(p, to, king)) {
            p.gatingRights &= ~p.entries.gateBit[king];
        }
    }

    /// True if they share a file or rank, even with pieces between.
    private static boolean aims(PositionState p, int rook, int king) {
        int files = p.tables.board.files();
        return king % files == rook % files || king / files == rook / files;
    }
}
