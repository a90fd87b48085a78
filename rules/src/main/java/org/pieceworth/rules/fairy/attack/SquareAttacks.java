package org.pieceworth.rules.fairy.attack;

import org.pieceworth.rules.fairy.compile.AttackTable;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.fairy.state.PositionState;

/// Kernel: whether a square is under attack.
public final class SquareAttacks {

    private SquareAttacks() {}

    /// Whether a side could take on the square, were an enemy of it there.
    public static boolean isAttacked(PositionState p, int square, int by) {
        VariantTables t = p.tables;
        return leaps(p, t.attacksTo[by], square, by)
                || rays(p, t.attacksTo[by], square, by)
                || lines(p, t.attacksTo[by], square, by)
                || (t.forwardAttackers[by] != 0 && ForwardAttacks.takes(p, square, by));
    }

    private static boolean leaps(PositionState p, AttackTable reach, int square, int by) {
        byte[] side = p.side;
        byte[] kind = p.kind;
        int[] places = reach.leapSquare();
        long[] kinds = reach.leapKinds();
        int enemy = by + 1;
        for (int i = reach.leapStart()[square], end = reach.leapStart()[square + 1]; i < end; i++) {
            int place = places[i];
            if (side[place] == enemy && (kinds[i] >>> kind[place] & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean rays(PositionState p, AttackTable reach, int square, int by) {
        byte[] side = p.side;
        int[] squares = reach.squares();
        int[] rayAt = reach.rayAt();
        int enemy = by + 1;
        for (int ray = reach.rayStart()[square], last = reach.rayStart()[square + 1]; ray < last; ray++) {
            int end = rayAt[ray + 1];
            int at = rayAt[ray];
            while (at < end && side[squares[at]] == 0) {
                at++;
            }
            if (at < end) {
                int place = squares[at];
                if (side[place] == enemy && (reach.kinds()[at] >>> p.kind[place] & 1) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean lines(PositionState p, AttackTable reach, int square, int by) {
        byte[] side = p.side;
        int[] squares = reach.squares();
        int[] lineAt = reach.lineAt();
        for (int line = reach.lineStart()[square], last = reach.lineStart()[square + 1]; line < last; line++) {
            int origin = lineAt[line + 1] - 1;
            int place = squares[origin];
            if (side[place] == by + 1 && (reach.kinds()[origin] >>> p.kind[place] & 1) != 0) {
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
