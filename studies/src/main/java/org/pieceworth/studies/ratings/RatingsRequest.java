package org.pieceworth.studies.ratings;

import java.util.List;
import java.util.Map;
import org.pieceworth.empirical.settings.NameAliases;
import org.pieceworth.empirical.settings.TagCondition;
import org.pieceworth.stats.ratings.RatingSettings;
import org.pieceworth.text.Ordered;

/// Files of games whose players are to be rated.
///
/// @param files their names, `-` for standard input
/// @param where which games count
/// @param aliases other spellings of players' names
/// @param cluster which games depend on each other: `pair`, `game`, `opening`, or tags between commas
/// @param threads that read
/// @param settings of the fit, without given ratings
/// @param anchors given ratings by name
/// @param shown beside the ratings
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
}
