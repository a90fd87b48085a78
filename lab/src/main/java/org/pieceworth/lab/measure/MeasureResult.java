package org.pieceworth.lab.measure;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.lab.measure.MeasuredGame.MeasuredPiece;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.stats.ChiSquare;
import org.pieceworth.stats.Estimate;

/// The result of a measurement.
///
/// @param settings settings of the measurement
/// @param fitted the values
/// @param systematics moves of values by changes that should not matter
/// @param calibration its part in the values
/// @param counts counts of games
/// @param played values for the engine's evaluation and for sampling armies, after the pilot
public record MeasureResult(
        MeasureSettings settings,
        FittedValues fitted,
        List<Systematic> systematics,
        Optional<CalibrationUse> calibration,
        GameCounts counts,
        PieceValues played) {

    public MeasureResult {
        systematics = List.copyOf(systematics);
    }

    /// The armies in the format of `selfplay --armies`; empty if the two had different distributions.
    public Optional<String> armies() {
        return settings.design().pairs(settings.game(), played).spec();
    }

    /// The requested pieces, then the pool.
    public List<MeasuredValue> all() {
        return Stream.concat(fitted.values.stream(), fitted.pool.stream()).toList();
    }

    /// Values of one fit.
    ///
    /// @param values values of the pieces, in the order of the request
    /// @param pool values of the pieces among which they were measured, with the pawn
    /// @param covariance covariance of the opening values, pieces first, then the pool; 0 if a value is
    /// missing
    /// @param whiteAdvantage White's advantage in the same unit
    public record FittedValues(
            List<MeasuredValue> values,
            List<MeasuredValue> pool,
            List<List<Double>> covariance,
            Optional<MeasuredValue.Worth> whiteAdvantage) {

        public FittedValues {
            values = List.copyOf(values);
            pool = List.copyOf(pool);
            covariance = covariance.stream().map(List::copyOf).toList();
        }
    }

    /// Numbers of games.
    ///
    /// @param games games of the measurement proper
    /// @param drawn games among them
    /// @param pilot games of the pilot
    /// @param resumed games that an earlier run had played
    public record GameCounts(long games, long drawn, long pilot, long resumed) {}

    /// The move of a value by a change that should not matter.
    ///
    /// @param piece the piece
    /// @param change change in words, such as `150 nodes per move`
    /// @param value the value so
    /// @param difference difference from the measured value
    /// @param games number of games that inform it
    public record Systematic(MeasuredPiece piece, String change, Estimate value, Estimate difference, long games) {}

    /// The part that a calibration had in values.
    ///
    /// @param games number of games of the calibration
    /// @param misfit the test that the relative values of knight, bishop, rook, queen and pawn equal those of
    /// the measurement
    /// @param alone values from the measurement's games only, of the pieces and then of the pool
    public record CalibrationUse(long games, ChiSquare misfit, List<MeasuredValue> alone) {

        private static final double CHANCE = 0.01;

        public CalibrationUse {
            alone = List.copyOf(alone);
        }

        /// True if the two agree well enough to combine them.
        public boolean isUsed() {
            return agree(misfit);
        }

        static boolean agree(ChiSquare misfit) {
            return misfit.pValue() >= CHANCE;
        }
    }
}
