package org.pieceworth.rules.fairy.ending;

import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;

/// Kernel: set-up phases that require a side's bishops on squares of both colours.
final class BishopDrops {

    private BishopDrops() {}

    /// True if the bishops can still be distributed after a drop.
    static boolean fit(PositionState p, int move) {
        long bishops = p.kinds.bishops;
        if (bishops == 0) {
            return true;
        }
        int to = Move.to(move);
        int total = p.countOf(p.sideToMove, bishops) + inHand(p, bishops);
        if ((bishops >>> Move.promotedType(move) & 1) != 0) {
            return onShade(p, bishops, p.tables.board.shade(to)) + 1 <= (total + 1) / 2;
        }
        for (int shade = 0; shade < 2; shade++) {
            if (onShade(p, bishops, shade) + room(p, shade, to) < total / 2) {
                return false;
            }
        }
        return true;
    }

    private static int inHand(PositionState p, long kinds) {
        int count = 0;
        for (long left = kinds; left != 0; left &= left - 1) {
            count += p.hand[p.sideToMove * p.kindCount + Long.numberOfTrailingZeros(left)];
        }
        return count;
    }

    private static int onShade(PositionState p, long bishops, int shade) {
        int count = 0;
        for (int i = 0; i < p.pieceCount[p.sideToMove]; i++) {
            int square = p.pieceList[p.sideToMove * p.squareCount + i];
            count += p.isKind(square, bishops) && p.tables.board.shade(square) == shade ? 1 : 0;
        }
        return count;
    }

    private static int room(PositionState p, int shade, int but) {
        int kind = Long.numberOfTrailingZeros(p.kinds.bishops);
        int count = 0;
        for (int square : p.entries.drops.squares[p.sideToMove * p.kindCount + kind]) {
            count += square != but && p.side[square] == 0 && p.tables.board.shade(square) == shade ? 1 : 0;
        }
        return count;
    }
}
