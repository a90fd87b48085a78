package org.pieceworth.rules.fairy.evaluation;

import org.pieceworth.rules.fairy.attack.BitboardAttacks;
import org.pieceworth.rules.fairy.attack.ForwardAttacks;
import org.pieceworth.rules.fairy.state.PositionState;

/// Kernel: exchanges on one square by bitboards, where tables hold all attacks. What has captured is taken out of the
/// occupied squares, so that what stands behind it attacks in its turn.
final class BitboardExchange {

    private final PositionState p;

    /// The kinds, the least valuable first.
    private final int[] kinds;

    /// The values that they are sorted by.
    private int[] sortedBy = {};

    private long low;
    private long high;

    BitboardExchange(PositionState p) {
        this.p = p;
        kinds = new int[p.kindCount];
    }

    /// Whether a capture wins so much or more.
    ///
    /// @param victim the square of the captured piece
    /// @param mover the kind on `to` after the move
    /// @param gain what the move itself wins
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
        if (BitboardAttacks.isFar(p, to, by, low, high)) {
            return PositionState.NO_SQUARE;
        }
        int first = by * p.kindCount;
        int at = (by * p.squareCount + to) * p.kindCount;
        for (int kind : kinds) {
            int origin = BitboardAttacks.origin(p, first + kind, at + kind, to, low, high);
            if (origin != PositionState.NO_SQUARE && !onlyFaces(origin, to, by)) {
                return origin;
            }
        }
        return PositionState.NO_SQUARE;
    }

    /// Whether a king attacks only by the rule that kings may not face each other.
    private boolean onlyFaces(int attacker, int to, int by) {
        return p.tables.variant.royals().flyingGeneral()
                && (p.kinds.royal >>> p.kind[attacker] & 1) != 0
                && !ForwardAttacks.leaps(p, attacker, to, by);
    }

    /// Sorts the kinds anew only for another array of values.
    @SuppressWarnings("ReferenceEquality")
    private void sort(int[] values) {
        if (sortedBy == values) {
            return;
        }
        for (int i = 0; i < kinds.length; i++) {
            int place = i;
            while (place > 0 && values[kinds[place - 1]] > values[i]) {
                kinds[place] = kinds[place - 1];
                place--;
            }
            kinds[place] = i;
        }
        sortedBy = values;
    }
}
