package org.pieceworth.lab.odds;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.lab.experiment.OrderedGames;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.EnginePlayer;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.GameRunner.Seat;
import org.pieceworth.lab.game.Openings;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.stats.match.ScoreCounts;

/// Games of the engine between the giver of odds and their taker, each as White and as Black.
///
/// @param rules the game
/// @param starts the start with the giver as White, and as Black
/// @param seed seed of the random plies
/// @param plies random ones at the start
/// @param threads games at a time; change nothing
public record OddsGames(VariantRules rules, List<String> starts, long seed, int plies, int threads) {

    /// A side ahead by odds has not won yet: games are played nearly to their end.
    private static final Adjudication ADJUDICATION = Adjudication.parse("win=2500:4,draw=10:10:120");

    public OddsGames {
        starts = List.copyOf(starts);
    }

    /// The giver's results at a number of nodes per move for each side.
    ///
    /// @param from number of the first game
    /// @param to number after the last
    /// @param each takes the number of each game that has ended
    public ScoreCounts play(long giver, long taker, long from, long to, LongConsumer each) {
        ConcurrentLinkedQueue<List<EnginePlayer>> idle = new ConcurrentLinkedQueue<>();
        GameRunner runner = new GameRunner(ADJUDICATION, GameRunner.DEFAULT_PLY_CAP);
        ScoreCounts[] counts = {ScoreCounts.noGames()};
        try (OrderedGames games = new OrderedGames(threads, game -> {
            List<EnginePlayer> players = Optional.ofNullable(idle.poll())
                    .orElseGet(() -> Stream.of("giver", "taker")
                            .map(name -> EnginePlayer.of(name, rules, EngineSettings.DEFAULT))
                            .toList());
            Seat gives = new Seat(players.getFirst(), TimeControl.nodes(giver));
            Seat takes = new Seat(players.getLast(), TimeControl.nodes(taker));
            boolean white = game % 2 == 0;
            PlayedGame played = runner.play(
                    new Openings(rules, starts.get(white ? 0 : 1), seed, plies, false).opening(game / 2),
                    white ? gives : takes,
                    white ? takes : gives);
            idle.add(players);
            return played;
        })) {
            games.play(from, to, (number, game) -> {
                counts[0] = counts[0].and(
                        number % 2 == 0
                                ? game.result().halfPoints()
                                : 2 - game.result().halfPoints());
                each.accept(number);
                return true;
            });
        }
        return counts[0];
    }

    /// The factor of the taker's nodes that makes the game even.
    ///
    /// @param nodes the taker's per move
    /// @param equal the giver's results at as many nodes
    /// @param first factor of the first batch
    /// @param games number of games in all
    public EvenFactor even(long nodes, ScoreCounts equal, double first, long games, int batch, LongConsumer each) {
        return EvenFactor.find(
                (logarithm, from, number) -> {
                    long more = Math.max(1, Math.round(nodes * Math.exp(logarithm)));
                    return batch((double) more / nodes, play(more, nodes, from, from + number, each));
                },
                List.of(batch(1, equal)),
                Math.log(first),
                games,
                batch);
    }

    private static EvenFactor.Batch batch(double factor, ScoreCounts giver) {
        long[] counts = giver.counts();
        return new EvenFactor.Batch(
                Math.log(factor), giver.games(), counts[2] + counts[1] / 2.0, counts[2] + counts[1] / 4.0);
    }
}
