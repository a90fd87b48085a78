package org.pieceworth.engine.search;

/// Scores for the side to move: hundredths of a pawn, or a forced win or loss in so many plies.
public final class Score {

    /// What a win on the spot is worth.
    public static final int WIN = 32_000;

    /// Beyond any score of search or evaluation.
    public static final int INFINITE = 32_500;

    /// From here on the win is forced.
    public static final int LEAST_WIN = WIN - 1_000;

    private Score() {}

    /// Won in so many plies.
    public static int winIn(int plies) {
        return WIN - plies;
    }

    /// Lost in so many plies.
    public static int lossIn(int plies) {
        return plies - WIN;
    }

    /// Whether the game is decided.
    public static boolean isDecided(int score) {
        return Math.abs(score) >= LEAST_WIN;
    }

    /// The plies to the end of a decided game.
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
