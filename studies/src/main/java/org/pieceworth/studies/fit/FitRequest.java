package org.pieceworth.studies.fit;

import java.util.List;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.settings.ClusterTags;
import org.pieceworth.empirical.settings.Control;
import org.pieceworth.studies.reading.ReadRequest;

/// A question for values by games.
///
/// @param reading the games
/// @param settings how values are fitted
/// @param questions what else is asked
/// @param hashes whether the provenance is to name files by their hashes
/// @param steps whether the steps of the solver are wanted
/// @param commandLine what was typed to ask this; may be empty
public record FitRequest(
        ReadRequest reading,
        FitSettings settings,
        FitQuestions questions,
        boolean hashes,
        boolean steps,
        List<String> commandLine) {

    public FitRequest {
        commandLine = List.copyOf(commandLine);
    }

    /// Values of games by the usual settings.
    public static FitRequest of(ReadRequest reading) {
        return new FitRequest(reading, FitSettings.DEFAULT, FitQuestions.NONE, true, false, List.of());
    }

    /// The games, with the tags that errors and controls need.
    public ReadRequest observed() {
        return reading.withClusterTags(ClusterTags.of(settings.clustering())
                .and(questions.control().map(Control::tags).orElse(List.of())));
    }

    /// A copy fitted in another way.
    public FitRequest withSettings(FitSettings other) {
        return new FitRequest(reading, other, questions, hashes, steps, commandLine);
    }

    /// A copy with more asked.
    public FitRequest withQuestions(FitQuestions other) {
        return new FitRequest(reading, settings, other, hashes, steps, commandLine);
    }
}
