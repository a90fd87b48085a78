package org.pieceworth.studies.ratings;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.empirical.settings.NameAliases;
import org.pieceworth.empirical.settings.TagCondition;
import org.pieceworth.stats.ratings.RatingSettings;
import org.pieceworth.text.Ordered;

/// Files of games with players to rate.
///
/// @param files their names, `-` for standard input
/// @param where condition for games to count
/// @param aliases other spellings of players' names
/// @param cluster the clusters of dependent games: `pair`, `game`, `opening`, or tags between commas
/// @param threads number of threads for reading
/// @param settings settings of the fit, without given ratings
/// @param anchors given ratings by name
/// @param shown tables in addition to the ratings
public record RatingsRequest(
        List<String> files,
        TagCondition where,
        NameAliases aliases,
        String cluster,
        int threads,
        RatingSettings settings,
        Map<String, Double> anchors,
        ShownRatings shown) {

    public RatingsRequest {
        files = List.copyOf(files);
        anchors = Ordered.copy(anchors);
    }

    /// Selection of the ratings and of the other tables.
    ///
    /// @param players maximum number of players
    /// @param leastGames minimum number of games of these players
    /// @param openings true for a table of openings
    /// @param player the player whose games are reported
    /// @param against the other player of a match
    /// @param games length of a match to predict
    public record ShownRatings(
            int players,
            int leastGames,
            boolean openings,
            Optional<String> player,
            Optional<String> against,
            Optional<Integer> games) {}
}
