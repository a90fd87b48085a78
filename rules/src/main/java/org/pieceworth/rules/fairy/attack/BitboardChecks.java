package org.pieceworth.rules.fairy.attack;

import org.pieceworth.rules.fairy.compile.Bitboards;
import org.pieceworth.rules.fairy.state.PositionState;

/// Kernel: the checkers of a king and what is pinned, by [Bitboards].
final class BitboardChecks {

    private BitboardChecks() {}

    /// Adds checks and pins of the side that attacks the king.
    static void find(PositionState p, int king, int by) {
        Bitboards boards = p.bitboards;
        if (BitboardAttacks.isFar(p, king, by, -1, -1)) {
            return;
        }
        int kinds = p.kindCount;
        int at = (by * p.squareCount + king) * kinds;
        for (int piece = by * kinds, end = piece + kinds; piece < end; piece++, at++) {
            long pieces = p.kindLow[piece];
            long leaps = boards.leapLow[at] & pieces;
            if (leaps != 0) {
                p.checkerCount += Long.bitCount(leaps);
                p.checkLow = leaps;
                p.checkHigh = 0;
            }
            for (long left = boards.slideLow[at] & pieces; left != 0; left &= left - 1) {
                int from = Long.numberOfTrailingZeros(left);
                line(p, BitboardAttacks.pair(p, piece, king, from), left & -left, 0, by);
            }
            if (boards.wide) {
                high(p, king, piece, at, by);
            }
        }
    }

    private static void high(PositionState p, int king, int piece, int at, int by) {
        long pieces = p.kindHigh[piece];
        long leaps = p.bitboards.leapHigh[at] & pieces;
        if (leaps != 0) {
            p.checkerCount += Long.bitCount(leaps);
            p.checkLow = 0;
            p.checkHigh = leaps;
        }
        for (long left = p.bitboards.slideHigh[at] & pieces; left != 0; left &= left - 1) {
            int from = Long.SIZE + Long.numberOfTrailingZeros(left);
            line(p, BitboardAttacks.pair(p, piece, king, from), 0, left & -left, by);
        }
    }

    /// A slider on a line to the king, given as sets: it checks, it pins what stands between alone, or neither.
    private static void line(PositionState p, int pair, long sliderLow, long sliderHigh, int by) {
        Bitboards boards = p.bitboards;
        long low = boards.betweenLow[pair];
        long high = boards.wide ? boards.betweenHigh[pair] : 0;
        long blockersLow = low & p.occupiedLow();
        long blockersHigh = high & p.occupiedHigh();
        int blockers = Long.bitCount(blockersLow) + Long.bitCount(blockersHigh);
        if (blockers == 0) {
            p.checkerCount++;
            p.checkLow = low | sliderLow;
            p.checkHigh = high | sliderHigh;
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
