package org.pieceworth.studies.ratings;

import java.util.Optional;

/// What is shown beside ratings.
///
/// @param players at most
/// @param leastGames of those shown
/// @param openings true for a table of openings
/// @param player whose games are shown
/// @param against the other player of a match
/// @param games of a match that is foretold
public record ShownRatings(
        int players,
        int leastGames,
        boolean openings,
        Optional<String> player,
        Optional<String> against,
        Optional<Integer> games) {}
