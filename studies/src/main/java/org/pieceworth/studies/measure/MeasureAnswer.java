package org.pieceworth.studies.measure;

import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.measure.FileValues;
import org.pieceworth.lab.measure.MeasureResult;

/// The answer of a measurement.
///
/// @param result the result of the games
/// @param files the pieces by starting file, if requested
/// @param where board or variant, for people
/// @param seconds duration of the run
/// @param output the file of the games
/// @param ini the file next to it that defines the variant
/// @param notes problems of the variant, and properties of a piece that give its value another meaning
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
