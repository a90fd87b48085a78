package org.pieceworth.empirical.rows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.terms.TermSet;

/// Everything a fit needs from games or from a file of rows.
///
/// @param terms the features of the rows
/// @param games number of games used
/// @param drawnGames drawn games among them
/// @param plies number of moves in the games used
/// @param counts their observations
/// @param duplicates the observations of games skipped as duplicates
/// @param rows rows by game; empty if only counts are at hand
/// @param groups names of the groups of games
/// @param locations places of the games; empty if only counts are at hand
/// @param skips the games not used
public record Observations(
        TermSet terms,
        long games,
        long drawnGames,
        long plies,
        ObservationCounts counts,
        ObservationCounts duplicates,
        Optional<GameRows> rows,
        List<String> groups,
        Optional<GameLocations> locations,
        SkippedGames skips) {

    /// Observations without games, such as those of a file of rows.
    public static Observations ofCounts(TermSet terms, ObservationCounts counts) {
        return new Observations(
                terms,
                0,
                0,
                0,
                counts,
                new ObservationCounts(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                new SkippedGames(Map.of(), Map.of()));
    }
}
