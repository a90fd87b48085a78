package org.pieceworth.lab.values;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.valuation.Anchor;
import org.pieceworth.valuation.Scale;
import org.pieceworth.valuation.synergy.SynergyModel;

/// Values by a model. What it says nothing of is valued by the mobility model, else by Fairy-Stockfish's formula.
final class ModelSource implements ValueSource {

    private final ModelName model;

    /// One for all variants, since its fit takes a moment.
    private final SynergyModel synergy = SynergyModel.fitted();

    ModelSource(ModelName model) {
        this.model = model;
    }

    @Override
    public String name() {
        return model.text();
    }

    @Override
    public PieceValues values(Variant variant) {
        ModelScale scale = scale(model, variant);
        Map<Character, TaperedValue> worths = new LinkedHashMap<>();
        Map<PieceType, ModelName> borrowed = new LinkedHashMap<>();
        List<String> notes = new ArrayList<>();
        if (scale.middlegame().scale() == Scale.OWN) {
            notes.add("anchored at the knight = " + Math.round(Anchor.KNIGHT));
        }
        int own = 0;
        for (PieceType type : variant.types()) {
            Optional<TaperedValue> worth = scale.worth(type);
            worth.ifPresent(known -> worths.put(type.letter(), known));
            boolean royal = VariantWorths.isRoyal(variant, type);
            own += worth.isPresent() && !royal ? 1 : 0;
            if (worth.isEmpty() && !royal) {
                notes.add(type.letter() + " " + fallBack(variant, type, worths, borrowed));
            }
        }
        if (own == 0 && borrowed.containsValue(ModelName.MOBILITY)) {
            throw new InputException("values '" + model.text() + "': the " + model.text()
                    + " model values none of the pieces of " + variant.name() + "; expected another model, such as "
                    + ModelName.MOBILITY.text());
        }
        return VariantWorths.values(
                variant, "the " + model.text() + " model" + VariantWorths.noted(notes), worths, Map.of());
    }

    private ModelScale scale(ModelName name, Variant variant) {
        return ModelScale.of(name, variant, synergy);
    }

    /// Values what the model does not, and says how.
    private String fallBack(
            Variant variant, PieceType type, Map<Character, TaperedValue> worths, Map<PieceType, ModelName> borrowed) {
        if (VariantWorths.isPawn(variant, type)) {
            worths.put(type.letter(), TaperedValue.of(VariantWorths.PAWN));
            return "as the unit, 100";
        }
        for (ModelName other : List.of(ModelName.MOBILITY, ModelName.FAIRY_STOCKFISH)) {
            Optional<TaperedValue> worth = scale(other, variant).worth(type);
            if (worth.isPresent()) {
                worths.put(type.letter(), worth.get());
                borrowed.put(type, other);
                return "by the " + other.text() + " model";
            }
        }
        worths.put(type.letter(), TaperedValue.of(VariantWorths.PAWN));
        return "as a pawn, since no model values it";
    }
}
