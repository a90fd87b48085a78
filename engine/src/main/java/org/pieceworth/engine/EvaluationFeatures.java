package org.pieceworth.engine;

import java.util.Optional;
import org.pieceworth.engine.evaluation.EvaluationTrace;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;

/// The evaluation of a position as a sum that is linear in the weights of its terms, so that `tune` can learn them
/// from games.
public final class EvaluationFeatures {

    private final EvaluationTrace trace;

    /// For positions of one variant, by the given piece values or the engine's own.
    public EvaluationFeatures(VariantRules rules, Optional<PieceValues> values) {
        trace = new EvaluationTrace(rules, values);
    }

    /// Traces a position.
    ///
    /// @param into per number of [org.pieceworth.engine.weights.EvaluationWeights] what it is multiplied by
    /// @return the rest: pieces and squares, in hundredths of a pawn for White, without the advantage of the move
    public double trace(VariantPosition position, double[] into) {
        return trace.trace(position, into);
    }

    /// False where the evaluation of the position traced last is more than the sum: with too little left to mate
    /// with, and against a bare king.
    public boolean isLinear(VariantPosition position) {
        return trace.isLinear(position);
    }
}
