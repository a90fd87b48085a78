package org.pieceworth.studies.ratings;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.pieceworth.studies.ratings.RatingsRequest.ShownRatings;

/// Ratings from files of games.
///
/// @param source the files, and how they were read
/// @param games the games read
/// @param table the ratings
/// @param shown selection of the report
/// @param openings results by opening, most games first; empty if not requested
/// @param player a player's games, if requested
/// @param match match of two players, if requested
record RatingsAnswer(
        ResultSource source,
        ReadGames games,
        TournamentTable table,
        ShownRatings shown,
        List<Opening> openings,
        Optional<PlayerReport> player,
        Optional<MatchForecast> match) {

    RatingsAnswer {
        openings = openings.stream()
                .sorted(Comparator.comparingLong((Opening opening) -> -opening.games())
                        .thenComparing(Opening::name))
                .toList();
    }

    /// The results of all games with an opening.
    ///
    /// @param name empty if games do not say it
    /// @param wins wins of White
    record Opening(String name, long wins, long draws, long losses) {

        long games() {
            return wins + draws + losses;
        }

        double score() {
            return (wins + draws / 2.0) / games();
        }
    }
}
