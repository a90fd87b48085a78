package org.pieceworth.engine;

import java.util.Optional;
import org.pieceworth.engine.evaluation.EvaluationTrace;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;

/// What the evaluation of a position is made of: a sum that is linear in the weights of its terms, so that they can be
/// learnt from games.
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

    /// Whether the evaluation of the position traced last is the sum: it is not where too little is left to mate with,
    /// nor against a bare king.
    public boolean isLinear(VariantPosition position) {
        return trace.isLinear(position);
    }
}
