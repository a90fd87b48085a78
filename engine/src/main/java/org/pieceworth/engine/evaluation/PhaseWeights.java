package org.pieceworth.engine.evaluation;

import java.util.Map;
import java.util.TreeMap;
import org.pieceworth.rules.fairy.EvaluationSurvey;
import org.pieceworth.rules.position.Side;

/// The weights of the features of an [EvaluationSurvey] in one phase of the game, in hundredths of a pawn.
///
/// @param threat an enemy piece attacked by a pawn or by something less mobile
/// @param hanging an enemy piece or pawn that is attacked and not guarded
/// @param restricted a square that the enemy attacks without holding it, see [EvaluationSurvey#restricted]
/// @param isolated a pawn without one of its own on the adjacent files
/// @param doubled a pawn with one of its own in front of it
/// @param supported a pawn guarded by a pawn
/// @param connected a pawn beside another or guarded by one, on the last rank but one; less before by the
/// square of its advance
/// @param shelter a pawn beside its own king
/// @param kingAttack an attack on the king, see [EvaluationSurvey#kingAttack]
/// @param kingDanger the danger that the enemy king is in, see [EvaluationSurvey#kingDanger]
/// @param pair two or more pieces of a type that keeps to one colour
/// @param passedKings a step that the side's own king is nearer to a passed pawn, see
/// [EvaluationSurvey#passedKings]
/// @param passedBlocked a passed pawn that cannot go on, see [EvaluationSurvey#passedBlocked]
/// @param passed by rank, for a passed pawn
record PhaseWeights(
        int threat,
        int hanging,
        int restricted,
        int isolated,
        int doubled,
        int supported,
        int connected,
        int shelter,
        int kingAttack,
        int kingDanger,
        int pair,
        int passedKings,
        int passedBlocked,
        int[] passed) {

    private static final int WHOLE = 100;

    /// What pieces and kings count for a side.
    int pieces(EvaluationSurvey survey, Side side) {
        return threat * survey.threats(side)
                + hanging * survey.hanging(side)
                + restricted * survey.restricted(side)
                + shelter * survey.shelter(side)
                + kingAttack * survey.kingAttack(side)
                + kingDanger * survey.kingDanger(side)
                + (passedKings * survey.passedKings(side) + passedBlocked * survey.passedBlocked(side)) / WHOLE;
    }

    /// What the structure of its pawns counts for a side.
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

    /// The weights by the names of the terms.
    Map<String, Double> named() {
        Map<String, Double> named = new TreeMap<>(Map.ofEntries(
                Map.entry("threats", (double) threat),
                Map.entry("hanging", (double) hanging),
                Map.entry("restricted", (double) restricted),
                Map.entry("isolated", (double) isolated),
                Map.entry("doubled", (double) doubled),
                Map.entry("supported", (double) supported),
                Map.entry("shelter", (double) shelter),
                Map.entry("king-attack", (double) kingAttack),
                Map.entry("king-danger", (double) kingDanger),
                Map.entry("passed-kings", (double) passedKings),
                Map.entry("passed-blocked", (double) passedBlocked)));
        for (int rank = 1; rank < passed.length - 1; rank++) {
            double advance = advance(rank, passed.length);
            named.put("passed:rank:" + (rank + 1), (double) passed[rank]);
            named.put("connected:rank:" + (rank + 1), connected * advance * advance);
        }
        return named;
    }

    /// How far a pawn has come: 0 on its second rank, 1 on the last but one.
    static double advance(int rank, int ranks) {
        return (rank - 1) / (double) Math.max(1, ranks - 3);
    }
}
