package org.pieceworth.lab.experiment;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import org.pieceworth.lab.game.ErrorRate;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.stats.match.ScoreCounts;

/// Counts how games ended.
public final class GameTally {

    private static final int WIN = 2;

    private final Map<Termination, Long> terminations = new EnumMap<>(Termination.class);
    private final Map<GameResult, Long> results = new EnumMap<>(GameResult.class);
    private ScoreCounts single = ScoreCounts.noGames();
    private ScoreCounts pairs = ScoreCounts.noPairs();
    private int half;
    private long games;
    private long plies;
    private ErrorRate errors = ErrorRate.NONE;

    /// Nothing yet.
    public GameTally() {}

    /// Counts the next game.
    ///
    /// @param exchanged whether the first of two armies had Black
    public void add(PlayedGame game, boolean exchanged) {
        int points =
                exchanged ? WIN - game.result().halfPoints() : game.result().halfPoints();
        single = single.and(points);
        if (games % 2 == 0) {
            half = points;
        } else {
            pairs = pairs.and(half + points);
        }
        games++;
        plies += game.plies();
        terminations.merge(game.termination(), 1L, Long::sum);
        results.merge(game.result(), 1L, Long::sum);
        errors = errors.with(game);
    }

    /// Games.
    public long games() {
        return games;
    }

    /// Plies of all games, openings included.
    public long plies() {
        return plies;
    }

    /// Games with that result.
    public long games(GameResult result) {
        return results.getOrDefault(result, 0L);
    }

    /// Games by the reason for their end, in the order of [Termination]; only reasons that occurred.
    public Map<Termination, Long> terminations() {
        return Collections.unmodifiableMap(terminations);
    }

    /// Wins, draws and losses of the first of two armies.
    public long[] ofFirstArmy() {
        long[] counts = single.counts();
        return new long[] {counts[WIN], counts[1], counts[0]};
    }

    /// The score of the first of two armies: by pairs, so that it has each colour once and the advantage of a
    /// colour cancels out; by single games if one has no partner.
    public ScoreCounts scoresOfFirstArmy() {
        return games == pairs.games() ? pairs : single;
    }

    /// The share of wrong adjudications.
    public ErrorRate errors() {
        return errors;
    }
}
