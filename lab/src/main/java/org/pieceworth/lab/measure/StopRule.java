package org.pieceworth.lab.measure;

import java.util.Optional;

/// The end of a measurement. Evaluations are at preset numbers of games and depend only on errors, never on
/// values: so stopping does not bias them.
///
/// @param games the most games of the measurement proper
/// @param precision half the width of the 95 % intervals that is enough
/// @param share share of its value in the pilot, added to that for each piece
/// @param mostPilot the most games of the pilot
/// @param seconds total time limit, including checks for systematic errors
public record StopRule(long games, Optional<Double> precision, double share, long mostPilot, Optional<Double> seconds) {

    /// Time of the checks for systematic errors, as a share of the measurement's: half and twice the nodes,
    /// one copy with twice the games, two and four, strong other pieces and another pool, each with a fourth
    /// of the games.
    public static final double SYSTEMATICS = (0.5 + 2 + 2 + 1 + 1 + 1 + 1) / 4;

    private static final long FIRST_LOOK = 200;
    private static final long MOST_PILOT = 400;
    static final long LEAST_PILOT = 40;

    /// Minimum number of games of a measurement for any time limit: fewer are not informative.
    static final long LEAST_MEASURED = 40;

    /// Maximum share of the measuring time for a pilot.
    static final double PILOT_SHARE = 0.2;

    private static final double PILOT_PER_SECOND = 4;

    /// @throws IllegalArgumentException when there are no games
    public StopRule {
        if (games < 2) {
            throw new IllegalArgumentException("found " + games + " games, expected two or more");
        }
    }

    /// A rule with the same precision for weak and strong pieces, after a pilot of the usual length.
    public StopRule(long games, Optional<Double> precision, Optional<Double> seconds) {
        this(games, precision, 0, MOST_PILOT, seconds);
    }

    /// A rule with a fixed number of games.
    public static StopRule games(long games) {
        return new StopRule(games, Optional.empty(), Optional.empty());
    }

    /// Games of the pilot, used to improve the initial values of the pieces: a fifth, 400 at most, and with
    /// little time at most about a tenth of it.
    public long pilot() {
        double inTime = seconds.map(limit -> limit * PILOT_PER_SECOND).orElse((double) mostPilot);
        return Math.clamp(Math.min(games / 10 * 2, (long) inTime / 2 * 2), LEAST_PILOT, mostPilot);
    }

    /// After how long the measurement proper ends.
    ///
    /// @param systematics true if sensitivity checks share the time
    public Optional<Double> measuring(boolean systematics) {
        return seconds.map(all -> (all - finishing(all)) / (systematics ? 1 + SYSTEMATICS : 1));
    }

    /// Seconds reserved for the fits after the last game: none without a time limit.
    public double finishing() {
        return seconds.map(StopRule::finishing).orElse(0.0);
    }

    /// The fits after the last game take a share of the games' time, and half a second before they are compiled.
    private static double finishing(double all) {
        return Math.min(0.04 * all + 0.5, all / 4);
    }

    /// Errors are looked at after 200 games, then each fifth more, always whole pairs.
    static boolean isLook(long games) {
        return look(games) == games;
    }

    /// The first number of games, from that on, with an evaluation of errors.
    public static long look(long games) {
        long look = FIRST_LOOK;
        while (look < games) {
            look += look / 10 * 2;
        }
        return look;
    }
}
