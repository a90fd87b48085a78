package org.pieceworth.lab.measure;

import java.util.Optional;
import org.pieceworth.lab.measure.MeasuredGame.MeasuredPiece;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;

/// The value of a piece by play.
///
/// @param piece the piece
/// @param atStart value by the material at the start of games; empty if they do not determine it
/// @param overTheGame value by the material of all quiet positions, which answers another question: which
/// side wins trades
/// @param note reason for a missing number, empty if none is missing
public record MeasuredValue(MeasuredPiece piece, Optional<Worth> atStart, Optional<Worth> overTheGame, String note) {

    /// A value with its error.
    ///
    /// @param estimate the value and its standard error
    /// @param interval interval of 95 %, by Fieller's theorem, without an end if the anchor is weak
    public record Worth(Estimate estimate, Interval interval) {}
}
