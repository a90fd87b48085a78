package org.pieceworth.studies.ratings;

import java.util.Optional;

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
