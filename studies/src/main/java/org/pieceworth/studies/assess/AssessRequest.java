package org.pieceworth.studies.assess;

import java.util.List;
import java.util.Optional;
import org.pieceworth.studies.game.RequestedRules;
import org.pieceworth.studies.output.OutputFile;

/// A question about a game that is judged by play.
///
/// @param rules whose start and armies are played, White's as they are given
/// @param nodes for each move, a strength each, rising
/// @param games at each strength
/// @param plies random ones at the start of each game
/// @param seed of these
/// @param journal keeps games until all are played, in a file for each strength; nowhere without one
/// @param fresh begins anew where a journal is found
public record AssessRequest(
        RequestedRules rules,
        List<Long> nodes,
        long games,
        int plies,
        long seed,
        Optional<OutputFile> journal,
        boolean fresh) {

    public AssessRequest {
        nodes = List.copyOf(nodes);
    }
}
