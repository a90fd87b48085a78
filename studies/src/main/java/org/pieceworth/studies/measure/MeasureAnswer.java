package org.pieceworth.studies.measure;

import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.measure.MeasureResult;

/// What pieces are worth by play.
///
/// @param result what came of the games
/// @param where for people: the board or the variant
/// @param seconds what it took
/// @param output the file of the games
/// @param warnings what is amiss with the variant
public record MeasureAnswer(
        MeasureResult result, String where, double seconds, Optional<String> output, List<String> warnings) {

    /// Copies the list.
    public MeasureAnswer {
        warnings = List.copyOf(warnings);
    }
}
