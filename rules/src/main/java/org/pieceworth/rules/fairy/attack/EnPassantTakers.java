package org.pieceworth.rules.fairy.attack;

import org.pieceworth.rules.fairy.compile.AttackTable;
import org.pieceworth.rules.fairy.state.PositionState;

/// Kernel: the pieces that can capture en passant.
public final class EnPassantTakers {

    private EnPassantTakers() {}

    /// Removes squares just passed by a pawn if the side to move could not capture it there, its own king's
    /// safety aside: they are not part of a position (FIDE Laws of Chess, 9.2.3).
    public static void forgetUseless(PositionState p) {
        if (p.enPassant == PositionState.NO_SQUARE || p.programs.multiLegsTakeEnPassant) {
            return;
        }
        int step = step(p);
        for (int square = p.enPassant; square != p.enPassantVictim; square += step) {
            if (takes(p, square)) {
                p.enPassant = square;
                return;
            }
        }
        p.enPassant = PositionState.NO_SQUARE;
        p.enPassantVictim = PositionState.NO_SQUARE;
    }

    /// From one square passed to the next.
    public static int step(PositionState p) {
        int files = p.tables.board.files();
        int dx = p.enPassantVictim % files - p.enPassant % files;
        int dy = p.enPassantVictim / files - p.enPassant / files;
        return Integer.signum(dy) * files + Integer.signum(dx);
    }

    /// True if the side to move could capture a pawn that has passed the square.
    public static boolean takes(PositionState p, int square) {
        if (!p.pawns.enPassantRegion[p.sideToMove][square] || p.side[square] == PositionState.WALL) {
            return false;
        }
        AttackTable table = p.attacks.enPassantBySide[p.sideToMove];
        for (int i = table.leapStart()[square]; i < table.leapStart()[square + 1]; i++) {
            int from = table.leapSquare()[i];
            if (p.side[from] == p.sideToMove + 1 && p.isKind(from, table.leapKinds()[i])) {
                return true;
            }
        }
        return false;
    }
}
