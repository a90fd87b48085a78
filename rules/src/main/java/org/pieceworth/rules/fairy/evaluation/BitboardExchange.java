package org.pieceworth.rules.fairy.evaluation;

import org.pieceworth.rules.fairy.attack.BitboardAttacks;
import org.pieceworth.rules.fairy.attack.ForwardAttacks;
import org.pieceworth.rules.fairy.compile.Bitboards;
import org.pieceworth.rules.fairy.state.PositionState;

/// Kernel: exchanges on one square by bitboards, for variants whose tables hold all attacks. Pieces that have captured
/// are removed from the occupied squares, so that pieces behind them attack in their turn.
final class BitboardExchange {

    private final PositionState p;

    private final boolean flyingGeneral;

    /// Rank of the kind among all, the least valuable first.
    private final int[] place;

    /// The values at the last sorting of [#place].
    private int[] sortedBy = {};

    private long low;
    private long high;

    BitboardExchange(PositionState p) {
        this.p = p;
        flyingGeneral = p.tables.variant.royals().flyingGeneral();
        place = new int[p.kindCount];
    }

    /// True if a capture wins at least the threshold.
    ///
    /// @param victim the square of the captured piece
    /// @param mover the kind on `to` after the move
    /// @param gain the gain of the move itself
    boolean atLeast(int from, int to, int victim, int mover, int gain, int threshold, int[] values) {
        int balance = gain - threshold;
        if (balance < 0) {
            return false;
        }
        balance = values[mover] - balance;
        if (balance <= 0) {
            return true;
        }
        sort(values);
        low = p.occupiedLow();
        high = p.occupiedHigh();
        remove(from);
        remove(victim);
        int stm = p.sideToMove;
        boolean wins = true;
        while (true) {
            stm ^= 1;
            int attacker = leastValuableAttacker(to, stm);
            if (attacker == PositionState.NO_SQUARE) {
                return wins;
            }
            int kind = p.kind[attacker];
            remove(attacker);
            if ((p.kinds.royal >>> kind & 1) != 0 && leastValuableAttacker(to, stm ^ 1) != PositionState.NO_SQUARE) {
                return wins;
            }
            wins = !wins;
            balance = values[kind] - balance;
            if (wins ? balance <= 0 : balance < 0) {
                return wins;
            }
        }
    }

    private void remove(int square) {
        if (square < Long.SIZE) {
            low &= ~(1L << square);
        } else {
            high &= ~(1L << square);
        }
    }

    private int leastValuableAttacker(int to, int by) {
        Bitboards boards = p.bitboards;
        int target = by * p.squareCount + to;
        int best = PositionState.NO_SQUARE;
        int least = Integer.MAX_VALUE;
        for (long left = boards.anyLow[target] & p.sideLow[by] & low; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            int at = target * p.kindCount + p.kind[from];
            int leap = (int) (boards.leapLow[at] >>> from & 1);
            int slide = (int) (boards.slideLow[at] >>> from & 1);
            int order = 4 * place[p.kind[from]] + slide;
            if (order < least && attacks(leap, slide, target, from)) {
                best = from;
                least = order;
            }
        }
        for (long left = boards.anyHigh[target] & p.sideHigh[by] & high; left != 0; left &= left - 1) {
            int from = Long.SIZE + Long.numberOfTrailingZeros(left);
            int at = target * p.kindCount + p.kind[from];
            int leap = (int) (boards.leapHigh[at] >>> from & 1);
            int slide = (int) (boards.slideHigh[at] >>> from & 1);
            int order = 4 * place[p.kind[from]] + 2 + slide;
            if (order < least && attacks(leap, slide, target, from)) {
                best = from;
                least = order;
            }
        }
        return best;
    }

    private boolean attacks(int leap, int slide, int target, int from) {
        return (leap != 0 || (slide != 0 && BitboardAttacks.isOpenToTarget(p, target, from, low, high)))
                && !onlyFaces(from, target);
    }

    /// True if a king attacks only by the rule that kings may not face each other.
    private boolean onlyFaces(int attacker, int target) {
        int by = target < p.squareCount ? 0 : 1;
        return flyingGeneral
                && (p.kinds.royal >>> p.kind[attacker] & 1) != 0
                && !ForwardAttacks.leaps(p, attacker, target - by * p.squareCount, by);
    }

    /// Sorts the kinds, only if the values are another array than the last time.
    @SuppressWarnings("ReferenceEquality")
    private void sort(int[] values) {
        if (sortedBy == values) {
            return;
        }
        for (int kind = 0; kind < place.length; kind++) {
            place[kind] = 0;
            for (int other = 0; other < place.length; other++) {
                boolean before = values[other] < values[kind] || (values[other] == values[kind] && other < kind);
                place[kind] += before ? 1 : 0;
            }
        }
        sortedBy = values;
    }
}
