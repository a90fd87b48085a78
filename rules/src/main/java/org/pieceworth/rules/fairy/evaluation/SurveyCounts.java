package org.pieceworth.rules.fairy.evaluation;

import java.util.Arrays;

/// The counts of a survey of a position, by side unless stated otherwise; pawn structure is not among them.
public final class SurveyCounts {

    /// Total mobility of the pieces, by side and kind.
    public final int[] mobility;

    /// The number of pieces that attack squares at the enemy king; [#kingZoneHits] is the sum of the squares attacked.
    public final int[] kingAttackers = new int[2];

    public final int[] kingZoneHits = new int[2];

    /// The number of own pawns next to the king.
    public final int[] shelter = new int[2];

    /// The number of empty squares next to the king.
    public final int[] emptyKingZone = new int[2];

    /// Attacks on enemy pieces by pawns, and by pieces with a mobility lower by more than a fifth on average.
    public final int[] threats = new int[2];

    /// The number of attacked and undefended enemy pieces and pawns.
    public final int[] hanging = new int[2];

    /// The number of squares that the side attacks and the enemy attacks but does not hold; 0 on boards without
    /// bitboards.
    public final int[] restricted = new int[2];

    /// The square of the danger to the enemy king, in 1/65536; 0 on boards without bitboards and in variants that
    /// forbid checks.
    public final int[] kingDanger = new int[2];

    /// The number of steps that the side's own king is nearer to passed pawns than the enemy king, times
    /// their squared advances, times 100.
    public final int[] passedKings = new int[2];

    /// The squared advances of passed pawns with an obstacle in front of them, times 100.
    public final int[] passedBlocked = new int[2];

    SurveyCounts(int kinds) {
        mobility = new int[2 * kinds];
    }

    void clear() {
        Arrays.fill(mobility, 0);
        for (int side = 0; side < 2; side++) {
            kingAttackers[side] = 0;
            kingZoneHits[side] = 0;
            shelter[side] = 0;
            emptyKingZone[side] = 0;
            threats[side] = 0;
            hanging[side] = 0;
            kingDanger[side] = 0;
        }
    }
}
