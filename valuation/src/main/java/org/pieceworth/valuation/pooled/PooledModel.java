package org.pieceworth.valuation.pooled;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.variant.ValueChangingRules;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.ModelTitle;
import org.pieceworth.valuation.Scale;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.Valuation.Range;
import org.pieceworth.valuation.ValuationModel;

/// The combined value where a model is required, such as in files for engines.
public final class PooledModel implements ValuationModel {

    public static final String NAME = "pooled";

    /// The entry in the catalogue: for the usual engines.
    public static final ModelEntry ENTRY = new ModelEntry() {
        @Override
        public String name() {
            return NAME;
        }

        @Override
        public String meaning() {
            return "the combined value";
        }

        @Override
        public ValuationModel model(ModelSettings settings, GameContext game) {
            return new PooledModel(new ValuePool(), game.variant(), PlayConditions.USUAL);
        }
    };

    private final ValuePool values;
    private final Optional<String> rules;
    private final PlayConditions conditions;

    /// @param values values that ship, perhaps with measurements of the user
    /// @param game the variant that values are for; if its rules change them, only measurements under them count
    /// @param conditions conditions of play that values are for
    public PooledModel(ValuePool values, Optional<Variant> game, PlayConditions conditions) {
        this.values = values;
        rules = game.filter(variant -> ValueChangingRules.of(variant).isPresent())
                .map(Variant::name);
        this.conditions = conditions;
    }

    /// True if its values are measurements under rules that change values.
    public boolean isUnderRules() {
        return rules.isPresent();
    }

    @Override
    public ModelTitle title() {
        return new ModelTitle(NAME, "Pieceworth: measurements, theory and published lists combined", Scale.CENTIPAWN);
    }

    @Override
    public Valuation valueOf(Movement movement, Board board) {
        return pooled(movement, board)
                .map(pooled -> new Valuation(
                        OptionalDouble.of(pooled.value()),
                        Optional.of(new Range(pooled.low(), pooled.high(), "90 % interval")),
                        List.of(),
                        pooled.notes()))
                .orElseGet(
                        () -> Valuation.none(rules.map(variant -> "it was not measured under the rules of " + variant)
                                .orElse("it has no moves that the law counts")));
    }

    /// The value with its sources; empty if there is none.
    public Optional<PooledValue> pooled(Movement movement, Board board) {
        return rules.map(variant -> values.underRules(movement, variant, conditions))
                .orElseGet(() -> values.of(movement, board, conditions));
    }
}
