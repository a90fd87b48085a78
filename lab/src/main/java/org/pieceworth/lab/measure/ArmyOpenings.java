package org.pieceworth.lab.measure;

import java.util.function.LongFunction;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.Openings;
import org.pieceworth.rules.piece.PieceValues;

/// Starts with armies by chance for games that are no measurement: opening k depends on the settings, the values
/// and k.
public final class ArmyOpenings implements LongFunction<Opening> {

    private final MeasureSettings settings;
    private final ArmyStarts starts;

    /// @param values what keeps armies from being too unlike
    public ArmyOpenings(MeasureSettings settings, PieceValues values) {
        this.settings = settings;
        starts = new ArmyStarts(settings.game(), settings.design(), values, settings.seed());
    }

    @Override
    public Opening apply(long k) {
        int plies = (int) (k % (MeasureSettings.RANDOM_PLIES + 1));
        return new Openings(settings.game().rules(), starts.start(k).first(), settings.seed(), plies, false).opening(k);
    }
}
