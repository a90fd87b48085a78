package org.pieceworth.studies.measure;

import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.measure.MeasureResult;

/// The answer of a measurement.
///
/// @param result what came of the games
/// @param where for people: the board or the variant
/// @param seconds what it took
/// @param output the file of the games
/// @param ini the file beside it that says what is played
/// @param notes what is amiss with the variant, and what about a piece makes its value mean something else
public record MeasureAnswer(
        MeasureResult result,
        String where,
        double seconds,
        Optional<String> output,
        Optional<String> ini,
        List<String> notes) {

    /// Copies the list.
    public MeasureAnswer {
        notes = List.copyOf(notes);
    }
}
