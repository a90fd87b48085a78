package org.pieceworth.studies.measure;

import java.util.List;
import org.pieceworth.lab.measure.MeasureSettings;

/// The plan of a measurement: games, time and expected precision.
///
/// @param settings settings of the measurement
/// @param games maximum number of games of the measurement proper
/// @param pilot games of the pilot
/// @param systematics whether smaller experiments test for systematic errors after it
/// @param seconds all of it will take, about
/// @param pieces expected precision of each piece
public record MeasurePlan(
        MeasureSettings settings, long games, long pilot, boolean systematics, double seconds, List<Expected> pieces) {

    /// The expected precision for a piece.
    ///
    /// @param piece the piece as typed
    /// @param half half the width of its 95 % interval
    /// @param least the same half width if these games happen to determine the scale well
    /// @param most the same if these games contain little information on it, ∞ if the interval may
    /// be unbounded
    public record Expected(String piece, double half, double least, double most) {}

    public MeasurePlan {
        pieces = List.copyOf(pieces);
    }
}
