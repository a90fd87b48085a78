package org.pieceworth.rules.fairy.evaluation;

import org.pieceworth.rules.fairy.attack.ForwardAttacks;
import org.pieceworth.rules.fairy.compile.AttackTable;
import org.pieceworth.rules.fairy.make.MoveMaker;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;

/// Kernel: what a move wins when both sides go on taking on its square with their least valuable attacker,
/// each as long as it pays. Attackers are found on the board as it is after each capture, so that lines that
/// open, screens that vanish and pieces that take unlike they move need no rules of their own. Pins and
/// promotions further on are not seen; captures with effects of their own count for what they change at once.
public final class StaticExchangeEvaluation {

    private static final int MAX_CAPTURES = 64;

    private final PositionState p;
    private final int[] gains = new int[MAX_CAPTURES];
    private final int[] attackerSquares = new int[MAX_CAPTURES];

    public StaticExchangeEvaluation(PositionState p) {
        this.p = p;
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

    /// Whether the gain is so much or more; quick where taking at all, or losing the taker for nothing, settles it.
    public boolean atLeast(int move, int threshold, int[] values) {
        int kind = Move.kind(move);
        if (kind == Move.NORMAL && !p.flags.captureEffects) {
            int to = Move.to(move);
            int gain = p.side[to] == 2 - p.sideToMove ? values[p.kind[to]] : 0;
            if (gain < threshold || gain - values[p.kind[Move.from(move)]] >= threshold) {
                return gain >= threshold;
            }
        }
        return evaluate(move, values) >= threshold;
    }

    /// @param victim where what is taken stands
    /// @param mover the kind that stands on `to` then
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
            int attacker = leastValuableAttacker(to, stm, values);
            if (attacker == PositionState.NO_SQUARE) {
                break;
            }
            boolean royal = (p.kinds.royal >>> p.kind[attacker] & 1) != 0;
            depth++;
            gains[depth] = values[occupant] - gains[depth - 1];
            occupant = p.kind[attacker];
            attackerSquares[depth] = attacker;
            side[attacker] = 0;
            if (royal && isTaken(to, stm, occupant, values)) {
                side[attacker] = (byte) (stm + 1);
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

    /// Whether a royal piece that takes is taken in turn, so that it may not.
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

    /// Where the least valuable piece of a side stands that can take on a square.
    private int leastValuableAttacker(int to, int by, int[] values) {
        AttackTable table = p.attacks.bySide[by];
        int best = PositionState.NO_SQUARE;
        int worth = Integer.MAX_VALUE;
        byte[] side = p.side;
        byte[] kind = p.kind;
        int enemy = by + 1;
        int[] places = table.leapSquare();
        for (int i = table.leapStart()[to], end = table.leapStart()[to + 1]; i < end; i++) {
            int place = places[i];
            if (side[place] == enemy
                    && (table.leapKinds()[i] >>> kind[place] & 1) != 0
                    && values[kind[place]] < worth) {
                best = place;
                worth = values[kind[place]];
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
                int place = squares[at];
                if (side[place] == enemy
                        && (table.kinds()[at] >>> kind[place] & 1) != 0
                        && values[kind[place]] < worth
                        && !onlyFaces(place, to, by)) {
                    best = place;
                    worth = values[kind[place]];
                }
            }
        }
        int[] lineAt = table.lineAt();
        for (int line = table.lineStart()[to], last = table.lineStart()[to + 1]; line < last; line++) {
            int origin = lineAt[line + 1] - 1;
            int place = squares[origin];
            if (side[place] == enemy
                    && (table.kinds()[origin] >>> kind[place] & 1) != 0
                    && values[kind[place]] < worth
                    && isEmpty(squares, lineAt[line], origin)) {
                best = place;
                worth = values[kind[place]];
            }
        }
        return p.attacks.forwardKinds[by] == 0 ? best : leastValuableForward(to, by, values, best, worth);
    }

    private boolean isEmpty(int[] squares, int from, int end) {
        for (int i = from; i < end; i++) {
            if (p.side[squares[i]] != 0) {
                return false;
            }
        }
        return true;
    }

    /// Whether a king's attack is no more than that kings may not face each other.
    private boolean onlyFaces(int place, int to, int by) {
        return p.tables.variant.royals().flyingGeneral()
                && (p.kinds.royal >>> p.kind[place] & 1) != 0
                && !ForwardAttacks.leaps(p, place, to, by);
    }

    private int leastValuableForward(int to, int by, int[] values, int other, int otherWorth) {
        long kinds = p.attacks.forwardKinds[by];
        int best = other;
        int worth = otherWorth;
        for (int i = by * p.squareCount, end = i + p.pieceCount[by]; i < end; i++) {
            int place = p.pieceList[i];
            if (p.side[place] == by + 1
                    && place != to
                    && p.isKind(place, kinds)
                    && values[p.kind[place]] < worth
                    && ForwardAttacks.takes(p, place, to, by)) {
                best = place;
                worth = values[p.kind[place]];
            }
        }
        return best;
    }

    /// What a capture with effects changes, by the board before and after it.
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
