package org.pieceworth.rules.fairy.evaluation;

import org.pieceworth.rules.fairy.attack.ForwardAttacks;
import org.pieceworth.rules.fairy.compile.AttackTable;
import org.pieceworth.rules.fairy.make.MoveMaker;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;

/// Kernel: the gain of a move if both sides continue to capture on its square with their least valuable attacker, each
/// as long as it pays. Attackers are found on the board as it is after each capture, so that lines that open, hurdles
/// that vanish and pieces that capture unlike they move need no rules of their own. Pins and later promotions are
/// ignored; captures with effects count by their immediate changes.
public final class StaticExchangeEvaluation {

    private static final int MAX_CAPTURES = 64;

    private final PositionState p;
    private final int[] gains = new int[MAX_CAPTURES];
    private final int[] attackerSquares = new int[MAX_CAPTURES];

    /// True if attack tables hold all attacks, so that bitboards suffice.
    private final boolean byBitboards;

    private final BitboardExchange bitboards;

    public StaticExchangeEvaluation(PositionState p) {
        this.p = p;
        byBitboards = p.bitboards.usable && (p.attacks.forwardKinds[0] | p.attacks.forwardKinds[1]) == 0;
        bitboards = new BitboardExchange(p);
    }

    /// The gain of the side to move.
    ///
    /// @param values by kind, royal ones above all others together
    public int evaluate(int move, int[] values) {
        int kind = Move.kind(move);
        if (kind == Move.CASTLING || kind == Move.PASS) {
            return 0;
        }
        if (p.flags.captureEffects || kind == Move.LEGS) {
            return byPlaying(move, values);
        }
        int to = Move.to(move);
        int from = Move.from(move);
        int side = p.sideToMove;
        int gain = 0;
        if (kind == Move.EN_PASSANT) {
            gain = values[p.kind[p.enPassantVictim]];
        } else if (p.side[to] == 2 - side) {
            gain = values[p.kind[to]];
        }
        int mover = kind == Move.DROP ? Move.promotedType(move) : p.kind[from];
        if (kind == Move.PROMOTION) {
            gain += values[Move.promotedType(move)] - values[mover];
            mover = Move.promotedType(move);
        }
        return swap(from, to, kind == Move.EN_PASSANT ? p.enPassantVictim : to, mover, gain, values);
    }

    /// True if the gain is at least the threshold; fast if the captured piece, less the capturing one, settles it.
    public boolean atLeast(int move, int threshold, int[] values) {
        int kind = Move.kind(move);
        if (kind != Move.NORMAL || p.flags.captureEffects) {
            return evaluate(move, values) >= threshold;
        }
        int to = Move.to(move);
        int from = Move.from(move);
        int gain = p.side[to] == 2 - p.sideToMove ? values[p.kind[to]] : 0;
        if (gain < threshold || gain - values[p.kind[from]] >= threshold) {
            return gain >= threshold;
        }
        return byBitboards
                ? bitboards.atLeast(from, to, to, p.kind[from], gain, threshold, values)
                : swap(from, to, to, p.kind[from], gain, values) >= threshold;
    }

    /// @param victim the square of the captured piece
    /// @param mover the kind on `to` after the move
    private int swap(int from, int to, int victim, int mover, int gain, int[] values) {
        byte[] side = p.side;
        byte sideAt = side[to];
        byte kindAt = p.kind[to];
        byte sideFrom = side[from];
        byte sideVictim = side[victim];
        side[victim] = 0;
        side[from] = 0;
        int stm = p.sideToMove;
        int occupant = mover;
        int depth = 0;
        gains[0] = gain;
        while (depth + 1 < MAX_CAPTURES) {
            side[to] = (byte) (stm + 1);
            p.kind[to] = (byte) occupant;
            stm ^= 1;
            int next = leastValuableAttacker(to, stm, values);
            if (next == PositionState.NO_SQUARE) {
                break;
            }
            boolean royal = (p.kinds.royal >>> p.kind[next] & 1) != 0;
            depth++;
            gains[depth] = values[occupant] - gains[depth - 1];
            occupant = p.kind[next];
            attackerSquares[depth] = next;
            side[next] = 0;
            if (royal && isTaken(to, stm, occupant, values)) {
                side[next] = (byte) (stm + 1);
                depth--;
                break;
            }
        }
        stm = p.sideToMove;
        for (int i = 1; i <= depth; i++) {
            stm ^= 1;
            side[attackerSquares[i]] = (byte) (stm + 1);
        }
        side[victim] = sideVictim;
        side[from] = sideFrom;
        side[to] = sideAt;
        p.kind[to] = kindAt;
        while (depth > 0) {
            gains[depth - 1] = -Math.max(-gains[depth - 1], gains[depth]);
            depth--;
        }
        return gains[0];
    }

