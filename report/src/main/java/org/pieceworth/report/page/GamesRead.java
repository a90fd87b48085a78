package org.pieceworth.report.page;

import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.rows.SkippedGames;

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
}
