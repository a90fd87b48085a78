package org.pieceworth.studies.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.lab.match.MatchTally;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.stats.match.Sprt;
import org.pieceworth.text.Counted;

/// The result of a match, or of the matches of a gauntlet.
///
/// @param first A
/// @param rows per opponent
/// @param gauntlet whether it is a gauntlet, even with one opponent
/// @param sprt the test that ends each match, if any
/// @param variant its name
/// @param conditions limits and openings, for people
/// @param output the file of the games
/// @param run facts about the run
public record MatchAnswer(
        Contender first,
        List<Row> rows,
        boolean gauntlet,
        Optional<Sprt> sprt,
        String variant,
        String conditions,
        Optional<String> output,
        PlayedRun run) {

    /// Who plays.
    ///
    /// @param typed the user's name for the player
    /// @param name the player's own name
    public record Contender(String typed, String name) {}

    /// One opponent.
    ///
    /// @param opponent who it is
    /// @param tally results of the match, for A
    public record Row(Contender opponent, MatchTally tally) {

        String typed() {
            return opponent.typed();
        }

        String name() {
            return opponent.name();
        }
    }

    public MatchAnswer {
        rows = List.copyOf(rows);
    }

    /// Games of all matches that count.
    public long games() {
        return total(MatchTally::games);
    }

    /// Games of all matches, including repeated ones.
    public long played() {
        return total(MatchTally::played);
    }

    /// Games that came before and do not count.
    public long duplicates() {
        return played() - games();
    }

    /// A remark on repeated games; empty without any.
    ///
    /// @param duplicates games that do not count
    /// @param played all games
    static Optional<String> repeated(long duplicates, long played) {
        return duplicates == 0
                ? Optional.empty()
                : Optional.of(Counted.number(duplicates) + " of " + Counted.of(played, "game")
                        + " repeat an earlier game of the same players move for move; equal games count once.");
    }

    /// A number of all matches together.
    public long total(ToLongFunction<MatchTally> figure) {
        return rows.stream().mapToLong(row -> figure.applyAsLong(row.tally)).sum();
    }

    /// The scores for A's strength over all opponents: pairs, or single games if one has no partner.
    public ScoreCounts together() {
        boolean paired = rows.stream().allMatch(row -> row.tally.scores().paired());
        if (!paired) {
            return ScoreCounts.games(total(MatchTally::losses), total(MatchTally::draws), total(MatchTally::wins));
        }
        return rows.stream().map(row -> row.tally.pairs()).reduce(ScoreCounts.noPairs(), ScoreCounts::plus);
    }

    /// Games by why they ended, in the order of [Termination].
    public Map<Termination, Long> terminations() {
        Map<Termination, Long> all = new TreeMap<>();
        rows.forEach(row -> row.tally.terminations().forEach((why, games) -> all.merge(why, games, Long::sum)));
        return all;
    }

    /// Games that either player lost by its own failure.
    public Map<Termination, Long> forfeits() {
        Map<Termination, Long> failed = terminations();
        failed.keySet().removeIf(why -> !why.isForfeit());
        return failed;
    }

    /// Games that A lost by its own failure.
    Map<Termination, Long> forfeitsOfFirst() {
        Map<Termination, Long> ours = new TreeMap<>();
        rows.forEach(row -> row.tally.forfeits(true).forEach((why, games) -> ours.merge(why, games, Long::sum)));
        return ours;
    }

    /// True if A plays against someone of the same name.
    boolean sameNames() {
        return rows.stream().anyMatch(row -> row.typed().equals(first.typed()));
    }
}
