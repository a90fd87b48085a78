package org.pieceworth.studies.explain;

import java.util.Optional;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.studies.material.MaterialAnswer;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.ValuationModel;

/// The steps of a model to the value of a piece.
///
/// @param piece which
/// @param board where
/// @param model which
/// @param valuation what it says, step by step
/// @param material royal and material values of a game, where they were asked for
public record ExplainAnswer(
        Piece piece, Board board, ValuationModel model, Valuation valuation, Optional<MaterialAnswer> material) {}
