package org.pieceworth.stats.ratings;

import java.util.Map;
import java.util.Set;

/// Settings for the estimation of ratings.
///
/// @param model model of results
/// @param advantage true if White's advantage is estimated, false if White has none
/// @param zero the mean rating of all players, if no player has a given one
/// @param anchors given ratings, by player; a single one shifts all others, several fix their differences
/// @param priorDraws virtual draws that each player has on average, 0 for none; see [Encounters#withDraws(double)]
/// @param errors who has errors among more than [Ratings#MAX_WITH_ERRORS] players; all of fewer have
public record RatingSettings(
        RatingModel model,
        boolean advantage,
        double zero,
        Map<Integer, Double> anchors,
        double priorDraws,
        Errors errors) {

    /// Davidson's model, the mean rating 0.
    public static final RatingSettings STANDARD = new RatingSettings(RatingModel.DAVIDSON, true, 0, Map.of(), 0);

    private static final int BEST = 100;

    /// @throws IllegalArgumentException when there are less than no draws
    public RatingSettings {
        anchors = Map.copyOf(anchors);
        if (!(priorDraws >= 0)) {
            throw new IllegalArgumentException("virtual draws are 0 or more, not " + priorDraws);
        }
    }

    /// With errors for the best.
    public RatingSettings(
            RatingModel model, boolean advantage, double zero, Map<Integer, Double> anchors, double priorDraws) {
        this(model, advantage, zero, anchors, priorDraws, new Errors(BEST, 1, Set.of()));
    }

    /// Players with errors.
    ///
    /// @param maxPlayers the number of the best players that have them
    /// @param minGames minimum number of games of these players
    /// @param also others that have them
    public record Errors(int maxPlayers, int minGames, Set<Integer> also) {

        public Errors {
            also = Set.copyOf(also);
        }
    }
}
