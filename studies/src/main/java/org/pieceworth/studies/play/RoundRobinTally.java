package org.pieceworth.studies.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.lab.match.KnownGames;
import org.pieceworth.lab.match.MatchTally;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.stats.ratings.RatingSettings;
import org.pieceworth.studies.ratings.Tournament;
import org.pieceworth.studies.ratings.TournamentTable;

/// Counts the games of a round robin in their order, which is that of [org.pieceworth.lab.match.Match#roundRobin]. A
/// pair counts when both of its games are there.
public final class RoundRobinTally {

    private final List<String> players;
    private final Tournament tournament;
    private final List<int[]> pairings;
    private final Map<Termination, Long> terminations = new EnumMap<>(Termination.class);
    private final List<Map<Termination, Long>> forfeits = new ArrayList<>();
    private final KnownGames known = new KnownGames();
    private int half;
    private boolean halfIsNew;
    private long duplicates;
    private long games;

    RoundRobinTally(List<String> players) {
        this.players = players;
        tournament = new Tournament(players);
        pairings = pairings(players.size());
        players.forEach(_ -> forfeits.add(new EnumMap<>(Termination.class)));
    }

    /// Everyone against everyone after him.
    static List<int[]> pairings(int players) {
        List<int[]> all = new ArrayList<>();
        for (int one = 0; one < players; one++) {
            for (int other = one + 1; other < players; other++) {
                all.add(new int[] {one, other});
            }
        }
        return all;
    }

    void add(long number, PlayedGame game) {
        int match = (int) (number / 2 % pairings.size());
        int[] pairing = pairings.get(match);
        boolean firstHasWhite = MatchTally.firstHasWhite(number);
        int points = points(game, firstHasWhite ? Side.WHITE : Side.BLACK);
        games++;
        terminations.merge(game.termination(), 1L, Long::sum);
        if (game.termination().isForfeit()) {
            forfeits.get(pairing[points == 0 ? 0 : 1]).merge(game.termination(), 1L, Long::sum);
        }
        boolean isNew = known.add(match, firstHasWhite, game);
        if (firstHasWhite) {
            half = points;
            halfIsNew = isNew;
        } else if (isNew || halfIsNew) {
            tournament.pair(pairing[0], pairing[1], half, points);
        } else {
            duplicates += 2;
        }
    }

    private static int points(PlayedGame game, Side side) {
        return switch (game.outcome()) {
            case Outcome.Won(Side winner) -> winner == side ? 2 : 0;
            case Outcome.Drawn() -> 1;
            case Outcome.InPlay() -> throw new IllegalArgumentException("a game is not over");
        };
    }

    long games() {
        return games;
    }

    /// Games that came before and do not count.
    long duplicates() {
        return duplicates;
    }

    /// The table of the pairs so far; there must be at least one.
    TournamentTable table() {
        return TournamentTable.of(tournament, RatingSettings.STANDARD);
    }

    Map<Termination, Long> terminations() {
        return new EnumMap<>(terminations);
    }

    /// Players with at least one forfeit.
    List<Failures> forfeits() {
        List<Failures> found = new ArrayList<>();
        for (int player = 0; player < players.size(); player++) {
            if (!forfeits.get(player).isEmpty()) {
                found.add(new Failures(players.get(player), new EnumMap<>(forfeits.get(player))));
            }
        }
        return found;
    }

    /// The failures of a player.
    ///
    /// @param player its name
    /// @param games number of games by the kind of failure
    public record Failures(String player, Map<Termination, Long> games) {}
}
