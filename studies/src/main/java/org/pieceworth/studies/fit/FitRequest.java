package org.pieceworth.studies.fit;

import java.util.List;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.settings.ClusterTags;
import org.pieceworth.studies.fit.part.FitPart;
import org.pieceworth.studies.fit.part.FitPurpose;
import org.pieceworth.studies.reading.ReadRequest;

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
        return reading.withClusterTags(ClusterTags.of(settings.clustering())
                .and(parts.stream().flatMap(part -> part.tags().stream()).toList()));
    }
}
