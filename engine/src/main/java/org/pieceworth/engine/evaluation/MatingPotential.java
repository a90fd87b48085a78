package org.pieceworth.engine.evaluation;

import org.pieceworth.rules.fairy.EvaluationSurvey;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.GameValue;
import org.pieceworth.rules.variant.Variant;

/// A lead without pawns is worth little while it is less than what mates: a lone minor piece wins nothing. It does
/// win where bare kings, stalemate, goals or the hand decide, so there nothing is scaled.
final class MatingPotential {

    /// What it takes to mate a bare king by force: about a rook.
    private static final int MATING = 420;

    private final boolean applies;
    private final int[] pieces;
    private final int[] values;

    MatingPotential(Variant variant, int[] pieces, int[] values) {
        this.pieces = pieces;
        this.values = values;
        applies = !variant.hasHands()
                && variant.end().bareKing().isEmpty()
                && variant.end().flag().isEmpty()
                && !variant.end().checkCounting()
                && variant.end().stalemate() == GameValue.DRAW
                && variant.royals().extinction().isEmpty()
                && !variant.royals().kings().isEmpty();
    }

    /// White's score with what it is worth at the end of the game.
    int scaled(VariantPosition p, int score, EvaluationSurvey survey) {
        Side leader = score > 0 ? Side.WHITE : Side.BLACK;
        if (!applies || survey.pawns(leader) > 0) {
            return score;
        }
        int own = material(p, leader);
        if (own < MATING) {
            return score / 16;
        }
        return own - material(p, leader.other()) < MATING ? score / 4 : score;
    }

    private int material(VariantPosition p, Side side) {
        int sum = 0;
        for (int type : pieces) {
            sum += values[type] * p.onBoard(side, type);
        }
        return sum;
    }
}
