package org.pieceworth.studies.tune;

import java.util.List;
import java.util.Optional;
import org.pieceworth.studies.play.GameConditions;

/// Which numbers make the engine play better?
///
/// @param conditions the variants, their names between commas, and how games are played
/// @param parameters names of what is tuned, see [org.pieceworth.lab.tune.TunedNumbers]
/// @param games to tune by
/// @param batch games of each iteration
/// @param testGames games of the test against the start at the end, at most; 0 without
/// @param weights a file of the weights to begin with; those that ship otherwise
/// @param output where tuned weights go, with the games of an unfinished run beside it
/// @param plot a picture of each parameter's way, as SVG
/// @param fresh whether an unfinished run is dropped
public record TuneSpsaRequest(
        GameConditions conditions,
        List<String> parameters,
        long games,
        int batch,
        long testGames,
        Optional<String> weights,
        Optional<String> output,
        Optional<String> plot,
        boolean fresh) {

    /// Copies the list.
    public TuneSpsaRequest {
        parameters = List.copyOf(parameters);
    }
}
