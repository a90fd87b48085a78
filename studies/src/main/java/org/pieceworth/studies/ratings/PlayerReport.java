package org.pieceworth.studies.ratings;

import java.util.Comparator;
import java.util.List;

/// A player's results against each opponent and in each opening, from games against rated players.
///
/// @param opponents results by opponent, most games first
/// @param openings results by opening, most games first; empty if the games do not name them
record PlayerReport(String name, List<Performance> opponents, List<Performance> openings) {

    static PlayerReport of(TournamentTable table, int player, List<PlayersGame> games) {
        String name = table.names().get(player);
        if (!table.ratings().isRated(player)) {
            return new PlayerReport(name, List.of(), List.of());
        }
        List<PlayersGame> rated = games.stream()
                .filter(game -> table.ratings().isRated(game.opponent()))
                .toList();
        return new PlayerReport(
                name,
                sorted(Performance.of(
                        table.ratings(),
                        player,
                        rated.stream()
                                .map(game -> game(table.names().get(game.opponent()), game))
                                .toList())),
                sorted(Performance.of(
                        table.ratings(),
                        player,
                        rated.stream()
                                .filter(game -> !game.opening().isEmpty())
                                .map(game -> game(game.opening(), game))
                                .toList())));
    }

    private static Performance.Game game(String of, PlayersGame game) {
        return new Performance.Game(of, game.opponent(), game.white(), game.halfPoints(), game.cluster());
    }

    private static List<Performance> sorted(List<Performance> parts) {
        return parts.stream()
                .sorted(Comparator.comparingLong((Performance part) -> -part.games())
                        .thenComparing(Performance::of))
                .toList();
    }

    /// A game of the reported player.
    ///
    /// @param halfPoints half points of the player
    record PlayersGame(int opponent, boolean white, int halfPoints, int cluster, String opening) {}
}
