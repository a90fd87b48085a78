package org.pieceworth.engine.search;

/// Scores for the side to move: centipawns, or a forced win or loss in this many plies.
public final class Score {

    /// The score of a game that is won now.
    public static final int WIN = 32_000;

    /// Above any score of search or evaluation.
    public static final int INFINITE = 32_500;

    /// The lowest score of a forced win.
    public static final int MIN_WIN = WIN - 1_000;

    private Score() {}

    /// The score of a win in this many plies.
    public static int winIn(int plies) {
        return WIN - plies;
    }

    /// The score of a loss in this many plies.
    public static int lossIn(int plies) {
        return plies - WIN;
    }

    /// True for scores of forced wins and losses.
    public static boolean isDecided(int score) {
        return Math.abs(score) >= MIN_WIN;
    }

    /// The plies to the end of the game, by a decided score.
    public static int pliesToEnd(int score) {
        return WIN - Math.abs(score);
    }

    /// As UCI writes it: `cp 34`, `mate 3`, `mate -2`.
    public static String uci(int score) {
        if (!isDecided(score)) {
            return "cp " + score;
        }
        int moves = (pliesToEnd(score) + 1) / 2;
        return "mate " + (score > 0 ? moves : -moves);
    }
}
