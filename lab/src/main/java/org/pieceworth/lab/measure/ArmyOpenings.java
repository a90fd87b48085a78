package org.pieceworth.lab.measure;

import java.util.List;
import java.util.function.LongFunction;
import org.pieceworth.lab.armies.DrawnOpenings;
import org.pieceworth.lab.experiment.ExperimentPlan.OpeningPlan;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.rules.piece.PieceValues;

/// Starts with armies by chance for games that are no measurement: opening k depends on the settings, the values
/// and k.
public final class ArmyOpenings implements LongFunction<Opening> {

    private final DrawnOpenings openings;

    /// @param values what keeps armies from being too unlike
    public ArmyOpenings(MeasureSettings settings, PieceValues values) {
        openings = settings.openings(values);
    }

    /// How games open, for plans.
    public OpeningPlan plan() {
        return new OpeningPlan(List.of(openings.starts().text()), openings.seed(), openings.plies(), false);
    }

    @Override
    public Opening apply(long k) {
        return openings.opening(2 * k);
    }
}
