package org.pieceworth.rules.fairy.attack;

import org.pieceworth.rules.fairy.compile.Bitboards;
import org.pieceworth.rules.fairy.state.PositionState;

/// Kernel: attacks on a square by [Bitboards], apart from those that no table holds. Occupancy is a parameter, so that
/// callers can remove pieces from the board for a trial.
public final class BitboardAttacks {

    private BitboardAttacks() {}

    /// True if a side attacks the square with the given occupancy, which may differ from the board's.
    ///
    /// @param low the occupied squares below 64
    /// @param high the occupied squares from 64 on
    public static boolean isAttacked(PositionState p, int square, int by, long low, long high) {
        Bitboards boards = p.bitboards;
        int target = by * p.squareCount + square;
        for (long left = boards.anyLow[target] & p.sideLow[by] & low; left != 0; left &= left - 1) {
            if (attacksFromLow(p, target, Long.numberOfTrailingZeros(left), low, high)) {
                return true;
            }
        }
        for (long left = boards.anyHigh[target] & p.sideHigh[by] & high; left != 0; left &= left - 1) {
            if (attacksFromHigh(p, target, Long.SIZE + Long.numberOfTrailingZeros(left), low, high)) {
                return true;
            }
        }
        return false;
    }

    private static boolean attacksFromLow(PositionState p, int target, int from, long low, long high) {
        int at = target * p.kindCount + p.kind[from];
        return (p.bitboards.leapLow[at] >>> from & 1) != 0
                || ((p.bitboards.slideLow[at] >>> from & 1) != 0 && isOpenToTarget(p, target, from, low, high));
    }

    private static boolean attacksFromHigh(PositionState p, int target, int from, long low, long high) {
        int at = target * p.kindCount + p.kind[from];
        return (p.bitboards.leapHigh[at] >>> from & 1) != 0
                || ((p.bitboards.slideHigh[at] >>> from & 1) != 0 && isOpenToTarget(p, target, from, low, high));
    }

    /// The index, in the tables of [Bitboards], of the squares between `from` and `target` for a side's kind.
    static int pair(PositionState p, int piece, int target, int from) {
        return p.bitboards.wayOf[piece] + target * p.squareCount + from;
    }

    /// True if no piece is between the piece on a square and its target.
    ///
    /// @param target by side and square, the side being the piece's
    public static boolean isOpenToTarget(PositionState p, int target, int from, long low, long high) {
        int by = target < p.squareCount ? 0 : 1;
        return isOpen(p, by * p.kindCount + p.kind[from], target - by * p.squareCount, from, low, high);
    }

    /// True if no piece is between two squares on the way of a side's kind.
    ///
    /// @param piece the side and kind
    public static boolean isOpen(PositionState p, int piece, int target, int from, long low, long high) {
        Bitboards boards = p.bitboards;
        int pair = pair(p, piece, target, from);
        return (boards.betweenLow[pair] & low) == 0 && (!boards.wide || (boards.betweenHigh[pair] & high) == 0);
    }
}
