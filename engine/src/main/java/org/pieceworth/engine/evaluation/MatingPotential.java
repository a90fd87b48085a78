package org.pieceworth.engine.evaluation;

import org.pieceworth.rules.fairy.EvaluationSurvey;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.GameValue;
import org.pieceworth.rules.variant.Variant;

/// Scales down leads that cannot win: those of a side without pawns and with less than it takes to mate, such as a
/// minor piece. Where bare kings, stalemate, goals or pieces in hand decide the game nothing is scaled. Against a bare
/// king a side with enough to mate is shown how, see [MopUp].
final class MatingPotential {

    /// The material that forces mate against a bare king: about a rook.
    private static final int MATING = 420;

    /// A lead that is too small to mate with is scaled down.
    private final boolean scales;

    private final int[] pieces;
    private final int[] values;

    /// True if only mate beats a bare king.
    private final boolean hunts;

    private final MopUp mopUp;

    MatingPotential(VariantRules rules, int[] pieces, int[] values) {
        Variant variant = rules.variant();
        mopUp = new MopUp(rules);
        this.pieces = pieces;
        this.values = values;
        hunts = !variant.hasHands()
                && variant.end().bareKing().isEmpty()
                && variant.end().flag().isEmpty()
                && !variant.end().checkCounting()
                && variant.royals().extinction().isEmpty()
                && !variant.royals().kings().isEmpty();
        scales = hunts && variant.end().stalemate() == GameValue.DRAW;
    }

    /// White's score, less where the leader cannot win.
    int scaled(VariantPosition p, int score, EvaluationSurvey survey) {
        if (!hunts) {
            return score;
        }
        Side leader = score > 0 ? Side.WHITE : Side.BLACK;
        boolean lone = survey.pawns(leader.other()) == 0;
        boolean mayScale = scales && survey.pawns(leader) == 0;
        if (!lone && !mayScale) {
            return score;
        }
        int own = material(p, leader);
        int other = material(p, leader.other());
        if (lone && other == 0 && own >= MATING) {
            return score + (leader == Side.WHITE ? mopUp.score(p, leader) : -mopUp.score(p, leader));
        }
        if (!mayScale) {
            return score;
        }
        if (own < MATING) {
            return score / 16;
        }
        return own - other < MATING ? score / 4 : score;
    }

    private int material(VariantPosition p, Side side) {
        int sum = 0;
        for (int type : pieces) {
            sum += values[type] * p.onBoard(side, type);
        }
        return sum;
    }
}
