package org.pieceworth.studies.explain;

import java.util.Optional;
import org.pieceworth.studies.material.MaterialRequest;
import org.pieceworth.studies.pieces.AskedPieces;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// How does a model come to the value of a piece?
///
/// @param piece one, on one board
/// @param catalogue the models that there are
/// @param model the name of the one that is asked
/// @param settings what was chosen of the models' options
/// @param material the game whose royal and material values are asked for too, by the universal model
public record ExplainRequest(
        AskedPieces piece,
        ModelCatalogue catalogue,
        String model,
        ModelSettings settings,
        Optional<MaterialRequest> material) {

    /// By a model that comes with the program.
    public static ExplainRequest of(String piece, String model) {
        return new ExplainRequest(
                AskedPieces.of(piece), ModelCatalogue.standard(), model, ModelSettings.STANDARD, Optional.empty());
    }
}
