package org.pieceworth.engine.evaluation;

import org.pieceworth.rules.fairy.VariantRules;

/// The weights of mobility and of the other features of an evaluation survey in middlegame and endgame, in
/// hundredths of a pawn.
///
/// @param mobilityMiddlegame by type, for each move that a piece has
/// @param mobilityEndgame the same in the endgame
/// @param meanMobility by type, the mobility that counts nothing: about the average
/// @param middlegame the other features in the middlegame
/// @param endgame the other features in the endgame
record PositionalWeights(
        double[] mobilityMiddlegame,
        double[] mobilityEndgame,
        double[] meanMobility,
        PhaseWeights middlegame,
        PhaseWeights endgame) {

    /// Divided by the number of checks that are left to give.
    static final int CHECK = 600;

    private static final int KING_ATTACK = 5;

    /// Squares that enemy pawns guard are not counted, so that pieces have fewer moves than expected.
    private static final double SHARE_OF_MEAN = 0.85;

    private static final double PER_MOVE = 7;

    /// The weights for a variant: a move counts less for pieces that have many.
    static PositionalWeights of(VariantRules rules) {
        int types = rules.letters().length();
        int squares = rules.variant().board().squares();
        double[] total = rules.totalMobility();
        double[] middlegame = new double[types];
        double[] endgame = new double[types];
        double[] mean = new double[types];
        for (int type = 0; type < types; type++) {
            mean[type] = SHARE_OF_MEAN * total[type] / squares;
            middlegame[type] = PER_MOVE * Math.min(1, 4.5 / Math.max(1, mean[type]));
            endgame[type] = PER_MOVE * Math.min(1, 6.5 / Math.max(1, mean[type]));
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

    /// More by the square of the advance of the pawn.
    private static int[] passed(int ranks, int least, int more) {
        int[] passed = new int[ranks];
        for (int rank = 1; rank < ranks - 1; rank++) {
            double advance = (rank - 1) / (double) Math.max(1, ranks - 3);
            passed[rank] = (int) Math.round(least + more * advance * advance);
        }
        return passed;
    }
}
