package org.pieceworth.empirical.settings;

import java.util.Map;
import java.util.Optional;

/// What games and rows weigh in a fit.
///
/// @param tag the tag that holds a game's weight; a game without it weighs 1
/// @param gamesAlike whether the rows of each game weigh 1 together, however many they are
public record Weighting(Optional<String> tag, boolean gamesAlike) {

    /// Every row weighs 1.
    public static final Weighting NONE = new Weighting(Optional.empty(), false);

    /// Whether a game has the tag, or none is asked for.
    public boolean isSaid(Map<String, String> tags) {
        return tag.isEmpty() || tags.containsKey(tag.get());
    }

    /// The weight that a game's tag says, 1 when it says none, NaN when it is no positive number.
    public double weight(Map<String, String> tags) {
        if (tag.isEmpty() || !tags.containsKey(tag.get())) {
            return 1;
        }
        String text = tags.getOrDefault(tag.get(), "").strip();
        boolean number = text.matches("\\d{1,9}(\\.\\d{1,9})?");
        return number ? Double.parseDouble(text) : Double.NaN;
    }
}
