package org.pieceworth.empirical;

import java.util.Optional;

/// What games and rows weigh in a fit.
///
/// @param tag the tag that holds a game's weight; a game without it weighs 1
/// @param gamesAlike whether the rows of each game weigh 1 together, however many they are
public record Weighting(Optional<String> tag, boolean gamesAlike) {

    /// Every row weighs 1.
    public static final Weighting NONE = new Weighting(Optional.empty(), false);

    /// Whether any weight differs from 1.
    boolean isPlain() {
        return tag.isEmpty() && !gamesAlike;
    }
}
