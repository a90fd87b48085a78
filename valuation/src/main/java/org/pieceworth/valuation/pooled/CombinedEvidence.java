package org.pieceworth.valuation.pooled;

import java.util.Arrays;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.matrix.Cholesky;

/// Estimates of one value with correlated errors, combined: the best linear prediction of a quantity that has
/// a prior (kriging), with less weight for estimates that contradict the rest.
///
/// @param prior the mean of the quantity before the estimates
/// @param shared the variance shared by all estimates and the quantity
/// @param estimates each with the prior mean subtracted
/// @param own the covariance of the estimates beyond the shared part
/// @param toTarget the covariance of each estimate with the quantity beyond the shared part
/// @param target the variance of the quantity beyond the shared part
record CombinedEvidence(
        double prior, double shared, double[] estimates, double[][] own, double[] toTarget, double target) {

    /// Degrees of freedom of the distribution of a prior's error: Student's t, so a prior that is far off weighs less.
    private static final double FREEDOM = 4;

    private static final int STEPS = 30;

    /// The prediction.
    ///
    /// @param value value of the quantity
    /// @param variance variance of the quantity
    /// @param weights weights of the estimates; the prior has the rest
    /// @param surprise surprise of the prior: its distance from the rest in standard errors, with a sign
    /// @param scatter chi-square of the estimates among themselves by their degrees of freedom, at least 1 (Birge)
    record Prediction(double value, double variance, double[] weights, double surprise, double scatter) {}

    Prediction predict() {
        int size = estimates.length;
        if (size == 0) {
            return new Prediction(prior, shared + target, new double[0], 0, 1);
        }
        double[] ones = new double[size];
        Arrays.fill(ones, 1);
        Cholesky among = Cholesky.of(own);
        double[] inverse = ones.clone();
        among.solve(inverse);
        double precision = Arrays.stream(inverse).sum();
        double mean = DotProduct.of(inverse, estimates) / precision;
        double[] rest = new double[size];
        for (int i = 0; i < size; i++) {
            rest[i] = estimates[i] - mean;
        }
        double[] solved = rest.clone();
        among.solve(solved);
        double scatter = size > 1 ? Math.max(1, DotProduct.of(rest, solved) / (size - 1)) : 1;
        double wide = shared;
        for (int step = 0; step < STEPS; step++) {
            double square = mean * mean / (wide + scatter / precision);
            wide = shared * Math.max(1, (FREEDOM + square * wide / shared) / (FREEDOM + 1));
        }
        return predict(wide, scatter, mean / Math.sqrt(shared + scatter / precision));
    }

    private Prediction predict(double wide, double scatter, double surprise) {
        int size = estimates.length;
        double[][] all = new double[size][size];
        double[] weights = new double[size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                all[i][j] = wide + scatter * own[i][j];
            }
            weights[i] = wide + toTarget[i];
        }
        double[] covariance = weights.clone();
        Cholesky.of(all).solve(weights);
        return new Prediction(
                prior + DotProduct.of(weights, estimates),
                Math.max(0, wide + target - DotProduct.of(weights, covariance)),
                weights,
                surprise,
                scatter);
    }
}
