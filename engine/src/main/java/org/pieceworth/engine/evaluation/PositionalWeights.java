package org.pieceworth.engine.evaluation;

import java.util.function.ToDoubleFunction;
import org.pieceworth.engine.weights.EvaluationWeights;
import org.pieceworth.engine.weights.WeightedTerm;
import org.pieceworth.rules.fairy.VariantRules;

/// The weights of mobility and of the other features of an evaluation survey in
/// middlegame and endgame, in centipawns.
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

    /// The weight of a check, divided by the number of checks still to give.
    static final int CHECK = 600;

    /// Squares that enemy pawns guard are not counted, so that pieces have fewer moves than expected.
    private static final double SHARE_OF_MEAN = 0.85;

    /// Up to this many moves on average each counts fully; pieces with more moves
    /// share the total of that many.
    private static final double FULL_MIDDLEGAME = 4.5;

    private static final double FULL_ENDGAME = 6.5;

    /// The weights for a variant: a move counts less for pieces that have many, and a passed pawn less
    /// where promotion brings less than elsewhere.
    ///
    /// @param promotionShare factor of passed pawns, see [TaperedValues#promotionShare]
    static PositionalWeights of(VariantRules rules, double promotionShare, EvaluationWeights weights) {
        int types = rules.letters().length();
        int squares = rules.variant().board().squares();
        double[] total = rules.totalMobility();
        double[] middlegame = new double[types];
        double[] endgame = new double[types];
        double[] mean = new double[types];
        for (int type = 0; type < types; type++) {
            mean[type] = SHARE_OF_MEAN * total[type] / squares;
            middlegame[type] = weights.middlegame(WeightedTerm.MOBILITY) * share(FULL_MIDDLEGAME, mean[type]);
            endgame[type] = weights.endgame(WeightedTerm.MOBILITY) * share(FULL_ENDGAME, mean[type]);
        }
        int ranks = rules.variant().board().ranks();
        int kingAttacks = kingAttacks(rules);
        EvaluationWeights whole = weights.rounded();
        ToDoubleFunction<WeightedTerm> factor = term -> factor(term, promotionShare, kingAttacks);
        return new PositionalWeights(
                middlegame,
                endgame,
                mean,
                new PhaseWeights(whole::middlegame, factor, ranks),
                new PhaseWeights(whole::endgame, factor, ranks));
    }

    private static double share(double full, double mean) {
        return Math.min(1, full / Math.max(1, mean));
    }

    /// An attack on the king counts twice where checks are counted.
    static int kingAttacks(VariantRules rules) {
        return rules.variant().end().checkCounting() ? 2 : 1;
    }

    /// The product of a term's weight and this counts in a variant.
    static double factor(WeightedTerm term, double promotionShare, int kingAttacks) {
        return switch (term) {
            case KING_ATTACK -> kingAttacks;
            case PASSED, PASSED_ADVANCE, PASSED_KINGS, PASSED_BLOCKED -> promotionShare;
            case THREATS,
                    HANGING,
                    RESTRICTED,
                    ISOLATED,
                    DOUBLED,
                    SUPPORTED,
                    CONNECTED,
                    SHELTER,
                    KING_DANGER,
                    PAIR,
                    MOBILITY -> 1;
        };
    }
}
