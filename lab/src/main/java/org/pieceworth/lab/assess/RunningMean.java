package org.pieceworth.lab.assess;

import org.pieceworth.stats.Estimate;

/// The mean of numbers, one from each game, and its standard error. Numbers are added in the order of the games,
/// so that a continued run gives the same to the last bit.
final class RunningMean {

    private long n;
    private double mean;
    private double squares;

    /// By Welford's recurrence, which loses no digits to large means.
    void add(double number) {
        n++;
        double before = number - mean;
        mean += before / n;
        squares += before * (number - mean);
    }

    /// NaN without numbers, its error NaN with fewer than two.
    Estimate estimate() {
        return new Estimate(n == 0 ? Double.NaN : mean, n < 2 ? Double.NaN : Math.sqrt(squares / (n - 1) / n));
    }
}
