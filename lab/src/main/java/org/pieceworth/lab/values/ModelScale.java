package org.pieceworth.lab.values;

import java.util.Optional;
import java.util.OptionalDouble;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.valuation.Anchor;
import org.pieceworth.valuation.ValuationModel;

/// A model in a variant, on the scale of hundredths of a pawn.
///
/// @param middlegame the model as the opening has it
/// @param endgame as the ending has it, the same except for a model that knows both
/// @param factor what the model's numbers are multiplied by; empty where it values no knight to be anchored to
record ModelScale(Variant variant, ValuationModel middlegame, ValuationModel endgame, OptionalDouble factor) {

    static ModelScale of(ValuationModel model, Variant variant) {
        ValuationModel middlegame = model.middlegame();
        return new ModelScale(variant, middlegame, model.endgame(), Anchor.centipawns(middlegame, variant.surface()));
    }

    /// The value of a piece in hundredths of a pawn; empty where the model has none.
    Optional<TaperedValue> worth(PieceType type) {
        OptionalDouble first = middlegame.value(type, variant).value();
        OptionalDouble last = endgame.value(type, variant).value();
        if (factor.isEmpty() || first.isEmpty() || last.isEmpty()) {
            return Optional.empty();
        }
        double scale = factor.getAsDouble();
        return Optional.of(new TaperedValue(scale * first.getAsDouble(), scale * last.getAsDouble()))
                .filter(worth -> VariantWorths.sensible(worth.middlegame()) && VariantWorths.sensible(worth.endgame()));
    }
}
