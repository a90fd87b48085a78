package org.pieceworth.rules.fairy.attack;

import org.pieceworth.rules.fairy.compile.AttackTable;
import org.pieceworth.rules.fairy.state.PositionState;

/// Kernel: tests if a square is under attack.
public final class SquareAttacks {

    private SquareAttacks() {}

    /// True if a side could capture an enemy on the square. Uses bitboards if the variant has them.
    public static boolean isAttacked(PositionState p, int square, int by) {
        if (!p.bitboards.usable) {
            return isAttackedBySquares(p, square, by);
        }
        return BitboardAttacks.isAttacked(p, square, by, p.occupiedLow(), p.occupiedHigh())
                || (p.attacks.forwardKinds[by] != 0 && ForwardAttacks.takes(p, square, by));
    }

    /// [#isAttacked] by the squares only: callers may have changed some of them for
    /// a trial, but not the bitboards.
    public static boolean isAttackedBySquares(PositionState p, int square, int by) {
        AttackTable table = p.attacks.bySide[by];
        return leaps(p, table, square, by)
                || rays(p, table, square, by)
                || lines(p, table, square, by)
                || (p.attacks.forwardKinds[by] != 0 && ForwardAttacks.takes(p, square, by));
    }

    private static boolean leaps(PositionState p, AttackTable table, int square, int by) {
        byte[] side = p.side;
        byte[] kind = p.kind;
        int[] origins = table.leapSquare();
        long[] kinds = table.leapKinds();
        int enemy = by + 1;
        for (int i = table.leapStart()[square], end = table.leapStart()[square + 1]; i < end; i++) {
            int attacker = origins[i];
            if (side[attacker] == enemy && (kinds[i] >>> kind[attacker] & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean rays(PositionState p, AttackTable table, int square, int by) {
        byte[] side = p.side;
        int[] squares = table.squares();
        int[] rayAt = table.rayAt();
        int enemy = by + 1;
        for (int ray = table.rayStart()[square], last = table.rayStart()[square + 1]; ray < last; ray++) {
            int end = rayAt[ray + 1];
            int at = rayAt[ray];
            while (at < end && side[squares[at]] == 0) {
                at++;
            }
            if (at < end) {
                int attacker = squares[at];
                if (side[attacker] == enemy && (table.kinds()[at] >>> p.kind[attacker] & 1) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean lines(PositionState p, AttackTable table, int square, int by) {
        byte[] side = p.side;
        int[] squares = table.squares();
        int[] lineAt = table.lineAt();
        for (int line = table.lineStart()[square], last = table.lineStart()[square + 1]; line < last; line++) {
            int origin = lineAt[line + 1] - 1;
            int attacker = squares[origin];
            if (side[attacker] == by + 1 && (table.kinds()[origin] >>> p.kind[attacker] & 1) != 0) {
                int at = lineAt[line];
                while (at < origin && side[squares[at]] == 0) {
                    at++;
                }
                if (at == origin) {
                    return true;
                }
            }
        }
        return false;
    }
}
