package org.pieceworth.lab.match;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.stats.match.Sprt;

/// Counts the games of a match in their order, from the first player's side.
public final class MatchTally {

    private static final int WIN = 2;

    private final Optional<Sprt> sprt;
    private final Map<Termination, Long> terminations = new EnumMap<>(Termination.class);
    private final Map<Termination, Long> forfeitsOfFirst = new EnumMap<>(Termination.class);
    private final Map<Termination, Long> forfeitsOfSecond = new EnumMap<>(Termination.class);
    private ScoreCounts single = ScoreCounts.noGames();
    private ScoreCounts pairs = ScoreCounts.noPairs();
    private final KnownGames known = new KnownGames();
    private ScoreCounts ofPairs = ScoreCounts.noGames();
    private int half;
    private boolean halfIsNew;
    private long played;
    private long plies;

    /// Nothing yet.
    ///
    /// @param sprt the test that the match ends with, if any
    public MatchTally(Optional<Sprt> sprt) {
        this.sprt = sprt;
    }

    /// True if the first player has White in that game, from 0.
    public static boolean firstHasWhite(long game) {
        return game % 2 == 0;
    }

    /// Counts the next game.
    ///
    /// @param number number of the game, from 0; games come in order
    public void add(long number, PlayedGame game) {
        int points = points(number, game);
        boolean isNew = known.add(0, firstHasWhite(number), game);
        if (firstHasWhite(number)) {
            half = points;
            halfIsNew = isNew;
            single = isNew ? ofPairs.and(points) : ofPairs;
        } else if (isNew || halfIsNew) {
            pairs = pairs.and(half + points);
            ofPairs = ofPairs.and(half).and(points);
            single = ofPairs;
        }
        played++;
        plies += game.plies();
        terminations.merge(game.termination(), 1L, Long::sum);
        if (game.termination().isForfeit()) {
            (points == 0 ? forfeitsOfFirst : forfeitsOfSecond).merge(game.termination(), 1L, Long::sum);
        }
    }

    /// Half points of the first player.
    private static int points(long number, PlayedGame game) {
        if (game.result() == GameResult.UNKNOWN) {
            throw new IllegalArgumentException("game " + number + " is not over");
        }
        int white = game.result().halfPoints();
        return firstHasWhite(number) ? white : WIN - white;
    }

    /// The number of games that count, without repeated ones, see [KnownGames].
    public long games() {
        return single.games();
    }

    /// The number of games, including repeated ones.
    public long played() {
        return played;
    }

    /// Games that count and the first player has won.
    public long wins() {
        return single.counts()[WIN];
    }

    /// Games drawn.
    public long draws() {
        return single.counts()[1];
    }

    /// Games that the first player has lost.
    public long losses() {
        return single.counts()[0];
    }

    /// Pairs of games; a last game without its partner is not among them.
    public ScoreCounts pairs() {
        return pairs;
    }

    /// The counts behind the strength: pairs, without a last game that has no partner; that game if there is no pair.
    public ScoreCounts scores() {
        return pairs.results() > 0 ? pairs : single;
    }

    /// The mean score of all games; NaN without any.
    public double score() {
        return single.score();
    }

    /// The state of the sequential test, if there is one. It counts only pairs, so that it does not change
    /// within one.
    public Optional<Sprt.State> test() {
        return sprt.map(test -> test.state(pairs));
    }

    /// True if the test has ended the match.
    public boolean isDecided() {
        return played % 2 == 0
                && test().filter(state -> state != Sprt.State.OPEN).isPresent();
    }

    /// Plies of all games, openings included.
    public long plies() {
        return plies;
    }

    /// Games by the reason for their end, in the order of [Termination]; only reasons that occurred.
    public Map<Termination, Long> terminations() {
        return Collections.unmodifiableMap(terminations);
    }

    /// Games lost by a player's own failure, by its kind.
    public Map<Termination, Long> forfeits(boolean first) {
        return Collections.unmodifiableMap(first ? forfeitsOfFirst : forfeitsOfSecond);
    }
}
