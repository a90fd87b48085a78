package org.pieceworth.engine.evaluation;

import org.pieceworth.rules.fairy.VariantRules;

/// What the features of a survey count, in hundredths of a pawn, for the opening and the ending.
///
/// @param reachOpening by type, for one more square that a piece reaches
/// @param reachEnding the same in the ending
/// @param meanReach by type, what a piece reaches on average, which counts nothing
/// @param passedOpening by rank, for a passed pawn
/// @param passedEnding the same in the ending
record PositionalWeights(
        double[] reachOpening, double[] reachEnding, double[] meanReach, int[] passedOpening, int[] passedEnding) {

    /// Shared out over the checks that are left to give.
    static final int CHECK = 600;

    static final int KING_ATTACK = 5;
    static final int SHELTER_OPENING = 14;
    static final int THREAT_OPENING = 45;
    static final int THREAT_ENDING = 65;
    static final int HANGING_OPENING = 30;
    static final int HANGING_ENDING = 25;
    static final int ISOLATED_OPENING = -5;
    static final int ISOLATED_ENDING = -12;
    static final int DOUBLED_OPENING = -6;
    static final int DOUBLED_ENDING = -26;
    static final int SUPPORTED_OPENING = 7;
    static final int SUPPORTED_ENDING = 4;

    private static final double PER_SQUARE = 7;
    private static final double EMPTY = 0.65;

    /// The weights for a variant: squares count less for pieces that have many.
    static PositionalWeights of(VariantRules rules) {
        int types = rules.letters().length();
        int squares = rules.variant().board().squares();
        double[] mobility = rules.expectedMobility(EMPTY);
        double[] opening = new double[types];
        double[] ending = new double[types];
        double[] mean = new double[types];
        for (int type = 0; type < types; type++) {
            double sum = 0;
            for (int square = 0; square < squares; square++) {
                sum += mobility[type * squares + square];
            }
            mean[type] = 0.85 * sum / squares;
            opening[type] = PER_SQUARE * Math.min(1, 4.5 / Math.max(1, mean[type]));
            ending[type] = PER_SQUARE * Math.min(1, 6.5 / Math.max(1, mean[type]));
        }
        return passed(rules, opening, ending, mean);
    }

    private static PositionalWeights passed(VariantRules rules, double[] opening, double[] ending, double[] mean) {
        int ranks = rules.variant().board().ranks();
        int[] passedOpening = new int[ranks];
        int[] passedEnding = new int[ranks];
        for (int rank = 1; rank < ranks - 1; rank++) {
            double way = (rank - 1) / (double) Math.max(1, ranks - 3);
            passedOpening[rank] = (int) Math.round(60 * way * way);
            passedEnding[rank] = (int) Math.round(8 + 200 * way * way);
        }
        return new PositionalWeights(opening, ending, mean, passedOpening, passedEnding);
    }
}
