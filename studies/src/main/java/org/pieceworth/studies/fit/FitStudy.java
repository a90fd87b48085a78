package org.pieceworth.studies.fit;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.fit.PieceValueFitter;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.settings.ClusterTags;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.fit.part.FitContext;
import org.pieceworth.studies.fit.part.FitPart;
import org.pieceworth.studies.fit.part.FitPurpose;
import org.pieceworth.studies.fit.part.FitStep;
import org.pieceworth.studies.fit.part.Provenance;
import org.pieceworth.studies.reading.ReadRequest;
import org.pieceworth.studies.run.Run;
import org.pieceworth.text.InputException;

/// Fits values of pieces to games.
public final class FitStudy {

    private FitStudy() {}

    /// Reads the games and fits values to them.
    ///
    /// @throws InputException when they cannot be read, or do not determine the answer
    public static FitAnswer answer(FitRequest request, Run run) {
        request.parts().forEach(FitPart::prepare);
        ObservationReader reader = request.observed().read(request.hashes(), run);
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

    /// A question for values by games.
    ///
    /// @param reading the games
    /// @param settings settings of the fit
    /// @param parts parts of the answer, with their options
    /// @param purpose the use of the answer
    /// @param hashes whether the provenance identifies files by their hashes
    /// @param steps whether the solver's steps are recorded
    /// @param commandLine the typed command; may be empty
    public record FitRequest(
            ReadRequest reading,
            FitSettings settings,
            List<FitPart> parts,
            FitPurpose purpose,
            boolean hashes,
            boolean steps,
            List<String> commandLine) {

        public FitRequest {
            parts = List.copyOf(parts);
            commandLine = List.copyOf(commandLine);
        }

        /// The games, with the tags that errors and controls need.
        public ReadRequest observed() {
            return reading.withClusterTags(ClusterTags.of(settings.errors().clustering())
                    .and(parts.stream().flatMap(part -> part.tags().stream()).toList()));
        }
    }
}
