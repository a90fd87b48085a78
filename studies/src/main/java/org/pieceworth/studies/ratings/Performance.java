package org.pieceworth.studies.ratings;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.stats.ratings.Ratings;

/// A player's results in some of the games: the performance is the rating with expected points equal to the
/// actual points.
///
/// @param of the opponent, or the opening
/// @param expected points by the ratings
/// @param rating the performance: −∞ or ∞ where all games were lost or won
/// @param error its standard error; NaN where there are fewer than [#FEWEST] clusters
record Performance(
        String of, long games, long wins, long draws, long losses, double expected, double rating, double error) {

    /// Clusters that an error needs.
    private static final int FEWEST = 10;

    private static final double FARTHEST = 4000;
    private static final double PRECISE = 1e-7;

    /// A game of the player.
    ///
    /// @param opponent rated
    /// @param halfPoints half points of the player
    record Game(String of, int opponent, boolean white, int halfPoints, int cluster) {}

    double points() {
        return wins + draws / 2.0;
    }

    /// One for each of [Game#of()], in the order of first occurrence.
    static List<Performance> of(Ratings ratings, int player, List<Game> all) {
        Map<String, List<Game>> parts = new java.util.LinkedHashMap<>();
        all.forEach(
                game -> parts.computeIfAbsent(game.of(), _ -> new ArrayList<>()).add(game));
        List<Performance> found = new ArrayList<>();
        parts.forEach((name, games) -> found.add(of(name, ratings, player, games)));
        return found;
    }

    private static Performance of(String name, Ratings ratings, int player, List<Game> games) {
        long[] results = new long[3];
        games.forEach(game -> results[game.halfPoints()]++);
        double points = results[2] + results[1] / 2.0;
        double own = ratings.rating(player);
        double rating = rating(ratings, own, games, points);
        return new Performance(
                name,
                games.size(),
                results[2],
                results[1],
                results[0],
                expected(ratings, own, games),
                rating,
                Double.isFinite(rating) ? error(ratings, rating, games) : Double.NaN);
    }

    private static double expected(Ratings ratings, double rating, List<Game> games) {
        double sum = 0;
        for (Game game : games) {
            sum += expected(ratings, rating, game);
        }
        return sum;
    }

    private static double expected(Ratings ratings, double rating, Game game) {
        double lead = rating - ratings.rating(game.opponent());
        return game.white()
                ? ratings.prediction(lead).score()
                : 1 - ratings.prediction(-lead).score();
    }

    private static double rating(Ratings ratings, double own, List<Game> games, double points) {
        if (points == 0) {
            return Double.NEGATIVE_INFINITY;
        }
        if (points == games.size()) {
            return Double.POSITIVE_INFINITY;
        }
        double low = own - FARTHEST;
        double high = own + FARTHEST;
        while (high - low > PRECISE) {
            double middle = (low + high) / 2;
            if (expected(ratings, middle, games) < points) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }

    /// The standard error from the spread of clusters' points around those expected at the
    /// performance rating.
    private static double error(Ratings ratings, double rating, List<Game> games) {
        Map<Integer, Double> surplus = new HashMap<>();
        for (Game game : games) {
            surplus.merge(game.cluster(), game.halfPoints() / 2.0 - expected(ratings, rating, game), Double::sum);
        }
        if (surplus.size() < FEWEST) {
            return Double.NaN;
        }
        double variance = 0;
        for (double each : surplus.values()) {
            variance += each * each;
        }
        variance *= surplus.size() / (surplus.size() - 1.0);
        double slope = (expected(ratings, rating + 1, games) - expected(ratings, rating - 1, games)) / 2;
        return Math.sqrt(variance) / slope;
    }
}
