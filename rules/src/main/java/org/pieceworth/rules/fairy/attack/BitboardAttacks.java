package org.pieceworth.rules.fairy.attack;

import org.pieceworth.rules.fairy.compile.Bitboards;
import org.pieceworth.rules.fairy.state.PositionState;

/// Kernel: attacks on a square by [Bitboards], those aside that no table holds. What is occupied is given, so that it
/// can be asked what would be attacked if pieces had left the board.
public final class BitboardAttacks {

    private BitboardAttacks() {}

    /// Whether a side attacks the square.
    ///
    /// @param low the occupied squares below 64
    /// @param high those from 64 on
    public static boolean isAttacked(PositionState p, int square, int by, long low, long high) {
        Bitboards boards = p.bitboards;
        if (isFar(p, square, by, low, high)) {
            return false;
        }
        int kinds = p.kindCount;
        int at = (by * p.squareCount + square) * kinds;
        for (int piece = by * kinds, end = piece + kinds; piece < end; piece++, at++) {
            long pieces = p.kindLow[piece] & low;
            if ((boards.leapLow[at] & pieces) != 0
                    || slides(p, piece, square, boards.slideLow[at] & pieces, 0, low, high)) {
                return true;
            }
            if (boards.wide) {
                pieces = p.kindHigh[piece] & high;
                if ((boards.leapHigh[at] & pieces) != 0
                        || slides(p, piece, square, boards.slideHigh[at] & pieces, Long.SIZE, low, high)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Whether a side has nothing from where anything would attack the square.
    public static boolean isFar(PositionState p, int square, int by, long low, long high) {
        int target = by * p.squareCount + square;
        return (p.bitboards.anyLow[target] & p.sideLow[by] & low | p.bitboards.anyHigh[target] & p.sideHigh[by] & high)
                == 0;
    }

    /// Whether one of some pieces slides to a square.
    private static boolean slides(
            PositionState p, int piece, int square, long pieces, int firstSquare, long low, long high) {
        for (long left = pieces; left != 0; left &= left - 1) {
            int from = firstSquare + Long.numberOfTrailingZeros(left);
            if (isOpen(p, piece, square, from, low, high)) {
                return true;
            }
        }
        return false;
    }

    /// A square from which the side attacks the target with a kind; [PositionState#NO_SQUARE] without one.
    ///
    /// @param piece the side and kind
    /// @param at the side, target and kind, as [Bitboards] have them
    public static int origin(PositionState p, int piece, int at, int target, long low, long high) {
        Bitboards boards = p.bitboards;
        long pieces = p.kindLow[piece] & low;
        long leaps = boards.leapLow[at] & pieces;
        if (leaps != 0) {
            return Long.numberOfTrailingZeros(leaps);
        }
        for (long left = boards.slideLow[at] & pieces; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            if (isOpen(p, piece, target, from, low, high)) {
                return from;
            }
        }
        return boards.wide ? highOrigin(p, piece, at, target, low, high) : PositionState.NO_SQUARE;
    }

    private static int highOrigin(PositionState p, int piece, int at, int target, long low, long high) {
        Bitboards boards = p.bitboards;
        long pieces = p.kindHigh[piece] & high;
        long leaps = boards.leapHigh[at] & pieces;
        if (leaps != 0) {
            return Long.SIZE + Long.numberOfTrailingZeros(leaps);
        }
        for (long left = boards.slideHigh[at] & pieces; left != 0; left &= left - 1) {
            int from = Long.SIZE + Long.numberOfTrailingZeros(left);
            if (isOpen(p, piece, target, from, low, high)) {
                return from;
            }
        }
        return PositionState.NO_SQUARE;
    }

    /// Where the squares between are for a side's kind.
    static int pair(PositionState p, int piece, int target, int from) {
        return p.bitboards.wayOf[piece] + target * p.squareCount + from;
    }

    /// Whether nothing stands between two squares, as a side's kind goes from one to the other.
    ///
    /// @param piece the side and kind
    public static boolean isOpen(PositionState p, int piece, int target, int from, long low, long high) {
        Bitboards boards = p.bitboards;
        int pair = pair(p, piece, target, from);
        return (boards.betweenLow[pair] & low) == 0 && (!boards.wide || (boards.betweenHigh[pair] & high) == 0);
    }
}
