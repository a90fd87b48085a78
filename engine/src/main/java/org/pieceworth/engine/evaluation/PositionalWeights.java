package org.pieceworth.engine.evaluation;

import org.pieceworth.rules.fairy.VariantRules;

/// What the features of a survey count, in hundredths of a pawn, for the opening and the ending.
///
/// @param mobilityMiddlegame by type, for one more square that a piece reaches
/// @param mobilityEndgame the same in the ending
/// @param meanMobility by type, what a piece reaches on average, which counts nothing
/// @param middlegame what else counts in the opening
/// @param endgame what else counts in the ending
record PositionalWeights(
        double[] mobilityMiddlegame,
        double[] mobilityEndgame,
        double[] meanMobility,
        PhaseWeights middlegame,
        PhaseWeights endgame) {

    /// Shared out over the checks that are left to give.
    static final int CHECK = 600;

    private static final int KING_ATTACK = 5;
    private static final double PER_SQUARE = 7;

    /// The weights for a variant: squares count less for pieces that have many.
    static PositionalWeights of(VariantRules rules) {
        int types = rules.letters().length();
        int squares = rules.variant().board().squares();
        double[] total = rules.totalMobility();
        double[] middlegame = new double[types];
        double[] endgame = new double[types];
        double[] mean = new double[types];
        for (int type = 0; type < types; type++) {
            mean[type] = 0.85 * total[type] / squares;
            middlegame[type] = PER_SQUARE * Math.min(1, 4.5 / Math.max(1, mean[type]));
            endgame[type] = PER_SQUARE * Math.min(1, 6.5 / Math.max(1, mean[type]));
        }
        int ranks = rules.variant().board().ranks();
        int kingAttack = rules.variant().end().checkCounting() ? 2 * KING_ATTACK : KING_ATTACK;
        return new PositionalWeights(
                middlegame,
                endgame,
                mean,
                new PhaseWeights(45, 30, -5, -6, 7, 14, kingAttack, passed(ranks, 0, 60)),
                new PhaseWeights(65, 25, -12, -26, 4, 0, 0, passed(ranks, 8, 200)));
    }

    /// More by the square of the way that a pawn has behind it.
    private static int[] passed(int ranks, int least, int more) {
        int[] passed = new int[ranks];
        for (int rank = 1; rank < ranks - 1; rank++) {
            double way = (rank - 1) / (double) Math.max(1, ranks - 3);
            passed[rank] = (int) Math.round(least + more * way * way);
        }
        return passed;
    }
}
