package org.pieceworth.studies.value;

import java.util.List;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.studies.pieces.RequestedPieces;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.pooled.MeasuredPieces;
import org.pieceworth.valuation.pooled.PlayConditions;

/// A question for values by theory.
///
/// @param pieces pieces and boards, or the variant whose pieces are meant
/// @param catalogue the models that there are
/// @param models the names of the models; all when empty
/// @param settings settings of the models
/// @param unit the scale
/// @param conditions conditions of play for the combined value
/// @param own measurements of the user
public record ValueRequest(
        RequestedPieces pieces,
        ModelCatalogue catalogue,
        List<String> models,
        ModelSettings settings,
        ValueUnit unit,
        PlayConditions conditions,
        List<MeasuredPieces.Row> own) {

    public ValueRequest {
        models = List.copyOf(models);
        own = List.copyOf(own);
    }

    /// Under the usual conditions.
    public ValueRequest(
            RequestedPieces pieces,
            ModelCatalogue catalogue,
            List<String> models,
            ModelSettings settings,
            ValueUnit unit) {
        this(pieces, catalogue, models, settings, unit, PlayConditions.USUAL, List.of());
    }

    /// Values by all models, in centipawns.
    public static ValueRequest of(RequestedPieces pieces) {
        return new ValueRequest(
                pieces, ModelCatalogue.standard(), List.of(), ModelSettings.STANDARD, ValueUnit.CENTIPAWN);
    }

    /// A copy by some models.
    public ValueRequest by(String... names) {
        return new ValueRequest(pieces, catalogue, List.of(names), settings, unit, conditions, own);
    }

    /// A copy for other conditions of play, with measurements of the user.
    public ValueRequest under(PlayConditions other, List<MeasuredPieces.Row> measured) {
        return new ValueRequest(pieces, catalogue, models, settings, unit, other, measured);
    }
}
