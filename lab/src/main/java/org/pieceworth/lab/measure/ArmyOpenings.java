package org.pieceworth.lab.measure;

import java.util.function.LongFunction;
import org.pieceworth.lab.armies.DrawnOpenings;
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

    @Override
    public Opening apply(long k) {
        return openings.opening(2 * k);
    }
}
