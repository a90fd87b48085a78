package org.pieceworth.studies.value;

import java.util.List;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.studies.pieces.AskedPieces;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// A question for values by theory.
///
/// @param pieces which and on which boards, or the variant whose pieces are meant
/// @param catalogue the models that there are
/// @param models the names of those to ask; all for none
/// @param settings what was chosen of the models' options
/// @param unit the scale
public record ValueRequest(
        AskedPieces pieces, ModelCatalogue catalogue, List<String> models, ModelSettings settings, ValueUnit unit) {

    /// Copies the list.
    public ValueRequest {
        models = List.copyOf(models);
    }

    /// By all models, in hundredths of a pawn.
    public static ValueRequest of(AskedPieces pieces) {
        return new ValueRequest(
                pieces, ModelCatalogue.standard(), List.of(), ModelSettings.STANDARD, ValueUnit.CENTIPAWN);
    }

    /// A copy by some models.
    public ValueRequest by(String... names) {
        return new ValueRequest(pieces, catalogue, List.of(names), settings, unit);
    }
}
