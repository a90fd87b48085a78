package org.pieceworth.stats.ratings;

import org.pieceworth.stats.DotProduct;

/// The second derivatives of the log-likelihood, with their sign changed: ratings, then White's advantage, then the
/// parameter of draws. Solved by ratings first, since the other two touch all games.
final class RatingCurvature {

    private static final int OTHERS = 2;

    private final int players;
    private final boolean[] free;
    private final double[][] borders;
    private final double[][] solved = new double[OTHERS][];
    private final double[][] rest = new double[OTHERS][OTHERS];
    private final PlayerLaplacian laplacian;

    /// @param second the derivatives of each encounter, see [RatingModel#curvature]
    /// @param fixed players whose rating is given
    /// @param free whether White's advantage and the parameter of draws are estimated
    RatingCurvature(Encounters encounters, double[][] second, boolean[] fixed, boolean[] free) {
        this.free = free;
        players = encounters.players;
        double[] weights = new double[encounters.size];
        borders = new double[OTHERS][players];
        double[][] corner = new double[OTHERS][OTHERS];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = second[i][0];
            for (int other = 0; other < OTHERS; other++) {
                borders[other][encounters.whites[i]] += second[i][other];
                borders[other][encounters.blacks[i]] -= second[i][other];
            }
            corner[0][0] += second[i][0];
            corner[0][1] += second[i][1];
            corner[1][1] += second[i][2];
        }
        corner[1][0] = corner[0][1];
        laplacian = new PlayerLaplacian(encounters, weights, fixed);
        for (int i = 0; i < OTHERS; i++) {
            solved[i] = free[i] ? laplacian.solve(borders[i]) : new double[players];
        }
        for (int i = 0; i < OTHERS; i++) {
            for (int j = 0; j < OTHERS; j++) {
                rest[i][j] = free[i] && free[j] ? corner[i][j] - DotProduct.of(borders[i], solved[j]) : i == j ? 1 : 0;
            }
        }
    }

    /// The remaining information on White's advantage, or on draws, when ratings are unknown.
    double information(int other) {
        return rest[other][other];
    }

    /// Puts the solution in a new vector of ratings, White's advantage and the parameter of draws.
    double[] solve(double[] right) {
        double[] ratings = new double[players];
        System.arraycopy(right, 0, ratings, 0, players);
        double[] first = laplacian.solve(ratings);
        double[] above = new double[OTHERS];
        for (int i = 0; i < OTHERS; i++) {
            above[i] = free[i] ? right[players + i] - DotProduct.of(borders[i], first) : 0;
        }
        double determinant = rest[0][0] * rest[1][1] - rest[0][1] * rest[1][0];
        double[] others = {
            (rest[1][1] * above[0] - rest[0][1] * above[1]) / determinant,
            (rest[0][0] * above[1] - rest[1][0] * above[0]) / determinant
        };
        double[] solution = new double[players + OTHERS];
        for (int player = 0; player < players; player++) {
            solution[player] = first[player] - others[0] * solved[0][player] - others[1] * solved[1][player];
        }
        System.arraycopy(others, 0, solution, players, OTHERS);
        return solution;
    }
}
