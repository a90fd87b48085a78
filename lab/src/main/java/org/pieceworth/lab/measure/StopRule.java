package org.pieceworth.lab.measure;

import java.util.Optional;

/// When enough is played. Looks are at preset numbers of games and at errors alone, never at what values are: so
/// stopping does not bend them.
///
/// @param games the most games of the measurement proper
/// @param precision half the width of the 95 % intervals that is enough
/// @param seconds after which no more games are played
public record StopRule(long games, Optional<Double> precision, Optional<Double> seconds) {

    private static final long FIRST_LOOK = 200;
    private static final long MOST_PILOT = 400;
    private static final long LEAST_PILOT = 40;
    private static final double PILOT_PER_SECOND = 4;

    /// @throws IllegalArgumentException when games are none
    public StopRule {
        if (games < 2) {
            throw new IllegalArgumentException("found " + games + " games, expected two or more");
        }
    }

    /// So many games.
    public static StopRule games(long games) {
        return new StopRule(games, Optional.empty(), Optional.empty());
    }

    /// Games of the pilot, by which what pieces are thought to be worth is mended: a fifth, 400 at most, and where
    /// time is short no more than some tenth of it lasts.
    public long pilot() {
        double inTime = seconds.map(limit -> limit * PILOT_PER_SECOND).orElse((double) MOST_PILOT);
        return Math.clamp(Math.min(games / 10 * 2, (long) inTime / 2 * 2), LEAST_PILOT, MOST_PILOT);
    }

    /// Whether errors are looked at after this many games: 200, then each fifth more, always whole pairs.
    static boolean isLook(long games) {
        return look(games) == games;
    }

    /// The first number of games from that on after which errors are looked at.
    public static long look(long games) {
        long look = FIRST_LOOK;
        while (look < games) {
            look += look / 10 * 2;
        }
        return look;
    }
}
