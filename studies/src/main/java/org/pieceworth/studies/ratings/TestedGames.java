package org.pieceworth.studies.ratings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.empirical.settings.NameAliases;
import org.pieceworth.empirical.settings.TagCondition;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.studies.ratings.HeadToHead.MeetingCounts;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;

/// The results of a player in files of games, for a sequential test.
///
/// @param scores pairs, if most games are in pairs; otherwise single games
/// @param about the games, a line each
/// @param skipped unused games, by reason
public record TestedGames(ScoreCounts scores, List<String> about, Map<String, Long> skipped) {

    /// Games without a partner are excluded if their share is at most this.
    private static final double FEW = 0.1;

    public TestedGames {
        about = List.copyOf(about);
        skipped = new TreeMap<>(skipped);
    }

    /// Reads the files.
    ///
    /// @param first the player; empty for the first player of a match of two
    /// @param second the opponent; empty for all
    /// @throws InputException when they cannot be read, or have no games of these players
    public static TestedGames read(
            List<String> files, TagCondition where, int threads, Optional<String> first, Optional<String> second) {
        ReadGames games = new ResultSource(files, where, NameAliases.NONE, new ClusterRule.Pairs(), threads)
                .read(ReadProgress.NONE, (_, _, _, _, _, _) -> {});
        List<String> names = games.tournament().names();
        if (first.isEmpty() && names.size() > 2) {
            throw InputException.about(
                    "a",
                    "is missing: the games have " + Counted.of(names.size(), "player") + ", such as '" + names.get(0)
                            + "' and '" + names.get(1) + "'; expected the name of the player to test");
        }
        int player = first.map(name -> games.player("a", name)).orElse(0);
        Optional<Integer> opponent = second.map(name -> games.player("b", name));
        if (opponent.filter(other -> other == player).isPresent()) {
            throw InputException.about("b", "found the same player twice, expected two players");
        }
        return of(games, player, opponent);
    }

    private static TestedGames of(ReadGames games, int player, Optional<Integer> opponent) {
        List<HeadToHead> meetings = games.tournament().meetings().stream()
                .filter(meeting -> meeting.first == player || meeting.second == player)
                .filter(meeting ->
                        opponent.isEmpty() || meeting.first == opponent.get() || meeting.second == opponent.get())
                .toList();
        String name = games.tournament().names().get(player);
        if (meetings.isEmpty()) {
            throw InputException.about(
                    opponent.isPresent() ? "b" : "a",
                    "found no game of '" + name + "'"
                            + opponent.map(other -> " against '"
                                            + games.tournament().names().get(other) + "'")
                                    .orElse("")
                            + ", expected one at least");
        }
        long wins = 0;
        long draws = 0;
        long losses = 0;
        ScoreCounts pairs = ScoreCounts.noPairs();
        for (HeadToHead meeting : meetings) {
            MeetingCounts own = meeting.seenBy(player);
            wins += own.wins();
            draws += own.draws();
            losses += own.losses();
            pairs = pairs.plus(meeting.pairsOf(player));
        }
        long all = wins + draws + losses;
        long single = all - pairs.games();
        List<String> about = new ArrayList<>();
        about.add(name + " against "
                + (meetings.size() > 1
                        ? Counted.of(meetings.size(), "player")
                        : games.tournament().names().get(other(meetings.getFirst(), player)))
                + ": won " + Counted.number(wins) + ", drawn " + Counted.number(draws) + ", lost "
                + Counted.number(losses) + games.skippedText() + ".");
        boolean paired = single <= FEW * all;
        if (paired && single > 0) {
            about.add(Counted.of(single, "game") + " without a partner (same opening, colours changed) "
                    + (single == 1 ? "is" : "are") + " excluded.");
        }
        return new TestedGames(paired ? pairs : ScoreCounts.games(losses, draws, wins), about, games.skipped());
    }

    private static int other(HeadToHead meeting, int player) {
        return meeting.first == player ? meeting.second : meeting.first;
    }
}
