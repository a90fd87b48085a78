package org.pieceworth.studies.fit;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.fit.PieceValueFitter;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.fit.part.FitContext;
import org.pieceworth.studies.fit.part.FitPart;
import org.pieceworth.studies.fit.part.FitStep;
import org.pieceworth.studies.fit.part.Provenance;
import org.pieceworth.studies.reading.ReadingListener;
import org.pieceworth.text.InputException;

/// Fits values of pieces to games.
public final class FitStudy {

    private FitStudy() {}

    /// Reads the games and fits values to them.
    ///
    /// @throws InputException when they cannot be read, or do not determine the answer
    public static FitAnswer answer(FitRequest request, ReadingListener listener) {
        request.parts().forEach(FitPart::prepare);
        ObservationReader reader = request.observed().read(request.hashes(), listener);
        List<FitStep> steps = new ArrayList<>();
        FitTrace trace = request.steps()
                ? (step, cost, parameters) -> steps.add(new FitStep(step, cost, parameters))
                : FitTrace.NONE;
        FitContext fitted = new FitContext(
                fit(reader, request, trace),
                Provenance.here(
                        "pieceworth " + Version.number(), request.commandLine(), reader.options(), reader.sources()),
                request.purpose(),
                steps);
        return new FitAnswer(
                fitted,
                request.parts().stream()
                        .flatMap(part -> part.section(fitted).stream())
                        .toList(),
                reader.remarks());
    }

    private static PieceValueFit fit(ObservationReader reader, FitRequest request, FitTrace trace) {
        try {
            return PieceValueFitter.fit(reader.observations(), request.settings(), trace);
        } catch (InputException e) {
            throw reader.options().materialNote().map(e::after).orElse(e);
        }
    }
}
