package org.pieceworth.stats.errors;

import org.pieceworth.stats.matrix.Cholesky;

/// Scores of some first parameters, free of the part explained by others: s₁ − H₁₂ H₂₂⁻¹ s₂.
public final class EfficientScore {

    private final int size;
    private final int others;
    private final double[][] own;
    private final double[][] slopes;
    private final Cholesky cholesky;

    private final double[] score;
    private final double[][] information;

    private final double[][] variance;

    /// @param size number of examined parameters
    /// @param all number of all parameters
    public EfficientScore(int size, int all) {
        this.size = size;
        others = all - size;
        own = new double[others][others];
        slopes = new double[size][others];
        cholesky = new Cholesky(others);
        score = new double[size];
        information = new double[size][size];
        variance = new double[size][size];
    }

    /// Reduces a score followed by its information, the lower triangle row after row.
    ///
    /// @return whether the others are determined
    public boolean reduce(double[] sums, int from) {
        int triangle = from + size + others;
        for (int i = 0; i < others; i++) {
            for (int j = 0; j <= i; j++) {
                own[i][j] = sums[triangle + at(size + i, size + j)];
            }
        }
        if (!cholesky.decompose(own)) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            for (int k = 0; k < others; k++) {
                slopes[i][k] = sums[triangle + at(size + k, i)];
            }
            cholesky.solve(slopes[i]);
            score[i] = sums[from + i];
            for (int k = 0; k < others; k++) {
                score[i] -= slopes[i][k] * sums[from + size + k];
            }
        }
        for (int i = 0; i < size; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = sums[triangle + at(i, j)];
                for (int k = 0; k < others; k++) {
                    sum -= slopes[i][k] * sums[triangle + at(size + k, j)];
                }
                information[i][j] = sum;
                information[j][i] = sum;
            }
        }
        return true;
    }

    /// The variance of the reduced score from the sum of outer products of scores, a lower triangle too.
    public void reduceProducts(double[] products, int from) {
        for (int i = 0; i < size; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = products[from + at(i, j)];
                for (int k = 0; k < others; k++) {
                    sum -= slopes[i][k] * products[from + at(size + k, j)]
                            + slopes[j][k] * products[from + at(size + k, i)];
                    for (int l = 0; l < others; l++) {
                        sum += slopes[i][k] * slopes[j][l] * products[from + at(size + k, size + l)];
                    }
                }
                variance[i][j] = sum;
                variance[j][i] = sum;
            }
        }
    }

    /// A score reduced by the slopes of the sums reduced last.
    public void reduce(double[] of, double[] into) {
        for (int i = 0; i < size; i++) {
            into[i] = of[i];
            for (int k = 0; k < others; k++) {
                into[i] -= slopes[i][k] * of[size + k];
            }
        }
    }

    public double[] score() {
        return score;
    }

    /// The information of the reduced score.
    public double[][] information() {
        return information;
    }

    /// Its variance, see [#reduceProducts].
    public double[][] variance() {
        return variance;
    }

    private static int at(int i, int j) {
        return i >= j ? i * (i + 1) / 2 + j : j * (j + 1) / 2 + i;
    }
}
