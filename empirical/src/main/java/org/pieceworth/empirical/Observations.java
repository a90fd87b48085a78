package org.pieceworth.empirical;

import java.util.Map;
import java.util.Optional;

/// What was learned from games, or read from a file of rows.
///
/// @param games games used
/// @param drawnGames drawn games among them
/// @param plies moves of the games used
/// @param counts their observations
/// @param duplicates the observations of games that were skipped as duplicates
/// @param rows which game gave which rows; empty when only counts were at hand
/// @param skips the games not used
public record Observations(
        long games,
        long drawnGames,
        long plies,
        ObservationCounts counts,
        ObservationCounts duplicates,
        Optional<GameRows> rows,
        Skips skips) {

    /// Observations without games, such as those of a file of rows.
    static Observations ofCounts(ObservationCounts counts) {
        return new Observations(
                0, 0, 0, counts, new ObservationCounts(), Optional.empty(), new Skips(Map.of(), Map.of()));
    }
}
