package org.pieceworth.empirical.settings;

import java.util.Map;
import java.util.Optional;
import org.pieceworth.text.PlainNumber;

/// Weights of games and rows in a fit.
///
/// @param tag tag with a game's weight; a game without it weighs 1
/// @param gamesAlike true to give the rows of each game a total weight of 1, for any number of rows
public record Weighting(Optional<String> tag, boolean gamesAlike) {

    /// Every row weighs 1.
    public static final Weighting NONE = new Weighting(Optional.empty(), false);

    /// True if no tag is requested, or the game has it.
    public boolean isSaid(Map<String, String> tags) {
        return tag.isEmpty() || tags.containsKey(tag.get());
    }

    /// Weights beyond these have no use, and their squares or reciprocals would not be numbers.
    private static final double LEAST = 1e-12;

    private static final double MOST = 1e9;

    /// The weight from a game's tag; 1 if it is missing, NaN if it is no positive number.
    public double weight(Map<String, String> tags) {
        if (tag.isEmpty() || !tags.containsKey(tag.get())) {
            return 1;
        }
        String text = tags.getOrDefault(tag.get(), "").strip();
        double weight = PlainNumber.read(text).orElse(Double.NaN);
        return weight >= LEAST && weight < MOST ? weight : Double.NaN;
    }
}
