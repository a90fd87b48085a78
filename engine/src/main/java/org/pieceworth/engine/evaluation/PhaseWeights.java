package org.pieceworth.engine.evaluation;

import java.util.Map;
import java.util.TreeMap;
import org.pieceworth.rules.fairy.EvaluationSurvey;
import org.pieceworth.rules.position.Side;

/// The weights of the features of an [EvaluationSurvey] in one phase of the game, in hundredths of a pawn.
///
/// @param threat an enemy piece attacked by a pawn or by something less mobile
/// @param hanging an enemy piece or pawn that is attacked and not guarded
/// @param isolated a pawn without one of its own on the adjacent files
/// @param doubled a pawn with one of its own in front of it
/// @param supported a pawn guarded by a pawn
/// @param shelter a pawn beside the own king
/// @param kingAttack an attack on the king, see [EvaluationSurvey#kingAttack]
/// @param passed by rank, for a passed pawn
record PhaseWeights(
        int threat, int hanging, int isolated, int doubled, int supported, int shelter, int kingAttack, int[] passed) {

    /// What pieces and kings count for a side.
    int pieces(EvaluationSurvey survey, Side side) {
        return threat * survey.threats(side)
                + hanging * survey.hanging(side)
                + shelter * survey.shelter(side)
                + kingAttack * survey.kingAttack(side);
    }

    /// What the structure of its pawns counts for a side.
    int pawns(EvaluationSurvey survey, Side side) {
        int score =
                isolated * survey.isolated(side) + doubled * survey.doubled(side) + supported * survey.supported(side);
        for (int rank = 1; rank < passed.length - 1; rank++) {
            score += passed[rank] * survey.passed(side, rank);
        }
        return score;
    }

    /// The weights by the names of the terms.
    Map<String, Integer> named() {
        Map<String, Integer> named = new TreeMap<>(Map.of(
                "threats",
                threat,
                "hanging",
                hanging,
                "isolated",
                isolated,
                "doubled",
                doubled,
                "supported",
                supported,
                "shelter",
                shelter,
                "king-attack",
                kingAttack));
        for (int rank = 1; rank < passed.length - 1; rank++) {
            named.put("passed:rank:" + (rank + 1), passed[rank]);
        }
        return named;
    }
}
