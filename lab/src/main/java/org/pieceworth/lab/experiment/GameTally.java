package org.pieceworth.lab.experiment;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import org.pieceworth.lab.game.ErrorRate;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.pgn.GameResult;

/// Counts how games ended.
public final class GameTally {

    private final Map<Termination, Long> terminations = new EnumMap<>(Termination.class);
    private final Map<GameResult, Long> results = new EnumMap<>(GameResult.class);
    private long[] armies = new long[3];
    private long games;
    private long plies;
    private ErrorRate errors = ErrorRate.NONE;

    /// Nothing yet.
    public GameTally() {}

    /// Counts a game.
    ///
    /// @param exchanged whether the first of two armies had Black
    public void add(PlayedGame game, boolean exchanged) {
        games++;
        plies += game.plies();
        terminations.merge(game.termination(), 1L, Long::sum);
        results.merge(game.result(), 1L, Long::sum);
        errors = errors.with(game);
        GameResult first = exchanged ? GameResult.BLACK_WINS : GameResult.WHITE_WINS;
        armies[game.result() == GameResult.DRAW ? 1 : game.result() == first ? 0 : 2]++;
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

    /// Games by why they ended, in the order of [Termination]; those that occurred.
    public Map<Termination, Long> terminations() {
        return Collections.unmodifiableMap(terminations);
    }

    /// Wins, draws and losses of the first of two armies.
    public long[] ofFirstArmy() {
        return armies.clone();
    }

    /// How often adjudication was wrong.
    public ErrorRate errors() {
        return errors;
    }
}
