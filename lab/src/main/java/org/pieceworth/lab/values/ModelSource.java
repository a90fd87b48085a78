package org.pieceworth.lab.values;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.Anchor;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.Scale;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.fairystockfish.FairyStockfishEntry;
import org.pieceworth.valuation.mobility.MobilityEntry;
import org.pieceworth.valuation.mobility.MobilityFactors;
import org.pieceworth.valuation.mobility.MobilityModel;
import org.pieceworth.valuation.mobility.MobilityPlace;

/// Values by a model. Pieces without one have values by the mobility model, else by Fairy-Stockfish's
/// formula.
final class ModelSource implements ValueSource {

    private static final ModelEntry FIRST_SUBSTITUTE = new MobilityEntry();
    private static final List<ModelEntry> SUBSTITUTES = List.of(FIRST_SUBSTITUTE, new FairyStockfishEntry());

    private final ModelEntry entry;

    /// One model for all variants if no variant changes it, since its fit may take a moment.
    private final ValuationModel model;

    private final String name;

    ModelSource(ModelEntry entry) {
        this(entry, entry.standard(), entry.name());
    }

    private ModelSource(ModelEntry entry, ValuationModel model, String name) {
        this.entry = entry;
        this.model = model;
        this.name = name;
    }

    /// The mobility model with given factors.
    ///
    /// @param name name for users
    static ModelSource mobility(MobilityFactors factors, String name) {
        return new ModelSource(FIRST_SUBSTITUTE, new MobilityModel(factors, new MobilityPlace.Central()), name);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public PieceValues values(Variant variant) {
        ModelScale scale = scale(entry, variant);
        Map<Character, TaperedValue> worths = new LinkedHashMap<>();
        Set<ModelEntry> borrowed = new HashSet<>();
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
                notes.add(PieceLetter.text(type.letter()) + " " + fallBack(variant, type, worths, borrowed));
            }
        }
        if (own == 0 && borrowed.contains(FIRST_SUBSTITUTE)) {
            throw new InputException("values '" + name() + "': the " + name()
                    + " model values none of the pieces of " + variant.name() + "; expected another model, such as "
                    + FIRST_SUBSTITUTE.name());
        }
        return VariantWorths.values(variant, "the " + name() + " model" + VariantWorths.noted(notes), worths, Map.of());
    }

    private ModelScale scale(ModelEntry asked, Variant variant) {
        return asked.gameMatters()
                ? ModelScale.of(asked.model(ModelSettings.STANDARD, GameContext.of(variant)), variant)
                : ModelScale.of(asked.name().equals(entry.name()) ? model : asked.standard(), variant);
    }

    /// Adds values missing in the model, and describes their source.
    private String fallBack(
            Variant variant, PieceType type, Map<Character, TaperedValue> worths, Set<ModelEntry> borrowed) {
        if (VariantWorths.isPawn(variant, type)) {
            worths.put(type.letter(), TaperedValue.of(VariantWorths.PAWN));
            return "as the unit, 100";
        }
        for (ModelEntry other : SUBSTITUTES) {
            Optional<TaperedValue> worth = scale(other, variant).worth(type);
            if (worth.isPresent()) {
                worths.put(type.letter(), worth.get());
                borrowed.add(other);
                return "by the " + other.name() + " model";
            }
        }
        worths.put(type.letter(), TaperedValue.of(VariantWorths.PAWN));
        return "as a pawn, since no model values it";
    }

    /// A model in a variant, in centipawns.
    ///
    /// @param middlegame the model for the opening
    /// @param endgame the model for the ending, the same except for a model that has both
    /// @param factor factor on the model's numbers; empty if it has no value for a knight as anchor
    private record ModelScale(
            Variant variant, ValuationModel middlegame, ValuationModel endgame, OptionalDouble factor) {

        static ModelScale of(ValuationModel model, Variant variant) {
            ValuationModel middlegame = model.middlegame();
            return new ModelScale(
                    variant, middlegame, model.endgame(), Anchor.centipawns(middlegame, variant.surface()));
        }

        /// The value of a piece in centipawns; empty if the model has none.
        Optional<TaperedValue> worth(PieceType type) {
            OptionalDouble first = middlegame.value(type, variant).value();
            OptionalDouble last = endgame.value(type, variant).value();
            if (factor.isEmpty() || first.isEmpty() || last.isEmpty()) {
                return Optional.empty();
            }
            double scale = factor.getAsDouble();
            return Optional.of(new TaperedValue(scale * first.getAsDouble(), scale * last.getAsDouble()))
                    .filter(worth ->
                            VariantWorths.sensible(worth.middlegame()) && VariantWorths.sensible(worth.endgame()));
        }
    }
}
