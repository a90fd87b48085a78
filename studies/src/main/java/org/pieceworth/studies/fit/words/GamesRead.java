package org.pieceworth.studies.fit.words;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.pieceworth.answer.Numbers;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.rows.SkippedGames;
import org.pieceworth.text.Counted;

/// Amounts of games and rows read.
///
/// @param games games used; 0 for a file of rows without games
/// @param drawnGames drawn games among them
/// @param plies moves of the games used
/// @param rows number of observations, or their total weight
/// @param drawnRows drawn ones among them
/// @param skips the games not used
public record GamesRead(long games, long drawnGames, long plies, double rows, double drawnRows, SkippedGames skips) {

    public static GamesRead of(Observations observations) {
        return new GamesRead(
                observations.games(),
                observations.drawnGames(),
                observations.plies(),
                observations.counts().rows(),
                observations.counts().drawnRows(),
                observations.skips());
    }

    /// True if labelled positions were read, which have no moves: [#plies] is then 0.
    public boolean arePositions() {
        return games > 0 && plies == 0;
    }

    /// The noun for counts of them: `games` or `positions`.
    public String noun() {
        return arePositions() ? "positions" : "games";
    }

    /// The noun for independent units: `games`, or `positions` if no line names its game.
    public String apart() {
        return arePositions() && Math.round(rows) == games ? "positions" : "games";
    }

    /// The share of drawn games.
    public double drawnShare() {
        return (double) drawnGames / games;
    }

    /// The number of games, labelled positions (which have no moves) or rows used.
    public String used() {
        if (games > 0 && !arePositions()) {
            return Counted.of(games, "game");
        }
        return Counted.of(Math.round(rows), games == 0 ? "row" : "labelled position");
    }

    /// Counts of games found and used, and of their rows.
    public String summary() {
        if (games == 0) {
            return used();
        }
        if (arePositions()) {
            return positions();
        }
        long found = games + skips.total() - skips.of(SkippedGames.CORRUPT_FILE);
        String used = found == games ? "" : Counted.number(found) + " games found, ";
        return used + Counted.of(games, "game")
                + (used.isEmpty() ? "" : " used") + " (" + Numbers.percent(drawnShare()) + " drawn), "
                + Counted.number(plies) + (plies == 1 ? " ply, " : " plies, ")
                + Counted.of(Math.round(rows), "row") + " ("
                + Numbers.fixed(rows / games, 1) + " a game)";
    }

    /// The reasons for skipped games, a line each below a heading; empty if none was skipped.
    public static List<String> skipped(SkippedGames skips) {
        if (skips.total() == 0) {
            return List.of();
        }
        Stream<String> reasons = skips.counts().entrySet().stream()
                .map(reason -> String.format(
                        Locale.ROOT,
                        "  %,8d  %s (%s)",
                        reason.getValue(),
                        reason.getKey(),
                        skips.firstPlaces().getOrDefault(reason.getKey(), "")));
        return Stream.concat(Stream.of("Skipped:"), reasons).toList();
    }

    /// A labelled position without a game counts as a separate game.
    private String positions() {
        boolean alone = Math.round(rows) == games;
        long skipped = skips.total();
        return used()
                + (alone ? "" : " of " + Counted.of(games, "game"))
                + " (" + Numbers.percent(drawnShare()) + " drawn)"
                + (skipped == 0 ? "" : ", " + Counted.of(skipped, "line") + " skipped");
    }
}
