package org.pieceworth.engine.evaluation;

import org.pieceworth.rules.fairy.EvaluationSurvey;
import org.pieceworth.rules.position.Side;

/// Kernel: scores of pawn structures, White's less Black's, cached by the hash of the pawns.
final class PawnScores {

    private static final int ENTRIES = 256;

    private final PhaseWeights middlegameWeights;
    private final PhaseWeights endgameWeights;
    private final long[] keys = new long[ENTRIES];
    private final int[] middlegame = new int[ENTRIES];
    private final int[] endgame = new int[ENTRIES];

    PawnScores(PhaseWeights middlegame, PhaseWeights endgame) {
        middlegameWeights = middlegame;
        endgameWeights = endgame;
    }

    /// The entry of the structure surveyed last. Without pawns the key is 0, and the scores are too.
    int find(EvaluationSurvey survey) {
        long key = survey.pawnHash();
        int entry = (int) (key >>> 32 ^ key) & ENTRIES - 1;
        if (keys[entry] != key) {
            keys[entry] = key;
            middlegame[entry] = score(middlegameWeights, survey);
            endgame[entry] = score(endgameWeights, survey);
        }
        return entry;
    }

    private static int score(PhaseWeights weights, EvaluationSurvey survey) {
        return weights.pawns(survey, Side.WHITE) - weights.pawns(survey, Side.BLACK);
    }

    int middlegame(int entry) {
        return middlegame[entry];
    }

    int endgame(int entry) {
        return endgame[entry];
    }
}
