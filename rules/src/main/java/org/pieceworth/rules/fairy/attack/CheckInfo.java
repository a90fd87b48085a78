package org.pieceworth.rules.fairy.attack;

import java.util.Arrays;
import org.pieceworth.rules.fairy.compile.AttackTable;
import org.pieceworth.rules.fairy.state.PositionState;

/// Kernel: the checkers of a king and the pinned pieces, by the attack table of its square.
///
/// A check or pin is the squares between and the attacker's own. With [Bitboards] these are sets; otherwise a stretch
/// of `AttackTable#squares`, the attacker's square last; a leap has only its square, as a negative `checkFrom`.
///
/// A piece may attack in several ways at once (`RD` two squares off, a rook round a cylinder), and the ways of several
/// pieces may share squares (gryphons that turn on the same one): one move can then resolve several checks.
public final class CheckInfo {

    private CheckInfo() {}

    /// Brings checks and pins of the only king of the side to move up to date.
    public static void update(PositionState p) {
        if (p.checkInfoHash != p.hash) {
            compute(p, p.kingSquare[p.sideToMove], p.sideToMove ^ 1);
            p.checkInfoHash = p.hash;
        }
    }

    static void compute(PositionState p, int king, int by) {
        p.checkInfoHash = 0;
        p.checkerCount = 0;
        p.pinCount = 0;
        p.stamp++;
        if (p.bitboards.usable) {
            BitboardChecks.find(p, king, by);
            return;
        }
        AttackTable table = p.attacks.bySide[by];
        leaps(p, table, king, by);
        rays(p, table, king, by);
        if (table.lineStart()[king] != table.lineStart()[king + 1]) {
            lines(p, table, king, by);
        }
    }

    private static void leaps(PositionState p, AttackTable table, int king, int by) {
        byte[] side = p.side;
        int[] origins = table.leapSquare();
        int enemy = by + 1;
        for (int i = table.leapStart()[king], end = table.leapStart()[king + 1]; i < end; i++) {
            int attacker = origins[i];
            if (side[attacker] == enemy && (table.leapKinds()[i] >>> p.kind[attacker] & 1) != 0) {
                addCheck(p, -1 - attacker, -1 - attacker);
            }
        }
    }

    private static void rays(PositionState p, AttackTable table, int king, int by) {
        byte[] side = p.side;
        int[] squares = table.squares();
        int[] rayAt = table.rayAt();
        int enemy = by + 1;
        for (int ray = table.rayStart()[king], last = table.rayStart()[king + 1]; ray < last; ray++) {
            int begin = rayAt[ray];
            int end = rayAt[ray + 1];
            int at = begin;
            while (at < end && side[squares[at]] == 0) {
                at++;
            }
            if (at == end) {
                continue;
            }
            int first = squares[at];
            if (side[first] == enemy) {
                if ((table.kinds()[at] >>> p.kind[first] & 1) != 0) {
                    addCheck(p, begin, at);
                }
            } else if (side[first] == 2 - by) {
                at++;
                while (at < end && side[squares[at]] == 0) {
                    at++;
                }
                if (at < end && side[squares[at]] == enemy && (table.kinds()[at] >>> p.kind[squares[at]] & 1) != 0) {
                    addPin(p, first, begin, at);
                }
            }
        }
    }

    private static void lines(PositionState p, AttackTable table, int king, int by) {
        byte[] side = p.side;
        int[] squares = table.squares();
        int[] lineAt = table.lineAt();
        for (int line = table.lineStart()[king], last = table.lineStart()[king + 1]; line < last; line++) {
            int origin = lineAt[line + 1] - 1;
            int attacker = squares[origin];
            if (side[attacker] == by + 1 && (table.kinds()[origin] >>> p.kind[attacker] & 1) != 0) {
                int blockers = 0;
                int blocker = 0;
                for (int at = lineAt[line]; at < origin; at++) {
                    if (side[squares[at]] != 0) {
                        blockers++;
                        blocker = squares[at];
                    }
                }
                if (blockers == 0) {
                    addCheck(p, lineAt[line], origin);
                } else if (blockers == 1 && side[blocker] == 2 - by) {
                    addPin(p, blocker, lineAt[line], origin);
                }
            }
        }
    }

    private static void addCheck(PositionState p, int from, int to) {
        if (p.checkerCount == p.checkFrom.length) {
            p.checkFrom = Arrays.copyOf(p.checkFrom, 2 * p.checkerCount);
            p.checkTo = Arrays.copyOf(p.checkTo, 2 * p.checkerCount);
        }
        p.checkFrom[p.checkerCount] = from;
        p.checkTo[p.checkerCount++] = to;
    }

    private static void addPin(PositionState p, int square, int from, int to) {
        if (p.pinCount < p.pinned.length) {
            p.pinned[p.pinCount] = square;
            p.pinFrom[p.pinCount] = from;
            p.pinTo[p.pinCount++] = to;
            p.pinStamp[square] = p.stamp;
        }
    }

    /// False if only a move of the king can resolve all checks.
    public static boolean othersMayMove(PositionState p) {
        return p.checkerCount < 2 || !p.bitboards.usable || (p.checkLow | p.checkHigh) != 0;
    }

    /// True if a move to the square resolves all checks, by capture or by interposing.
    public static boolean resolvesCheck(PositionState p, AttackTable table, int to) {
        if (p.bitboards.usable) {
            return ((to < Long.SIZE ? p.checkLow : p.checkHigh) >>> to & 1) != 0;
        }
        for (int i = 0; i < p.checkerCount; i++) {
            int from = p.checkFrom[i];
            if (from < 0 ? to != -1 - from : !contains(table, from, p.checkTo[i], to)) {
                return false;
            }
        }
        return true;
    }

    /// True if a pinned piece stays on every line of its pins.
    public static boolean staysOnPin(PositionState p, AttackTable table, int from, int to) {
        for (int i = 0; i < p.pinCount; i++) {
            if (p.pinned[i] == from && !isOnPin(p, table, i, to)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isOnPin(PositionState p, AttackTable table, int pin, int to) {
        return p.bitboards.usable
                ? ((to < Long.SIZE ? p.pinLow[pin] : p.pinHigh[pin]) >>> to & 1) != 0
                : contains(table, p.pinFrom[pin], p.pinTo[pin], to);
    }

    private static boolean contains(AttackTable table, int from, int to, int square) {
        int[] squares = table.squares();
        for (int i = from; i <= to; i++) {
            if (squares[i] == square) {
                return true;
            }
        }
        return false;
    }
}
