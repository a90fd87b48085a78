package org.pieceworth.empirical.rows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.terms.TermSet;

/// What was learned from games, or read from a file of rows.
///
/// @param terms what the rows are described by
/// @param games games used
/// @param drawnGames drawn games among them
/// @param plies moves of the games used
/// @param counts their observations
/// @param duplicates the observations of games that were skipped as duplicates
/// @param rows which game gave which rows; empty when only counts were at hand
/// @param groups the names of the groups that games belong to
/// @param locations where the games are; empty when only counts were at hand
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
