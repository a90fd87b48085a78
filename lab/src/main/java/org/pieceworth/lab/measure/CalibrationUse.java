package org.pieceworth.lab.measure;

import java.util.List;
import org.pieceworth.stats.ChiSquare;

/// What a calibration had to do with values.
///
/// @param games of it
/// @param misfit whether its knight, bishop, rook, queen and pawn relative to each other are those of the measurement
/// @param alone the values by the games of the measurement alone, of the pieces and then of the pool
public record CalibrationUse(long games, ChiSquare misfit, List<MeasuredValue> alone) {

    private static final double CHANCE = 0.01;

    /// Copies the list.
    public CalibrationUse {
        alone = List.copyOf(alone);
    }

    /// Whether the two agree so well that values are those of both.
    public boolean isUsed() {
        return agree(misfit);
    }

    static boolean agree(ChiSquare misfit) {
        return misfit.pValue() >= CHANCE;
    }
}
