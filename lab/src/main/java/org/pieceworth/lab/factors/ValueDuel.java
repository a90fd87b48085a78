package org.pieceworth.lab.factors;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.lab.experiment.ExperimentPlan;
import org.pieceworth.lab.experiment.GameSink;
import org.pieceworth.lab.experiment.OrderedGames;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.EnginePlayer;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.GameRunner.Seat;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.stats.match.ScoreCounts;

/// One engine against itself with other values: games 2k and 2k + 1 have one opening, and the players change sides.
public final class ValueDuel {

    private static final Adjudication ADJUDICATION = Adjudication.parse("win=800:3,draw=10:10:80");

    private final VariantRules rules;
    private final LongFunction<Opening> openings;
    private final TimeControl control;
    private final int threads;
    private final GameRunner runner = new GameRunner(ADJUDICATION, GameRunner.DEFAULT_PLY_CAP);

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
        ScoreCounts[] counts = {ScoreCounts.noPairs()};
        int[] points = {0};
        play(first, second, 2 * from, 2 * to, (number, game) -> {
            points[0] += points(game.result(), number % 2 == 0);
            if (number % 2 == 0) {
                return true;
            }
            counts[0] = counts[0].and(points[0]);
            points[0] = 0;
            return goOn.test(counts[0]);
        });
        return counts[0];
    }

    /// Plays games from one number to before another, in order, until the sink wants no more.
    void play(PieceValues first, PieceValues second, long from, long to, GameSink sink) {
        Entrants entrants = new Entrants(new ConcurrentLinkedQueue<>(), new ConcurrentLinkedQueue<>());
        try (OrderedGames games = new OrderedGames(threads, game -> play(entrants, Map.entry(first, second), game))) {
            games.play(from, to, sink);
        }
    }

    /// The plan of such games.
    ///
    /// @param experiment names the purpose of the games
    /// @param start the values to begin with
    /// @param opening of the games
    /// @param games the most of them
    ExperimentPlan plan(
            String experiment, String version, String start, ExperimentPlan.OpeningPlan opening, long games) {
        return new ExperimentPlan(
                experiment,
                version,
                rules,
                opening,
                List.of(ExperimentPlan.PlannedPlayer.own(start)),
                new ExperimentPlan.GameLimits(control, ADJUDICATION, GameRunner.DEFAULT_PLY_CAP),
                games);
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

    /// Half points of the first.
    static int points(GameResult result, boolean firstIsWhite) {
        return switch (result) {
            case WHITE_WINS -> firstIsWhite ? 2 : 0;
            case BLACK_WINS -> firstIsWhite ? 0 : 2;
            case DRAW, UNKNOWN -> 1;
        };
    }
}
