package org.pieceworth.studies.value;

import java.util.List;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.studies.pieces.AskedPieces;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.play.StrengthDrift;

/// A question for values by theory.
///
/// @param pieces which and on which boards, or the variant whose pieces are meant
/// @param catalogue the models that there are
/// @param models the names of those to ask; all for none
/// @param settings what was chosen of the models' options
/// @param unit the scale
/// @param nodes positions a move of the engines whose play the one number is for
public record ValueRequest(
        AskedPieces pieces,
        ModelCatalogue catalogue,
        List<String> models,
        ModelSettings settings,
        ValueUnit unit,
        long nodes) {

    /// Copies the list.
    public ValueRequest {
        models = List.copyOf(models);
    }

    /// For engines of the usual strength.
    public ValueRequest(
            AskedPieces pieces, ModelCatalogue catalogue, List<String> models, ModelSettings settings, ValueUnit unit) {
        this(pieces, catalogue, models, settings, unit, StrengthDrift.NODES);
    }

    /// By all models, in hundredths of a pawn.
    public static ValueRequest of(AskedPieces pieces) {
        return new ValueRequest(
                pieces, ModelCatalogue.standard(), List.of(), ModelSettings.STANDARD, ValueUnit.CENTIPAWN);
    }

    /// A copy by some models.
    public ValueRequest by(String... names) {
        return new ValueRequest(pieces, catalogue, List.of(names), settings, unit, nodes);
    }

    /// A copy for engines of another strength.
    ///
    /// @throws InputException where single models are asked, which know of no engines
    public ValueRequest at(long positions) {
        if (!models.isEmpty()) {
            throw InputException.about(
                    "strength", "is for the one number of each piece, which is not shown beside --models");
        }
        return new ValueRequest(pieces, catalogue, models, settings, unit, positions);
    }
}
