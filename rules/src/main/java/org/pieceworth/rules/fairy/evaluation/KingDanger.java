package org.pieceworth.rules.fairy.evaluation;

import org.pieceworth.rules.fairy.attack.BitboardAttacks;
import org.pieceworth.rules.fairy.compile.Bitboards;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.fairy.state.PositionState;

/// Kernel: the danger to a king, from the number of enemy pieces that attack its neighbouring squares, the
/// attacked squares that only the king defends, and the possible checks. The idea, a sum whose square counts,
/// is that of Stockfish's classical evaluation.
final class KingDanger {

    private static final int HIGH = 1;

    // Summands of the danger: an attacker times the attackers, an attacked square of the zone, a weak one, a kind of
    // piece that can check safely, any other square to check from.
    private static final int ATTACKER = 45;
    private static final int ATTACKED = 69;
    private static final int WEAK = 160;
    private static final int SAFE_CHECK = 700;
    private static final int CHECK = 115;

    // Deductions: a pawn next to the king, 3 at most, and the gap between the enemy's most mobile piece and
    // an amazon. On 8x8 an amazon has 15.1 moves on average as values count them, a queen 10.8, a rook 6.2.
    private static final int SHELTER = -60;
    private static final int NOTHING_STRONG = -1200;
    private static final int STRONGEST_MOBILITY = 1450;
    private static final int STRONG_MOBILITY = 850;

    /// The most pieces in hand that count as attackers.
    private static final int MAX_DROPPED = 3;

    private static final int MAX_SHELTER = 3;
    private static final int MAX_DANGER = 4000;
    private static final int SQUARE_SHIFT = 16;

    private final boolean drops;
    private final int[] weakness;
    private long safeLow;
    private long safeHigh;

    /// @param values values by kind, in 1/100 move
    KingDanger(VariantTables tables, int[] values) {
        drops = tables.variant.hands().drops();
        weakness = new int[values.length];
        for (int kind = 0; kind < values.length; kind++) {
            double missing = (STRONGEST_MOBILITY - values[kind]) / (double) (STRONGEST_MOBILITY - STRONG_MOBILITY);
            weakness[kind] = (int) (NOTHING_STRONG * Math.clamp(missing, 0, 1));
        }
    }

    /// The square of the danger to the only king of a side, about 60 under a strong attack. Adds to the sets
    /// the squares where pieces in hand could be dropped.
    int of(PositionState p, int side, AttackSets sets, SurveyCounts counts) {
        int enemy = side ^ 1;
        int dropped = drops ? Math.min(MAX_DROPPED, p.inHand[enemy]) : 0;
        int attackers = counts.kingAttackers[enemy] + dropped;
        if (attackers == 0) {
            return 0;
        }
        long weakLow = sets.zone[2 * side] & sets.attacked[2 * enemy] & ~sets.attacked[2 * side];
        long weakHigh = sets.zone[2 * side + HIGH] & sets.attacked[2 * enemy + HIGH] & ~sets.attacked[2 * side + HIGH];
        safeLow = ~(sets.attacked[2 * side] | sets.zone[2 * side] & ~(weakLow & sets.twice[2 * enemy]));
        safeHigh = ~(sets.attacked[2 * side + HIGH]
                | sets.zone[2 * side + HIGH] & ~(weakHigh & sets.twice[2 * enemy + HIGH]));
        int danger = ATTACKER * attackers * attackers
                + ATTACKED * counts.kingZoneHits[enemy]
                + WEAK * (Long.bitCount(weakLow) + Long.bitCount(weakHigh))
                + SHELTER * Math.min(MAX_SHELTER, counts.shelter[side])
                + checks(p, side, sets);
        int capped = Math.clamp(danger, 0, MAX_DANGER);
        return capped * capped >> SQUARE_SHIFT;
    }

    /// The danger from the enemy's checks and its strongest piece.
    private int checks(PositionState p, int side, AttackSets sets) {
        int enemy = side ^ 1;
        int strongest = NOTHING_STRONG;
        int sum = 0;
        int at = (enemy * p.squareCount + p.kingSquare[side]) * p.kindCount;
        for (int kind = 0; kind < p.kindCount; kind++, at++) {
            int piece = enemy * p.kindCount + kind;
            if (drops && p.hand[piece] > 0) {
                sets.byKind[2 * piece] |= ~p.occupiedLow();
                sets.byKind[2 * piece + HIGH] |= ~p.occupiedHigh();
            }
            if ((sets.byKind[2 * piece] | sets.byKind[2 * piece + HIGH]) != 0) {
                strongest = Math.max(strongest, weakness[kind]);
                sum += checks(p, piece, at, p.kingSquare[side], sets);
            }
        }
        return sum + strongest;
    }

    private int checks(PositionState p, int piece, int at, int king, AttackSets sets) {
        Bitboards boards = p.bitboards;
        long occupiedLow = p.occupiedLow();
        long occupiedHigh = p.occupiedHigh();
        long low = sets.byKind[2 * piece] & ~p.sideLow[piece / p.kindCount];
        long from = low & boards.leapLow[at];
        for (long left = low & boards.slideLow[at]; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            from |= BitboardAttacks.isOpen(p, piece, king, square, occupiedLow, occupiedHigh) ? left & -left : 0;
        }
        long fromHigh = 0;
        if (boards.wide) {
            long high = sets.byKind[2 * piece + HIGH] & ~p.sideHigh[piece / p.kindCount];
            fromHigh = high & boards.leapHigh[at];
            for (long left = high & boards.slideHigh[at]; left != 0; left &= left - 1) {
                int square = Long.SIZE + Long.numberOfTrailingZeros(left);
                fromHigh |=
                        BitboardAttacks.isOpen(p, piece, king, square, occupiedLow, occupiedHigh) ? left & -left : 0;
            }
        }
        return (from & safeLow | fromHigh & safeHigh) != 0
                ? SAFE_CHECK
                : CHECK * (Long.bitCount(from) + Long.bitCount(fromHigh));
    }
}
