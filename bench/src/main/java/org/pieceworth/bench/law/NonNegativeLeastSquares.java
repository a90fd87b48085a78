package org.pieceworth.bench.law;

/// The least sum of squares with non-negative weights and a penalty on their squares that makes the solution
/// unique. One weight after the other is set to its best, until none moves (cyclic coordinate descent, which
/// converges for convex problems with bounds: Tseng 2001).
final class NonNegativeLeastSquares {

    private static final int MAX_ROUNDS = 200_000;
    private static final double DONE = 1e-10;

    private NonNegativeLeastSquares() {}

    /// @param rows a row for each observation: the factors of the weights
    /// @param wanted target of each observation
    /// @param errors standard deviation of each observation
    /// @param penalty penalty on the square of each weight, with columns scaled to a largest number of 1;
    /// above 0
    /// @return the weights
    static double[] fit(double[][] rows, double[] wanted, double[] errors, double penalty) {
        int size = rows[0].length;
        double[] scale = scale(rows, size);
        double[][] gram = new double[size][size];
        double[] pull = new double[size];
        for (int row = 0; row < rows.length; row++) {
            double weight = 1 / (errors[row] * errors[row]);
            for (int i = 0; i < size; i++) {
                double left = rows[row][i] / scale[i] * weight;
                pull[i] += left * wanted[row];
                for (int j = 0; j < size; j++) {
                    gram[i][j] += left * rows[row][j] / scale[j];
                }
            }
        }
        for (int i = 0; i < size; i++) {
            gram[i][i] += penalty;
        }
        double[] weights = descend(gram, pull);
        for (int i = 0; i < size; i++) {
            weights[i] /= scale[i];
        }
        return weights;
    }

    private static double[] scale(double[][] rows, int size) {
        double[] scale = new double[size];
        for (double[] row : rows) {
            for (int i = 0; i < size; i++) {
                scale[i] = Math.max(scale[i], Math.abs(row[i]));
            }
        }
        for (int i = 0; i < size; i++) {
            scale[i] = scale[i] == 0 ? 1 : scale[i];
        }
        return scale;
    }

    private static double[] descend(double[][] gram, double[] pull) {
        double[] weights = new double[pull.length];
        double[] slope = pull.clone();
        double moved = Double.MAX_VALUE;
        double largest = 0;
        for (int round = 0; round < MAX_ROUNDS && moved > DONE * largest; round++) {
            moved = 0;
            for (int i = 0; i < weights.length; i++) {
                double next = Math.max(0, weights[i] + slope[i] / gram[i][i]);
                double step = next - weights[i];
                if (step != 0) {
                    for (int j = 0; j < weights.length; j++) {
                        slope[j] -= step * gram[i][j];
                    }
                    weights[i] = next;
                    moved = Math.max(moved, Math.abs(step));
                    largest = Math.max(largest, next);
                }
            }
        }
        return weights;
    }
}
