package org.pieceworth.stats.groups;

import java.util.Random;

/// Groups of games with a pawn, a knight and a rook of known worth, told as fits of so many games tell them:
/// each coefficient with a relative error of 3.1 / √games, as in the games of single masters, and errors
/// that belong together.
final class SimulatedGroups {

    static final int PARAMETERS = 3;

    /// The seven players of docs/players.md and the opponents that they met most.
    static final int[] GAMES = games();

    private static final double ERROR = 3.1;

    /// The part of the errors that all coefficients of a group share.
    private static final double SHARED = 0.25;

    /// The mean coefficients of pawn, knight and rook.
    private static final double[] USUAL = {0.58, 2.4 * 0.58, 4 * 0.58};

    private final Random random;
    private final double pawnSpread;
    private final double knightSpread;

    /// @param pawnSpread the relative standard deviation of the pawn's coefficient between groups
    /// @param knightSpread that of the knight's value
    SimulatedGroups(long seed, double pawnSpread, double knightSpread) {
        random = new Random(seed);
        this.pawnSpread = pawnSpread;
        this.knightSpread = knightSpread;
    }

    private static int[] games() {
        int[] own = {4960, 4147, 3515, 2425, 1822, 891, 679};
        int[] games = new int[73];
        for (int i = 0; i < games.length; i++) {
            games[i] = i < own.length ? own[i] : 40 + 5000 / (8 + i);
        }
        return games;
    }

    /// A group.
    ///
    /// @param knight its true value of a knight, in pawns
    /// @param rook its true value of a rook
    /// @param fit what its games say
    record Group(double knight, double rook, GroupFit fit) {}

    Group group(int games) {
        double pawn = USUAL[0] * (1 + pawnSpread * random.nextGaussian());
        double knight = 2.4 * (1 + knightSpread * random.nextGaussian());
        double rook = 4.0 * (1 + knightSpread * random.nextGaussian());
        double[] truth = {pawn, knight * pawn, rook * pawn};
        double error = ERROR / Math.sqrt(games);
        double together = random.nextGaussian();
        double[] told = new double[PARAMETERS];
        double[][] covariance = new double[PARAMETERS][PARAMETERS];
        for (int i = 0; i < PARAMETERS; i++) {
            double alone = Math.sqrt(1 - SHARED) * random.nextGaussian() + Math.sqrt(SHARED) * together;
            told[i] = truth[i] + error * USUAL[i] * alone;
            for (int j = 0; j < PARAMETERS; j++) {
                covariance[i][j] = error * error * USUAL[i] * USUAL[j] * (i == j ? 1 : SHARED);
            }
        }
        return new Group(knight, rook, new GroupFit(told, covariance, games));
    }

    /// Another group of the same kind, of which nothing is told.
    double anotherKnight() {
        return 2.4 * (1 + knightSpread * random.nextGaussian());
    }
}
