package org.pieceworth.studies.explain;

import java.util.List;
import org.pieceworth.text.InputException;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.studies.material.MaterialAnswer;
import org.pieceworth.studies.pieces.Squares;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.mobility.MobilityEntry;
import org.pieceworth.valuation.mobility.MobilityModel;
import org.pieceworth.valuation.mobility.MobilityPlace;
import org.pieceworth.valuation.universal.UniversalModel;

/// Asks a model for its derivation.
public final class ExplainStudy {

    private ExplainStudy() {}

    /// @throws InputException when there is not one piece, or the model cannot answer what is asked
    public static ExplainAnswer answer(ExplainRequest request) {
        List<Piece> pieces = request.piece().pieces();
        if (pieces.size() != 1) {
            throw new InputException("explain: found " + pieces.size() + " pieces, expected one at a time");
        }
        Board board = request.piece().board();
        ValuationModel model = model(request);
        if (request.material().isPresent() && !(model instanceof UniversalModel)) {
            throw new InputException(
                            "captured and promoted pieces and similar settings are for the universal model's royal and material values")
                    .with("model", "universal");
        }
        Piece piece = pieces.getFirst();
        return new ExplainAnswer(
                piece,
                board,
                model,
                model.value(piece.betza().movement(), board),
                request.material().map(MaterialAnswer::of));
    }

    private static ValuationModel model(ExplainRequest request) {
        ValuationModel model = request.catalogue()
                .named(request.model())
                .model(request.settings(), request.piece().game());
        if (request.settings().chosen(MobilityEntry.AT)) {
            if (!(model instanceof MobilityModel)) {
                throw InputException.about(
                        "at",
                        "the " + request.model() + " model does not count from a single square; only mobility does");
            }
            if (request.settings().get(MobilityEntry.AT) instanceof MobilityPlace.Named square) {
                Squares.named(square.name(), request.piece().squares());
            }
        }
        return model;
    }
}
