package org.pieceworth.rules.fairy;

import org.pieceworth.rules.position.Move;

/// Kernel: what follows from a move once the other side is to move: a check is counted, a king aimed at by
/// a rook loses its leap.
final class AfterMove {

    private AfterMove() {}

    static void apply(State p, int move) {
        int mover = p.toMove ^ 1;
        if (p.tables.variant.end().checkCounting() && Royalty.inCheck(p, p.toMove)) {
            int shift = 8 * mover;
            if ((p.checks >>> shift & 255) > 0) {
                p.checks -= 1 << shift;
            }
        }
        if (p.tables.special.cambodian && p.gates != 0) {
            aimed(p, Move.to(move));
        }
    }

    /// In Cambodian chess a rook that comes to aim at a king takes its leap away.
    private static void aimed(State p, int to) {
        int king = p.king[p.toMove];
        boolean leaps = p.royals[p.toMove] == 1 && (p.gates & p.tables.gateBit[king]) != 0;
        if (leaps && p.side[to] == 2 - p.toMove && p.isKind(to, p.tables.rooks) && aims(p, to, king)) {
            p.gates &= ~p.tables.gateBit[king];
        }
    }

    /// Whether they share a file or rank, whatever stands between.
    private static boolean aims(State p, int rook, int king) {
        int files = p.tables.board.files();
        return king % files == rook % files || king / files == rook / files;
    }
}
