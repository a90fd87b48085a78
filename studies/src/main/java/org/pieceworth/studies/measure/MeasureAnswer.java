package org.pieceworth.studies.measure;

import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.measure.FileValues;
import org.pieceworth.lab.measure.MeasureResult;

/// The answer of a measurement.
///
/// @param result what came of the games
/// @param files the pieces by the file on which they begin, where that was asked for
/// @param where for people: the board or the variant
/// @param seconds what it took
/// @param output the file of the games
/// @param ini the file beside it that says what is played
/// @param notes what is amiss with the variant, and what about a piece makes its value mean something else
public record MeasureAnswer(
        MeasureResult result,
        List<FileValues> files,
        String where,
        double seconds,
        Optional<String> output,
        Optional<String> ini,
        List<String> notes) {

    public MeasureAnswer {
        files = List.copyOf(files);
        notes = List.copyOf(notes);
    }
}
