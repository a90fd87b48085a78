package org.pieceworth.studies.document;

import org.pieceworth.empirical.rows.Observations;

/// What observations come from, for people.
public final class ObservationSummary {

    private ObservationSummary() {}

    /// How many games were found and used, and what they gave.
    public static String of(Observations observations) {
        double rows = observations.counts().rows();
        if (observations.games() == 0) {
            return used(observations);
        }
        if (arePositions(observations)) {
            return positions(observations);
        }
        long found = observations.games() + observations.skips().total();
        String used = found == observations.games() ? "" : Numbers.count(found) + " games found, ";
        return used + Numbers.counted(observations.games(), "game")
                + (used.isEmpty() ? "" : " used") + " ("
                + Numbers.percent((double) observations.drawnGames() / observations.games()) + " drawn), "
                + Numbers.count(observations.plies()) + (observations.plies() == 1 ? " ply, " : " plies, ")
                + Numbers.counted(Math.round(rows), "row") + " ("
                + Numbers.fixed(rows / observations.games(), 1) + " a game)";
    }

    /// What was used: games, labelled positions (which have no moves), or rows.
    public static String used(Observations observations) {
        long rows = Math.round(observations.counts().rows());
        if (observations.games() == 0) {
            return Numbers.counted(rows, "row");
        }
        return arePositions(observations)
                ? Numbers.counted(rows, "labelled position")
                : Numbers.counted(observations.games(), "game");
    }

    /// Whether labelled positions were read, which have no moves.
    public static boolean arePositions(Observations observations) {
        return observations.games() > 0 && observations.plies() == 0;
    }

    /// Lines that name no game are a game each.
    private static String positions(Observations observations) {
        boolean alone = Math.round(observations.counts().rows()) == observations.games();
        long skipped = observations.skips().total();
        return used(observations)
                + (alone ? "" : " of " + Numbers.counted(observations.games(), "game"))
                + " (" + Numbers.percent((double) observations.drawnGames() / observations.games()) + " drawn)"
                + (skipped == 0 ? "" : ", " + Numbers.counted(skipped, "line") + " skipped");
    }
}
