package org.pieceworth.studies.fit;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.fit.PieceValueFitter;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.lab.values.ValueSource;
import org.pieceworth.report.page.FitExtras;
import org.pieceworth.report.page.FitReport;
import org.pieceworth.report.page.Provenance;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.reading.ReadingListener;
import org.pieceworth.text.InputException;

/// Fits values of pieces to games.
public final class FitStudy {

    private FitStudy() {}

    /// Reads the games and fits values to them.
    ///
    /// @throws InputException when they cannot be read, or do not tell what is asked
    public static FitAnswer answer(FitRequest request, ReadingListener listener) {
        List<ValueSource> sources = NamedValues.sources(request.questions().values());
        ObservationReader reader = request.observed().read(request.hashes(), listener);
        List<FitStep> steps = new ArrayList<>();
        FitTrace trace = request.steps()
                ? (step, cost, parameters) -> steps.add(new FitStep(step, cost, parameters))
                : FitTrace.NONE;
        PieceValueFit fit = fit(reader, request, trace);
        FitExtras extras = request.questions()
                .answers(
                        fit,
                        request.settings().resampling().seed(),
                        request.reading().settings().groups().by(),
                        NamedValues.of(sources, fit, reader.options()));
        return new FitAnswer(
                FitReport.of(fit, extras, provenance(reader, request.commandLine())), steps, reader.remarks());
    }

    private static PieceValueFit fit(ObservationReader reader, FitRequest request, FitTrace trace) {
        try {
            return PieceValueFitter.fit(reader.observations(), request.settings(), trace);
        } catch (InputException e) {
            throw reader.options().materialNote().map(e::after).orElse(e);
        }
    }

    /// The facts of a fit to what a reader has read, without further questions.
    public static FitReport report(PieceValueFit fit, ObservationReader reader) {
        return FitReport.of(fit, FitExtras.NONE, provenance(reader, List.of()));
    }

    private static Provenance provenance(ObservationReader reader, List<String> commandLine) {
        return Provenance.here("pieceworth " + Version.number(), commandLine, reader.options(), reader.sources());
    }
}
