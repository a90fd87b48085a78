package org.pieceworth.lab.factors;

import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.lab.experiment.ExperimentPlan;
import org.pieceworth.lab.experiment.ExperimentPlan.GameLimits;
import org.pieceworth.lab.experiment.GameSink;
import org.pieceworth.lab.experiment.InTurn;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.Effort;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.match.Match;
import org.pieceworth.lab.match.MatchSettings;
import org.pieceworth.lab.match.PlayerSource;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.stats.match.ScoreCounts;

/// Matches of the engine against itself with other values: games 2k and 2k + 1 have one opening, and the players
/// change sides.
///
/// @param settings settings of the matches
/// @param threads games at a time
record ValueDuel(MatchSettings settings, int threads) {

    private static final Adjudication ADJUDICATION = Adjudication.parse("win=800:3,draw=10:10:80");

    /// @param openings opening k of games 2k and 2k + 1
    /// @param nodes nodes per move
    ValueDuel(VariantRules rules, LongFunction<Opening> openings, long nodes, int threads) {
        this(
                new MatchSettings(
                        rules,
                        MatchSettings.paired(openings),
                        new GameLimits(TimeControl.nodes(nodes), ADJUDICATION, GameRunner.DEFAULT_PLY_CAP),
                        Long.MAX_VALUE,
                        Optional.empty(),
                        Effort.Detail.NOTHING),
                threads);
    }

    /// Plays games from one number to before another, in order, until the sink wants no more.
    void play(PieceValues first, PieceValues second, long from, long to, GameSink sink) {
        try (Match match = new Match(settings, player(first), player(second))) {
            match.play(from, to, threads, sink);
        }
    }

    private PlayerSource player(PieceValues values) {
        return new PlayerSource.Ours("pieceworth", settings.rules(), EngineSettings.DEFAULT.with(values));
    }

    /// The plan of duels.
    ///
    /// @param experiment names the purpose of the games
    /// @param start the values to begin with
    /// @param opening opening of the games
    /// @param games the most of them
    ExperimentPlan plan(
            String experiment, String version, String start, ExperimentPlan.OpeningPlan opening, long games) {
        return new ExperimentPlan(
                experiment,
                version,
                InTurn.always(settings.rules()),
                opening,
                List.of(ExperimentPlan.PlannedPlayer.own(start)),
                settings.limits(),
                games);
    }

    /// Half points of the first.
    static int points(GameResult result, boolean firstIsWhite) {
        return firstIsWhite ? result.halfPoints() : 2 - result.halfPoints();
    }

    /// Half points of the first, added up in pairs.
    static final class PairPoints implements GameSink {

        private final Predicate<ScoreCounts> goOn;
        private ScoreCounts counts = ScoreCounts.noPairs();
        private int points;

        /// @param goOn asked after each pair
        PairPoints(Predicate<ScoreCounts> goOn) {
            this.goOn = goOn;
        }

        @Override
        public boolean game(long number, PlayedGame game) {
            points += points(game.result(), number % 2 == 0);
            if (number % 2 == 0) {
                return true;
            }
            counts = counts.and(points);
            points = 0;
            return goOn.test(counts);
        }

        /// Number of pairs so far.
        ScoreCounts counts() {
            return counts;
        }
    }
}
