package org.pieceworth.studies.assess;

import java.util.List;
import java.util.Optional;
import org.pieceworth.studies.game.RequestedRules;
import org.pieceworth.studies.output.OutputFile;

/// A question about the balance of a game, answered by play.
///
/// @param rules the variant with its start and armies; White's as given
/// @param nodes nodes per move, one number for each strength, rising
/// @param games number of games at each strength
/// @param plies random ones at the start of each game
/// @param seed seed of these plies
/// @param journal file for the games until all are played, one for each strength; not saved without one
/// @param fresh begins again if a journal exists
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
