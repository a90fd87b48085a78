package org.pieceworth.studies.explain;

import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.studies.material.MaterialAnswer;
import org.pieceworth.studies.material.MaterialRequest;
import org.pieceworth.studies.pieces.RequestedPieces;
import org.pieceworth.studies.pieces.Squares;
import org.pieceworth.studies.value.ValueAnswer;
import org.pieceworth.studies.value.ValueStudy;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.compare.MeasuredMisses;
import org.pieceworth.valuation.mobility.MobilityEntry;
import org.pieceworth.valuation.mobility.MobilityModel;
import org.pieceworth.valuation.mobility.MobilityPlace;
import org.pieceworth.valuation.play.PlayModel;
import org.pieceworth.valuation.universal.UniversalModel;

/// The derivation of a piece's value by a model.
///
/// @param piece one, on one board
/// @param catalogue the models that users may name
/// @param model the name of one of them
/// @param settings settings of the models' options
/// @param material the game whose royal and material values are added, by the universal model
public record ExplainStudy(
        RequestedPieces piece,
        ModelCatalogue catalogue,
        String model,
        ModelSettings settings,
        Optional<MaterialRequest> material) {

    /// @throws InputException when there is not exactly one piece, or the model cannot answer
    public ExplainAnswer answer() {
        List<Piece> pieces = piece.pieces();
        if (pieces.size() != 1) {
            throw new InputException("explain: found " + pieces.size() + " pieces, expected one at a time");
        }
        Board board = piece.board();
        Movement movement = pieces.getFirst().betza().movement();
        ValuationModel asked = chosenModel();
        if (material.isPresent() && !(asked instanceof UniversalModel)) {
            throw new InputException(
                            "captured and promoted pieces and similar settings are for the universal model's royal and material values")
                    .with("model", "universal");
        }
        return new ExplainAnswer(
                pieces.getFirst(),
                board,
                asked,
                asked.value(movement, board),
                asked instanceof PlayModel ? Optional.empty() : MeasuredMisses.of(asked, movement),
                material.map(MaterialAnswer::of),
                Optional.empty());
    }

    /// The answer with the combined value of the piece first, for requests without a model.
    ///
    /// @throws InputException when there is not exactly one piece, or the model cannot answer
    public ExplainAnswer ledAnswer() {
        return answer().ledBy(ValueStudy.pooled(piece));
    }

    private ValuationModel chosenModel() {
        ValuationModel asked = catalogue.named(model).model(settings, piece.game());
        if (settings.chosen(MobilityEntry.AT)) {
            if (!(asked instanceof MobilityModel)) {
                throw InputException.about(
                        "at", "the " + model + " model does not count from a single square; only mobility does");
            }
            if (settings.get(MobilityEntry.AT) instanceof MobilityPlace.Named square) {
                Squares.named(square.name(), piece.squares());
            }
        }
        return asked;
    }

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
}
