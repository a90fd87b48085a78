package org.pieceworth.rules.fairy.attack;

import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.variant.RoyalRules.Extinction;

/// Kernel: the pieces that may not be left under attack, and the test for it.
///
/// Kings are always royal. A type that must not die out may be pseudo-royal when few pieces of it are left; their
/// number before the move counts, so that a move may capture the enemy's last one even if it leaves an own one under
/// attack.
public final class Royalty {

    private Royalty() {}

    /// True if the piece on a square is royal now.
    public static boolean mustBeSafe(PositionState p, int square) {
        return p.isKind(square, p.kinds.royal | pseudoRoyal(p, p.side[square] - 1));
    }

    /// The kinds of a side that are royal now by the rule of extinction.
    public static long pseudoRoyal(PositionState p, int side) {
        if (!p.flags.pseudoRoyal) {
            return 0;
        }
        if (!p.ends.extinction.dupleCheck()) {
            return lastBeforeExtinction(p, side);
        }
        long kinds = 0;
        for (long types : p.ends.extinctionTypes) {
            kinds |= types;
        }
        return kinds;
    }

    /// The kinds that die out if a side loses a piece of them.
    public static long lastBeforeExtinction(PositionState p, int side) {
        long kinds = 0;
        for (long types : p.ends.extinctionTypes) {
            kinds |= p.countOf(side, types) <= p.ends.extinction.count() + 1 ? types : 0;
        }
        return kinds;
    }

    /// The royal kinds after a promotion: the new piece's type is not royal once it
    /// has more pieces than may die out.
    public static long afterPromotion(PositionState p, int side, long royal, int promoted) {
        Extinction extinction = p.ends.extinction;
        long kinds = royal;
        for (long types : p.ends.extinctionTypes) {
            boolean more = (types >>> promoted & 1) != 0 && p.countOf(side, types) > extinction.count() + 1;
            kinds &= more && !extinction.dupleCheck() ? ~types : -1;
        }
        return kinds;
    }

    public static boolean inCheck(PositionState p, int side) {
        return kingAttacked(p, side) || (p.flags.pseudoRoyal && pseudoAttacked(p, side, pseudoRoyal(p, side)));
    }

    /// True if any king of a side is under attack.
    public static boolean kingAttacked(PositionState p, int side) {
        if (p.royalCount[side] <= 1) {
            return p.royalCount[side] == 1 && SquareAttacks.isAttacked(p, p.kingSquare[side], side ^ 1);
        }
        for (int i = 0; i < p.pieceCount[side]; i++) {
            int square = p.pieceList[side * p.squareCount + i];
            if (p.isKind(square, p.kinds.royal) && SquareAttacks.isAttacked(p, square, side ^ 1)) {
                return true;
            }
        }
        return false;
    }

    /// [#kingAttacked] by the squares only, see [SquareAttacks#isAttackedBySquares].
    public static boolean kingAttackedBySquares(PositionState p, int side) {
        for (int i = 0; i < p.pieceCount[side]; i++) {
            int square = p.pieceList[side * p.squareCount + i];
            if (p.isKind(square, p.kinds.royal) && SquareAttacks.isAttackedBySquares(p, square, side ^ 1)) {
                return true;
            }
        }
        return false;
    }

    /// True if a piece of those kinds is under attack, or all of them if the variant's rule says so.
    public static boolean pseudoAttacked(PositionState p, int side, long kinds) {
        return pseudoAttacked(p, side, kinds, PositionState.NO_SQUARE);
    }

    /// [#pseudoAttacked] that ignores the piece on one square.
    public static boolean pseudoAttacked(PositionState p, int side, long kinds, int exempt) {
        boolean all = p.ends.extinction.dupleCheck();
        boolean any = false;
        for (int i = 0; i < p.pieceCount[side]; i++) {
            int square = p.pieceList[side * p.squareCount + i];
            if (p.isKind(square, kinds) && square != exempt) {
                boolean attacked = !touchesRoyal(p, square, side ^ 1) && isAttacked(p, square, side ^ 1);
                if (attacked != all) {
                    return attacked;
                }
                any = true;
            }
        }
        return all && any;
    }

    private static boolean isAttacked(PositionState p, int square, int by) {
        boolean attacked = SquareAttacks.isAttacked(p, square, by);
        return attacked && p.ends.petrifyingRoyals != 0 ? isAttackedByOthers(p, square, by) : attacked;
    }

    /// True if the square is attacked by a piece that would not turn to stone by capturing a royal one.
    /// Petrifying pieces count only as obstacles, so kings of such a variant may be adjacent.
    private static boolean isAttackedByOthers(PositionState p, int square, int by) {
        int end = by * p.squareCount + p.pieceCount[by];
        byte before = (byte) (by + 1);
        mark(p, by, end, (byte) PositionState.WALL);
        boolean attacked = SquareAttacks.isAttackedBySquares(p, square, by);
        mark(p, by, end, before);
        return attacked;
    }

    private static void mark(PositionState p, int by, int end, byte as) {
        for (int i = by * p.squareCount; i < end; i++) {
            if (p.isKind(p.pieceList[i], p.ends.petrifyingRoyals)) {
                p.side[p.pieceList[i]] = as;
            }
        }
    }

    /// True if a square is next to a royal piece of the enemy and captures blast: no royal piece can be captured there.
    public static boolean touchesRoyal(PositionState p, int square, int enemy) {
        if (!p.flags.blast) {
            return false;
        }
        long kinds = pseudoRoyal(p, enemy) & ~p.ends.blastImmune;
        for (int near : p.ends.neighbours[square]) {
            if (p.side[near] == enemy + 1 && p.isKind(near, kinds)) {
                return true;
            }
        }
        return false;
    }
}
