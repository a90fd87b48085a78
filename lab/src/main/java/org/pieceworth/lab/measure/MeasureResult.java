package org.pieceworth.lab.measure;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.rules.piece.PieceValues;

/// What came of a measurement.
///
/// @param settings how it was made
/// @param values of the pieces, in the order in which they were asked for
/// @param pool values of the pieces among which they were measured, with the pawn, in the same fit
/// @param covariance of the values at the start, pieces first, then the pool; 0 where a value is missing
/// @param whiteAdvantage in the same unit
/// @param systematics how far values move with what should not matter
/// @param calibration what a calibration had to do with the values
/// @param games of the measurement proper
/// @param drawn how many of them
/// @param pilot games of the pilot
/// @param played values that the engine played by and armies were drawn by, after the pilot
/// @param resumed games that an earlier run had played
public record MeasureResult(
        MeasureSettings settings,
        List<MeasuredValue> values,
        List<MeasuredValue> pool,
        List<List<Double>> covariance,
        Optional<MeasuredValue.Worth> whiteAdvantage,
        List<Systematic> systematics,
        Optional<CalibrationUse> calibration,
        long games,
        long drawn,
        long pilot,
        PieceValues played,
        long resumed) {

    /// How armies were drawn, as self-play reads it; empty where the two had different lots.
    public Optional<String> armies() {
        return settings.design().lots(settings.game(), played).spec();
    }

    /// The pieces that were asked for, then the pool.
    public List<MeasuredValue> all() {
        return Stream.concat(values.stream(), pool.stream()).toList();
    }

    /// Copies the lists.
    public MeasureResult {
        values = List.copyOf(values);
        pool = List.copyOf(pool);
        covariance = covariance.stream().map(List::copyOf).toList();
        systematics = List.copyOf(systematics);
    }
}
