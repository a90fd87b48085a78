package org.pieceworth.studies.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.studies.ratings.TournamentTable;

/// The result of a round-robin tournament.
///
/// @param table the players' ratings and points
/// @param games played
/// @param duplicates games that came before and do not count
/// @param terminations why games ended
/// @param forfeits games that each player lost by its own failure
/// @param variant its name
/// @param conditions limits and openings, for people
/// @param output the file of the games
/// @param run facts about the run
public record RoundRobinAnswer(
        TournamentTable table,
        long games,
        long duplicates,
        Map<Termination, Long> terminations,
        List<Failures> forfeits,
        String variant,
        String conditions,
        Optional<String> output,
        PlayedRun run) {

    /// The failures of a player.
    ///
    /// @param player its name
    /// @param games number of games by the kind of failure
    public record Failures(String player, Map<Termination, Long> games) {}

    public RoundRobinAnswer {
        forfeits = List.copyOf(forfeits);
    }
}
