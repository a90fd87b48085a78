package org.pieceworth.lab.tune;

/// The gain sequences of Spall (1998, "Implementation of the simultaneous perturbation algorithm for
/// stochastic optimization", III.B), for parameters counted in their steps: iteration k, from 0, perturbs
/// each by c / (k + 1)^γ and moves them by a / (A + k + 1)^α times the estimated slope.
///
/// @param a chosen to make noise move a parameter half a step from its start by the end of the run
/// @param stability A, a tenth of the iterations
/// @param alpha 0.602
/// @param c 1
/// @param gamma 0.101
/// @param iterations number of iterations
/// @param games games of each iteration, in pairs with one opening and both colours
public record SpsaGains(double a, double stability, double alpha, double c, double gamma, long iterations, int games) {

    private static final double ALPHA = 0.602;
    private static final double GAMMA = 0.101;
    private static final double MOVE_BY_CHANCE = 0.5;

    /// About the standard deviation of a game's score from −1 to 1.
    private static final double DEVIATION = 0.9;

    /// Gains by the usual rules.
    public static SpsaGains of(long iterations, int games) {
        SpsaGains unscaled = new SpsaGains(1, iterations / 10.0, ALPHA, 1, GAMMA, iterations, games);
        double variance = 0;
        for (long k = 0; k < iterations; k++) {
            double slope = DEVIATION / Math.sqrt(games) / (2 * unscaled.perturbation(k));
            variance += Math.pow(slope * unscaled.move(k), 2);
        }
        double a = iterations == 0 ? 1 : MOVE_BY_CHANCE / Math.sqrt(variance);
        return new SpsaGains(a, unscaled.stability, ALPHA, unscaled.c, GAMMA, iterations, games);
    }

    double perturbation(long iteration) {
        return c / Math.pow((double) iteration + 1, gamma);
    }

    double move(long iteration) {
        return a / Math.pow(stability + iteration + 1, alpha);
    }
}