    /// True if a royal piece that captures could be captured in turn, so that it may not capture.
    private boolean isTaken(int to, int side, int kind, int[] values) {
        byte sideAt = p.side[to];
        byte kindAt = p.kind[to];
        p.side[to] = (byte) (side + 1);
        p.kind[to] = (byte) kind;
        boolean taken = leastValuableAttacker(to, side ^ 1, values) != PositionState.NO_SQUARE;
        p.side[to] = sideAt;
        p.kind[to] = kindAt;
        return taken;
    }

    /// The square of a side's least valuable attacker of a square.
    private int leastValuableAttacker(int to, int by, int[] values) {
        AttackTable table = p.attacks.bySide[by];
        int best = PositionState.NO_SQUARE;
        int lowest = Integer.MAX_VALUE;
        byte[] side = p.side;
        byte[] kind = p.kind;
        int enemy = by + 1;
        int[] origins = table.leapSquare();
        for (int i = table.leapStart()[to], end = table.leapStart()[to + 1]; i < end; i++) {
            int attacker = origins[i];
            if (side[attacker] == enemy
                    && (table.leapKinds()[i] >>> kind[attacker] & 1) != 0
                    && values[kind[attacker]] < lowest) {
                best = attacker;
                lowest = values[kind[attacker]];
            }
        }
        int[] squares = table.squares();
        int[] rayAt = table.rayAt();
        for (int ray = table.rayStart()[to], last = table.rayStart()[to + 1]; ray < last; ray++) {
            int end = rayAt[ray + 1];
            int at = rayAt[ray];
            while (at < end && side[squares[at]] == 0) {
                at++;
            }
            if (at < end) {
                int attacker = squares[at];
                if (side[attacker] == enemy
                        && (table.kinds()[at] >>> kind[attacker] & 1) != 0
                        && values[kind[attacker]] < lowest
                        && !onlyFaces(attacker, to, by)) {
                    best = attacker;
                    lowest = values[kind[attacker]];
                }
            }
        }
        int[] lineAt = table.lineAt();
        for (int line = table.lineStart()[to], last = table.lineStart()[to + 1]; line < last; line++) {
            int origin = lineAt[line + 1] - 1;
            int attacker = squares[origin];
            if (side[attacker] == enemy
                    && (table.kinds()[origin] >>> kind[attacker] & 1) != 0
                    && values[kind[attacker]] < lowest
                    && isEmpty(squares, lineAt[line], origin)) {
                best = attacker;
                lowest = values[kind[attacker]];
            }
        }
        return p.attacks.forwardKinds[by] == 0 ? best : leastValuableForward(to, by, values, best, lowest);
    }

    private boolean isEmpty(int[] squares, int from, int end) {
        for (int i = from; i < end; i++) {
            if (p.side[squares[i]] != 0) {
                return false;
            }
        }
        return true;
    }

    /// True if a king attacks only by the rule that kings may not face each other.
    private boolean onlyFaces(int attacker, int to, int by) {
        return p.tables.variant.royals().flyingGeneral()
                && (p.kinds.royal >>> p.kind[attacker] & 1) != 0
                && !ForwardAttacks.leaps(p, attacker, to, by);
    }

    private int leastValuableForward(int to, int by, int[] values, int other, int otherValue) {
        long kinds = p.attacks.forwardKinds[by];
        int best = other;
        int lowest = otherValue;
        for (int i = by * p.squareCount, end = i + p.pieceCount[by]; i < end; i++) {
            int attacker = p.pieceList[i];
            if (p.side[attacker] == by + 1
                    && attacker != to
                    && p.isKind(attacker, kinds)
                    && values[p.kind[attacker]] < lowest
                    && ForwardAttacks.takes(p, attacker, to, by)) {
                best = attacker;
                lowest = values[p.kind[attacker]];
            }
        }
        return best;
    }

    /// The gain of a capture with effects, from the material before and after it.
    private int byPlaying(int move, int[] values) {
        int side = p.sideToMove;
        int before = balance(side, values);
        MoveMaker.make(p, move);
        int gain = balance(side, values) - before;
        MoveMaker.unmake(p);
        return gain;
    }

    private int balance(int side, int[] values) {
        int own = side * p.kindCount;
        int enemy = (side ^ 1) * p.kindCount;
        int sum = 0;
        for (int kind = 0; kind < p.kindCount; kind++) {
            sum += values[kind] * (p.kindCounts[own + kind] - p.kindCounts[enemy + kind]);
        }
        return sum;
    }
}
