package org.pieceworth.studies.ratings;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.empirical.rows.PlayedResult;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.ratings.RatingSettings;
import org.pieceworth.studies.ratings.PlayerReport.PlayersGame;
import org.pieceworth.studies.ratings.RatingsRequest.ShownRatings;
import org.pieceworth.text.InputException;

/// Ratings from files of games.
///
/// @param source the files
/// @param settings settings of the fit, without given ratings
/// @param anchors given ratings by name
/// @param shown tables in addition to the ratings
record RatingsStudy(ResultSource source, RatingSettings settings, Map<String, Double> anchors, ShownRatings shown) {

    /// Each takes a tenth of a second with tens of thousands of players.
    private static final int MOST_ERRORS = 300;

    RatingsAnswer answer(ReadProgress progress) {
        Map<String, long[]> openings = new LinkedHashMap<>();
        List<PlayersGame> own = new ArrayList<>();
        ReadGames games = source.read(progress, (white, black, halfPoints, cluster, tournament, game) -> {
            if (shown.openings()) {
                openings.computeIfAbsent(opening(game), _ -> new long[3])[halfPoints]++;
            }
            if (shown.player().isPresent()) {
                tournament
                        .known(shown.player().get())
                        .filter(player -> player == white || player == black)
                        .ifPresent(player -> own.add(new PlayersGame(
                                player == white ? black : white,
                                player == white,
                                player == white ? halfPoints : 2 - halfPoints,
                                cluster,
                                opening(game))));
            }
        });
        Map<Integer, Double> given = new HashMap<>();
        anchors.forEach((name, rating) -> given.put(games.player("anchor", name), rating));
        Optional<Integer> player = shown.player().map(name -> games.player("player", name));
        Optional<Integer> other = shown.against().map(name -> games.player("against", name));
        Set<Integer> also = new HashSet<>(given.keySet());
        player.ifPresent(also::add);
        other.ifPresent(also::add);
        TournamentTable table = table(games, given, also);
        anchors.keySet().stream()
                .filter(name -> !table.ratings().isRated(games.player("anchor", name)))
                .findFirst()
                .ifPresent(name -> {
                    throw InputException.about(
                            "anchor",
                            "'" + name
                                    + "' did not both win and lose points against others who did, so that nobody can be rated"
                                    + " apart from that player; omit this rating");
                });
        return new RatingsAnswer(
                source,
                games,
                table,
                shown,
                openings.entrySet().stream()
                        .map(each -> new RatingsAnswer.Opening(
                                each.getKey(), each.getValue()[2], each.getValue()[1], each.getValue()[0]))
                        .toList(),
                player.map(number -> PlayerReport.of(table, number, own)),
                player.flatMap(
                        number -> other.map(opponent -> MatchForecast.of(table, number, opponent, shown.games()))));
    }

    private TournamentTable table(ReadGames games, Map<Integer, Double> given, Set<Integer> also) {
        try {
            return TournamentTable.of(
                    games.tournament(),
                    new RatingSettings(
                            settings.model(),
                            settings.advantage(),
                            settings.zero(),
                            given,
                            settings.priorDraws(),
                            new RatingSettings.Errors(
                                    Math.min(shown.players(), MOST_ERRORS), shown.leastGames(), also)));
        } catch (FitException failed) {
            throw new InputException("the ratings cannot be fitted: " + failed.text()
                    + "; omit given ratings that contradict the games, or use another model");
        }
    }

    private static String opening(PlayedResult game) {
        if (!game.opening().isEmpty()) {
            return game.opening();
        }
        return game.start().isEmpty() ? "" : game.start();
    }
}
