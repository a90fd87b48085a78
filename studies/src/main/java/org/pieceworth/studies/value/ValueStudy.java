package org.pieceworth.studies.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.stats.StopRequest;
import org.pieceworth.studies.pieces.RequestedPieces;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.pooled.PlayConditions;
import org.pieceworth.valuation.pooled.ValuePool;

/// Values pieces by models.
public final class ValueStudy {

    private ValueStudy() {}

    /// @throws org.pieceworth.text.InputException when pieces, boards, models or the scale cannot be used
    public static ValueAnswer answer(ValueRequest request) {
        if (request.pieces().haveVariant()) {
            return RequestedVariant.of(request).values();
        }
        ValueAnswer answer = byModels(request);
        return answer.with(
                ValuePool.beside(answer.models(), request.own()),
                request.pieces().pieces(),
                request.conditions());
    }

    /// The pieces of a derived variant, by every model, in centipawns.
    public static ValueAnswer ofVariant(Variant variant) {
        VariantReading reading = new VariantReading(variant, variant.name(), "", Map.of(), Map.of(), List.of());
        return RequestedVariant.of(ValueRequest.of(RequestedPieces.of(variant.name())), reading)
                .values();
    }

    /// Only the combined value of each piece, without the models.
    ///
    /// @param pieces no variant
    public static ValueAnswer pooled(RequestedPieces pieces) {
        return new ValueAnswer(List.of(), List.of(), List.of(), pieces.boards(), ValueUnit.CENTIPAWN, Optional.empty())
                .with(new ValuePool(), pieces.pieces(), PlayConditions.USUAL);
    }

    /// The combined value of each piece of a variant, by the letter as typed; none if rules change the values
    /// of pieces.
    public static List<PooledRow> pooled(VariantReading reading) {
        return RequestedVariant.of(
                        ValueRequest.of(RequestedPieces.of(reading.variant().name())), reading)
                .pooled(new ValuePool());
    }

    /// The requested variant, with its values in an engine's format.
    ///
    /// @throws org.pieceworth.text.InputException when there is no variant, or models cannot be used
    static List<String> engineFile(ValueRequest request) {
        return RequestedVariant.of(request).engineFile();
    }

    /// The values of pieces by models, without the combined value.
    private static ValueAnswer byModels(ValueRequest request) {
        List<Board> boards = request.pieces().boards();
        List<ValuationModel> models =
                request.catalogue().models(request.models(), request.settings(), GameContext.CHESS);
        List<ValueRow> rows = new ArrayList<>();
        for (Board board : boards) {
            List<Scaling> scalings = models.stream()
                    .map(model -> Scaling.of(model, request.unit(), board))
                    .toList();
            for (Piece piece : request.pieces().on(board.shape()).pieces()) {
                for (int i = 0; i < models.size(); i++) {
                    StopRequest.check();
                    ValuationModel model = models.get(i);
                    rows.add(ValueRow.of(
                            piece, board, model, model.value(piece.betza().movement(), board), scalings.get(i)));
                }
            }
        }
        return new ValueAnswer(rows, List.of(), models, boards, request.unit(), Optional.empty());
    }
}
