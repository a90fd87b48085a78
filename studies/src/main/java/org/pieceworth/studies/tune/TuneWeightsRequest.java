package org.pieceworth.studies.tune;

import java.util.List;
import java.util.Optional;
import org.pieceworth.studies.play.GameConditions;

/// Which weights of the evaluation do results speak for?
///
/// @param conditions the variants, their names between commas, and how games of the engine against itself are played
/// @param files games: `FILE`, or with several variants `VARIANT=FILE`
/// @param selfplay games of the engine against itself, in each variant; 0 without
/// @param weights a file of the initial weights, also the target of shrinkage; those that ship otherwise
/// @param output destination of the fitted weights; games are saved next to it until the weights are written
/// @param fresh whether games that wait there are dropped
public record TuneWeightsRequest(
        GameConditions conditions,
        List<String> files,
        long selfplay,
        Optional<String> weights,
        Optional<String> output,
        boolean fresh) {

    public TuneWeightsRequest {
        files = List.copyOf(files);
    }
}
