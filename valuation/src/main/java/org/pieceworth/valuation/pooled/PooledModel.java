package org.pieceworth.valuation.pooled;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.movement.Movement;
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
            return new PooledModel(PlayConditions.USUAL);
        }
    };

    private final ValuePool values = new ValuePool();
    private final PlayConditions conditions;

    /// @param conditions conditions of play that values are for
    public PooledModel(PlayConditions conditions) {
        this.conditions = conditions;
    }

    @Override
    public ModelTitle title() {
        return new ModelTitle(NAME, "Pieceworth: measurements, theory and published lists combined", Scale.CENTIPAWN);
    }

    @Override
    public Valuation value(Movement movement, Board board) {
        return values.of(movement, board, conditions)
                .map(pooled -> new Valuation(
                        OptionalDouble.of(pooled.value()),
                        Optional.of(new Range(pooled.low(), pooled.high(), "90 % interval")),
                        List.of(),
                        pooled.notes()))
                .orElseGet(() -> Valuation.none("it has no moves that the law counts"));
    }
}
