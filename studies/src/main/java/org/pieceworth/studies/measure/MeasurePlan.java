package org.pieceworth.studies.measure;

import java.util.List;
import org.pieceworth.lab.measure.MeasureSettings;

/// The plan of a measurement: games, time and expected precision.
///
/// @param settings settings of the measurement
/// @param games of the measurement proper, at most
/// @param pilot games of the pilot
/// @param systematics whether smaller experiments look for systematic errors after it
/// @param seconds all of it will take, about
/// @param pieces expected precision of each piece
public record MeasurePlan(
        MeasureSettings settings, long games, long pilot, boolean systematics, double seconds, List<Expected> pieces) {

    /// The expected precision for a piece.
    ///
    /// @param piece the piece as typed
    /// @param half half the width of its 95 % interval
    /// @param least the same half width if these games happen to determine the scale well
    /// @param most the same where they say little about it, ∞ where the interval may have no end
    public record Expected(String piece, double half, double least, double most) {}

    public MeasurePlan {
        pieces = List.copyOf(pieces);
    }
}
