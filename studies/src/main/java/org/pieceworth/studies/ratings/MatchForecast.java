package org.pieceworth.studies.ratings;

import java.util.Optional;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.ratings.Ratings;
import org.pieceworth.stats.ratings.Ratings.Prediction;
import org.pieceworth.studies.ratings.HeadToHead.MeetingCounts;

/// The games between two players, and predictions from their ratings.
///
/// @param played their games from the first one's point of view, if any
/// @param difference difference of their ratings, with its standard error; NaN if one has no rating
/// @param above the likelihood that the first is better; NaN if unknown
/// @param asWhite prediction for a game of the first with White, from White's point of view
/// @param asBlack prediction for a game of the first with Black, from White's point of view
/// @param match match of several games; empty if not requested, or without a prediction
record MatchForecast(
        String first,
        String second,
        Optional<MeetingCounts> played,
        Estimate difference,
        double above,
        Optional<Prediction> asWhite,
        Optional<Prediction> asBlack,
        Optional<Match> match) {

    private static final double EVEN = 0.5;

    /// A match of several games with colours changed after each.
    ///
    /// @param score expected share of the first
    /// @param error its standard error: sampling error of the games, and uncertainty of the ratings
    /// @param win the probability that the first makes more points
    record Match(int games, double score, double error, double win) {}

    static MatchForecast of(TournamentTable table, int first, int second, Optional<Integer> games) {
        Ratings ratings = table.ratings();
        boolean rated = ratings.isRated(first) && ratings.isRated(second);
        Estimate difference = rated ? ratings.difference(first, second) : new Estimate(Double.NaN, Double.NaN);
        Optional<Prediction> white = rated ? Optional.of(ratings.prediction(first, second)) : Optional.empty();
        Optional<Prediction> black = rated ? Optional.of(ratings.prediction(second, first)) : Optional.empty();
        return new MatchForecast(
                table.names().get(first),
                table.names().get(second),
                table.meeting(first, second),
                difference,
                rated ? ratings.chanceAbove(first, second) : Double.NaN,
                white,
                black,
                rated ? games.map(number -> match(ratings, difference, number)) : Optional.empty());
    }

    private static Match match(Ratings ratings, Estimate difference, int games) {
        double score = score(ratings, difference.value());
        double spread =
                (variance(ratings.prediction(difference.value())) + variance(ratings.prediction(-difference.value())))
                        / 2;
        double slope = (score(ratings, difference.value() + 1) - score(ratings, difference.value() - 1)) / 2;
        double unknown = difference.standardError() > 0 ? difference.standardError() * slope : 0;
        double error = Math.sqrt(spread / games + unknown * unknown);
        return new Match(games, score, error, new Estimate(score - EVEN, error).chancePositive());
    }

    private static double score(Ratings ratings, double points) {
        return (ratings.prediction(points).score()
                        + 1
                        - ratings.prediction(-points).score())
                / 2;
    }

    /// The variance of a game's score; that of a game without draws if the model has none.
    private static double variance(Prediction game) {
        return Double.isNaN(game.draw())
                ? game.score() * (1 - game.score())
                : game.win() + game.draw() / 4 - game.score() * game.score();
    }
}
