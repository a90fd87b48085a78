package org.pieceworth.rules.fairy.attack;

import org.pieceworth.rules.fairy.compile.Bitboards;
import org.pieceworth.rules.fairy.state.PositionState;

/// Kernel: the checkers of a king and the pinned pieces, by [Bitboards].
final class BitboardChecks {

    private BitboardChecks() {}

    /// Adds checks and pins of the side that attacks the king.
    static void find(PositionState p, int king, int by) {
        Bitboards boards = p.bitboards;
        int target = by * p.squareCount + king;
        int first = by * p.kindCount;
        for (long left = boards.anyLow[target] & p.sideLow[by]; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            int kind = p.kind[from];
            int at = target * p.kindCount + kind;
            if ((boards.leapLow[at] >>> from & 1) != 0) {
                check(p, left & -left, 0);
            } else if ((boards.slideLow[at] >>> from & 1) != 0) {
                line(p, BitboardAttacks.pair(p, first + kind, king, from), left & -left, 0, by);
            }
        }
        for (long left = boards.anyHigh[target] & p.sideHigh[by]; left != 0; left &= left - 1) {
            int from = Long.SIZE + Long.numberOfTrailingZeros(left);
            int kind = p.kind[from];
            int at = target * p.kindCount + kind;
            if ((boards.leapHigh[at] >>> from & 1) != 0) {
                check(p, 0, left & -left);
            } else if ((boards.slideHigh[at] >>> from & 1) != 0) {
                line(p, BitboardAttacks.pair(p, first + kind, king, from), 0, left & -left, by);
            }
        }
    }

    /// Leaves only the squares where a piece resolves this check and those before.
    private static void check(PositionState p, long low, long high) {
        p.checkLow = p.checkerCount == 0 ? low : p.checkLow & low;
        p.checkHigh = p.checkerCount == 0 ? high : p.checkHigh & high;
        p.checkerCount++;
    }

    /// Classifies a slider on a line to the king, given as sets: it gives check, it pins the only piece between, or
    /// neither.
    private static void line(PositionState p, int pair, long sliderLow, long sliderHigh, int by) {
        Bitboards boards = p.bitboards;
        long low = boards.betweenLow[pair];
        long high = boards.wide ? boards.betweenHigh[pair] : 0;
        long blockersLow = low & p.occupiedLow();
        long blockersHigh = high & p.occupiedHigh();
        int blockers = Long.bitCount(blockersLow) + Long.bitCount(blockersHigh);
        if (blockers == 0) {
            check(p, low | sliderLow, high | sliderHigh);
        } else if (blockers == 1
                && (blockersLow & p.sideLow[by ^ 1] | blockersHigh & p.sideHigh[by ^ 1]) != 0
                && p.pinCount < p.pinned.length) {
            int square = blockersLow != 0
                    ? Long.numberOfTrailingZeros(blockersLow)
                    : Long.SIZE + Long.numberOfTrailingZeros(blockersHigh);
            p.pinned[p.pinCount] = square;
            p.pinLow[p.pinCount] = low | sliderLow;
            p.pinHigh[p.pinCount++] = high | sliderHigh;
            p.pinStamp[square] = p.stamp;
        }
    }
}
