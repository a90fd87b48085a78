package org.pieceworth.lab.factors;

import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.lab.experiment.OrderedGames;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.EnginePlayer;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Seat;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.stats.match.ScoreCounts;

/// One engine against itself with other values: games 2k and 2k + 1 have one opening, and the players change sides.
public final class ValueDuel {

    private final VariantRules rules;
    private final LongFunction<Opening> openings;
    private final TimeControl control;
    private final int threads;
    private final GameRunner runner =
            new GameRunner(Adjudication.parse("win=800:3,draw=10:10:80"), GameRunner.DEFAULT_PLY_CAP);

    /// @param openings opening k of games 2k and 2k + 1
    /// @param nodes positions a move
    public ValueDuel(VariantRules rules, LongFunction<Opening> openings, long nodes, int threads) {
        this.rules = rules;
        this.openings = openings;
        this.threads = threads;
        control = TimeControl.nodes(nodes);
    }

    /// Two sets of values, each with players of its own.
    private record Entrants(ConcurrentLinkedQueue<EnginePlayer> first, ConcurrentLinkedQueue<EnginePlayer> second) {}

    /// Plays pairs of games from one number to before another, or until no more are wanted.
    ///
    /// @param goOn asked after each pair
    /// @return points of the first in pairs
    public ScoreCounts play(PieceValues first, PieceValues second, long from, long to, Predicate<ScoreCounts> goOn) {
        Entrants entrants = new Entrants(new ConcurrentLinkedQueue<>(), new ConcurrentLinkedQueue<>());
        ScoreCounts[] counts = {ScoreCounts.noPairs()};
        int[] points = {0};
        try (OrderedGames games = new OrderedGames(threads, game -> play(entrants, Map.entry(first, second), game))) {
            games.play(2 * from, 2 * to, (number, game) -> {
                points[0] += points(game.result(), number % 2 == 0);
                if (number % 2 == 0) {
                    return true;
                }
                counts[0] = counts[0].and(points[0]);
                points[0] = 0;
                return goOn.test(counts[0]);
            });
        }
        return counts[0];
    }

    private PlayedGame play(Entrants entrants, Map.Entry<PieceValues, PieceValues> values, long game) {
        EnginePlayer first = player(entrants.first(), values.getKey());
        EnginePlayer second = player(entrants.second(), values.getValue());
        boolean firstIsWhite = game % 2 == 0;
        PlayedGame played = runner.play(
                openings.apply(game / 2),
                new Seat(firstIsWhite ? first : second, control),
                new Seat(firstIsWhite ? second : first, control));
        entrants.first().add(first);
        entrants.second().add(second);
        return played;
    }

    private EnginePlayer player(ConcurrentLinkedQueue<EnginePlayer> idle, PieceValues values) {
        EnginePlayer waiting = idle.poll();
        return waiting != null ? waiting : EnginePlayer.of("pieceworth", rules, EngineSettings.DEFAULT.with(values));
    }

    private static int points(GameResult result, boolean firstIsWhite) {
        return switch (result) {
            case WHITE_WINS -> firstIsWhite ? 2 : 0;
            case BLACK_WINS -> firstIsWhite ? 0 : 2;
            case DRAW, UNKNOWN -> 1;
        };
    }
}
