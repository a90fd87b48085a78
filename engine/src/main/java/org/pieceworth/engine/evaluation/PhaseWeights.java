package org.pieceworth.engine.evaluation;

import java.util.Arrays;
import java.util.function.ToDoubleFunction;
import org.pieceworth.engine.weights.WeightedTerm;
import org.pieceworth.rules.fairy.EvaluationSurvey;
import org.pieceworth.rules.position.Side;

/// The weights of an [EvaluationSurvey] in one phase of the game, in whole centipawns. Kernel: each is a
/// field, since a search multiplies by them in every position.
final class PhaseWeights {

    private static final int WHOLE = 100;

    private final int threats;
    private final int hanging;
    private final int restricted;
    private final int isolated;
    private final int doubled;
    private final int supported;
    private final int connected;
    private final int shelter;
    private final int kingAttack;
    private final int kingDanger;
    private final int pair;
    private final int passedKings;
    private final int passedBlocked;

    /// Weight of a passed pawn, by rank.
    final int[] passed;

    private final int[] byTerm;

    /// @param factor factor of each term's weight in this variant
    PhaseWeights(ToDoubleFunction<WeightedTerm> weight, ToDoubleFunction<WeightedTerm> factor, int ranks) {
        byTerm = Arrays.stream(WeightedTerm.values())
                .mapToInt(term -> (int) Math.round(factor.applyAsDouble(term) * weight.applyAsDouble(term)))
                .toArray();
        threats = of(WeightedTerm.THREATS);
        hanging = of(WeightedTerm.HANGING);
        restricted = of(WeightedTerm.RESTRICTED);
        isolated = of(WeightedTerm.ISOLATED);
        doubled = of(WeightedTerm.DOUBLED);
        supported = of(WeightedTerm.SUPPORTED);
        connected = of(WeightedTerm.CONNECTED);
        shelter = of(WeightedTerm.SHELTER);
        kingAttack = of(WeightedTerm.KING_ATTACK);
        kingDanger = of(WeightedTerm.KING_DANGER);
        pair = of(WeightedTerm.PAIR);
        passedKings = of(WeightedTerm.PASSED_KINGS);
        passedBlocked = of(WeightedTerm.PASSED_BLOCKED);
        double least = factor.applyAsDouble(WeightedTerm.PASSED) * weight.applyAsDouble(WeightedTerm.PASSED);
        double more =
                factor.applyAsDouble(WeightedTerm.PASSED_ADVANCE) * weight.applyAsDouble(WeightedTerm.PASSED_ADVANCE);
        passed = new int[ranks];
        for (int rank = 1; rank < ranks - 1; rank++) {
            double advance = advance(rank, ranks);
            passed[rank] = (int) Math.round(least + more * advance * advance);
        }
    }

    int of(WeightedTerm term) {
        return byTerm[term.ordinal()];
    }

    int pair() {
        return pair;
    }

    /// The sum over pieces and kings of a side, in every position.
    int pieces(EvaluationSurvey survey, Side side) {
        return threats * survey.threats(side)
                + hanging * survey.hanging(side)
                + restricted * survey.restricted(side)
                + shelter * survey.shelter(side)
                + kingAttack * survey.kingAttack(side)
                + kingDanger * survey.kingDanger(side)
                + (passedKings * survey.passedKings(side) + passedBlocked * survey.passedBlocked(side)) / WHOLE;
    }

    /// The sum over the pawn structure of a side, which [PawnScores] keeps.
    int pawns(EvaluationSurvey survey, Side side) {
        int score = isolated * survey.isolated(side)
                + doubled * survey.doubled(side)
                + supported * survey.supported(side)
                + connected * survey.connected(side) / WHOLE;
        for (int rank = 1; rank < passed.length - 1; rank++) {
            score += passed[rank] * survey.passed(side, rank);
        }
        return score;
    }

    /// The advance of a pawn: 0 on its second rank, 1 on the last but one.
    static double advance(int rank, int ranks) {
        return (rank - 1) / (double) Math.max(1, ranks - 3);
    }
}
