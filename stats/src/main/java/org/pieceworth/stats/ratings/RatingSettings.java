package org.pieceworth.stats.ratings;

import java.util.Map;

/// How ratings are estimated.
///
/// @param model of results
/// @param advantage true if White's advantage is estimated, false if White has none
/// @param zero the mean rating of all players, if no player has a given one
/// @param anchors given ratings, by player; with one of them all others move along, with several their differences hold
/// @param priorDraws virtual draws that each player has on average, 0 for none; see [Encounters#withDraws(double)]
public record RatingSettings(
        RatingModel model, boolean advantage, double zero, Map<Integer, Double> anchors, double priorDraws) {

    /// Davidson's model, the mean rating 0.
    public static final RatingSettings STANDARD = new RatingSettings(RatingModel.DAVIDSON, true, 0, Map.of(), 0);

    /// Copies the map.
    ///
    /// @throws IllegalArgumentException when there are less than no draws
    public RatingSettings {
        anchors = Map.copyOf(anchors);
        if (!(priorDraws >= 0)) {
            throw new IllegalArgumentException("virtual draws are 0 or more, not " + priorDraws);
        }
    }

    public RatingSettings with(RatingModel other) {
        return new RatingSettings(other, advantage, zero, anchors, priorDraws);
    }
}
