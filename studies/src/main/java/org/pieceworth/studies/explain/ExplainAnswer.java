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
/// @param piece the valued piece
/// @param board the board of the value
/// @param model the model applied
/// @param valuation its value, step by step
/// @param measured the model's errors for measured pieces; empty for a model fitted to them
/// @param material royal and material values of a game, if requested
/// @param known the combined value of the piece, if no model was named
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
