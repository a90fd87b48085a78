package org.pieceworth.stats.choice;

import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.matrix.SquareMatrix;

/// The clustered covariance of a fit's coefficients.
final class Sandwich {

    private Sandwich() {}

    /// @param used the features that are determined, of which the covariance is wanted
    static double[][] of(double[][] information, double[][] scores, int[] used, int[] clusterOf, int clusters) {
        double[][] sums = new double[clusters][used.length];
        boolean[] seen = new boolean[clusters];
        for (int set = 0; set < clusterOf.length; set++) {
            double[] into = sums[clusterOf[set]];
            seen[clusterOf[set]] = true;
            for (int i = 0; i < used.length; i++) {
                into[i] += scores[set][used[i]];
            }
        }
        int count = 0;
        double[][] meat = new double[used.length][used.length];
        for (int cluster = 0; cluster < clusters; cluster++) {
            count += seen[cluster] ? 1 : 0;
            for (int i = 0; i < used.length; i++) {
                for (int j = 0; j < used.length; j++) {
                    meat[i][j] += sums[cluster][i] * sums[cluster][j];
                }
            }
        }
        double[][] bread = Cholesky.of(part(information, used)).inverse();
        double[][] inner = SquareMatrix.product(SquareMatrix.product(bread, meat), bread);
        double factor = count / (count - 1.0);
        int size = information.length;
        double[][] covariance = new double[size][size];
        for (int i = 0; i < used.length; i++) {
            for (int j = 0; j < used.length; j++) {
                covariance[used[i]][used[j]] = factor * (inner[i][j] + inner[j][i]) / 2;
            }
        }
        return covariance;
    }

    static double[][] part(double[][] matrix, int[] of) {
        double[][] part = new double[of.length][of.length];
        for (int i = 0; i < of.length; i++) {
            for (int j = 0; j < of.length; j++) {
                part[i][j] = matrix[of[i]][of[j]];
            }
        }
        return part;
    }
}
