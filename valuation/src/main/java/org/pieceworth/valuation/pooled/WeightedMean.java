package org.pieceworth.valuation.pooled;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.pieceworth.stats.matrix.Cholesky;

/// The mean of estimates with correlated errors that has the least variance among those with weights of 0 or
/// more.
///
/// @param weights their sum is 1
/// @param variance variance of the mean
public record WeightedMean(double[] weights, double variance) {

    /// The mean of estimates with these covariances.
    public static WeightedMean of(double[][] covariance) {
        int[] kept = IntStream.range(0, covariance.length).toArray();
        while (true) {
            double[] ones = new double[kept.length];
            Arrays.fill(ones, 1);
            Cholesky.of(part(covariance, kept)).solve(ones);
            int worst = IntStream.range(0, ones.length)
                    .reduce((left, right) -> ones[left] <= ones[right] ? left : right)
                    .orElseThrow();
            if (ones[worst] >= 0) {
                double sum = Arrays.stream(ones).sum();
                double[] weights = new double[covariance.length];
                for (int i = 0; i < kept.length; i++) {
                    weights[kept[i]] = ones[i] / sum;
                }
                return new WeightedMean(weights, 1 / sum);
            }
            int dropped = kept[worst];
            kept = Arrays.stream(kept).filter(i -> i != dropped).toArray();
        }
    }

    /// The rows and columns of some of the estimates.
    public static double[][] part(double[][] matrix, int[] kept) {
        return Arrays.stream(kept)
                .mapToObj(row -> Arrays.stream(kept)
                        .mapToDouble(column -> matrix[row][column])
                        .toArray())
                .toArray(double[][]::new);
    }

    /// The mean of these estimates.
    public double of(double[] values) {
        double sum = 0;
        for (int i = 0; i < values.length; i++) {
            sum += weights[i] == 0 ? 0 : weights[i] * values[i];
        }
        return sum;
    }
}
