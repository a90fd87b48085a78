package org.pieceworth.rules.fairy.attack;

import org.pieceworth.rules.fairy.compile.AttackTable;
import org.pieceworth.rules.fairy.state.PositionState;

/// Finds the kinds of pieces that attack a square.
public final class Attackers {

    private Attackers() {}

    /// The kinds of a side that attack the square.
    public static long kinds(PositionState p, int square, int by) {
        if (!SquareAttacks.isAttacked(p, square, by)) {
            return 0;
        }
        AttackTable table = p.attacks.bySide[by];
        return leaps(p, table, square, by) | rays(p, table, square, by) | forward(p, square, by);
    }

    private static long leaps(PositionState p, AttackTable table, int square, int by) {
        long found = 0;
        for (int i = table.leapStart()[square], end = table.leapStart()[square + 1]; i < end; i++) {
            int attacker = table.leapSquare()[i];
            boolean attacks = p.side[attacker] == by + 1 && p.isKind(attacker, table.leapKinds()[i]);
            found |= attacks ? 1L << p.kind[attacker] : 0;
        }
        return found;
    }

    private static long rays(PositionState p, AttackTable table, int square, int by) {
        long found = 0;
        for (int ray = table.rayStart()[square], last = table.rayStart()[square + 1]; ray < last; ray++) {
            int at = table.rayAt()[ray];
            int end = table.rayAt()[ray + 1];
            while (at < end && p.side[table.squares()[at]] == 0) {
                at++;
            }
            if (at < end) {
                int attacker = table.squares()[at];
                boolean attacks = p.side[attacker] == by + 1 && p.isKind(attacker, table.kinds()[at]);
                found |= attacks ? 1L << p.kind[attacker] : 0;
            }
        }
        for (int line = table.lineStart()[square], last = table.lineStart()[square + 1]; line < last; line++) {
            int origin = table.lineAt()[line + 1] - 1;
            int attacker = table.squares()[origin];
            int at = table.lineAt()[line];
            while (at < origin && p.side[table.squares()[at]] == 0) {
                at++;
            }
            boolean attacks = at == origin && p.side[attacker] == by + 1 && p.isKind(attacker, table.kinds()[origin]);
            found |= attacks ? 1L << p.kind[attacker] : 0;
        }
        return found;
    }

    private static long forward(PositionState p, int square, int by) {
        long found = 0;
        for (int i = 0; i < p.pieceCount[by]; i++) {
            int from = p.pieceList[by * p.squareCount + i];
            boolean attacks = p.isKind(from, p.attacks.forwardKinds[by]) && ForwardAttacks.takes(p, from, square, by);
            found |= attacks ? 1L << p.kind[from] : 0;
        }
        return found;
    }
}
