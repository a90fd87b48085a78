package org.pieceworth.studies.explain;

import java.util.Optional;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.studies.material.MaterialAnswer;
import org.pieceworth.studies.value.ValueAnswer;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.compare.MeasuredMisses;

/// The steps of a model to the value of a piece.
///
/// @param piece which
/// @param board where
/// @param model which
/// @param valuation what it says, step by step
/// @param measured how far the model is from measured pieces; empty for one that was learned from them
/// @param material royal and material values of a game, where they were asked for
/// @param known the combined value of the piece, where no model was named
public record ExplainAnswer(
        Piece piece,
        Board board,
        ValuationModel model,
        Valuation valuation,
        Optional<MeasuredMisses> measured,
        Optional<MaterialAnswer> material,
        Optional<ValueAnswer> known) {

    /// Led by the combined value.
    ExplainAnswer ledBy(ValueAnswer number) {
        return new ExplainAnswer(piece, board, model, valuation, measured, material, Optional.of(number));
    }
}
