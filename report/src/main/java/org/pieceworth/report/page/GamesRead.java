package org.pieceworth.report.page;

import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.rows.SkippedGames;

/// How much was read and used.
///
/// @param games games used; 0 where only rows were at hand
/// @param drawnGames drawn games among them
/// @param plies moves of the games used
/// @param rows observations, or their weight
/// @param drawnRows drawn ones among them
/// @param skips the games not used
public record GamesRead(long games, long drawnGames, long plies, double rows, double drawnRows, SkippedGames skips) {

    /// That of some observations.
    public static GamesRead of(Observations observations) {
        return new GamesRead(
                observations.games(),
                observations.drawnGames(),
                observations.plies(),
                observations.counts().rows(),
                observations.counts().drawnRows(),
                observations.skips());
    }

    /// Whether labelled positions were read, which have no moves.
    public boolean arePositions() {
        return games > 0 && plies == 0;
    }

    /// What they are called: games, or labelled positions.
    public String noun() {
        return arePositions() ? "positions" : "games";
    }

    /// What makes rows belong together: positions that name no game are each by themselves.
    public String apart() {
        return arePositions() && Math.round(rows) == games ? "positions" : "games";
    }

    /// The share of drawn games.
    public double drawnShare() {
        return (double) drawnGames / games;
    }
}
