package org.pieceworth.stats.choice;

import java.util.stream.IntStream;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.matrix.SquareMatrix;

/// A fitted conditional logit.
///
/// @param coefficients coefficients by feature, in log-odds per unit; NaN for one that the choices do not
/// determine
/// @param information the inverse of the model-based covariance; rows of undetermined features are 0
/// @param scores score of each set by feature, the gradient of the set's log-likelihood
/// @param logLikelihood log-likelihood of the choices
/// @param nullLogLikelihood log-likelihood if all alternatives of a set were alike
/// @param sets number of sets with more than one alternative
/// @param steps number of steps of Newton's method
public record ChoiceFit(
        double[] coefficients,
        double[][] information,
        double[][] scores,
        double logLikelihood,
        double nullLogLikelihood,
        int sets,
        int steps) {

    /// True for a feature whose coefficient the choices determine.
    public boolean isDetermined(int feature) {
        return !Double.isNaN(coefficients[feature]);
    }

    /// The coefficients with 0 for the undetermined ones, for combinations of the others.
    public double[] finite() {
        double[] finite = coefficients.clone();
        for (int feature = 0; feature < finite.length; feature++) {
            finite[feature] = isDetermined(feature) ? finite[feature] : 0;
        }
        return finite;
    }

    /// The features that the choices determine.
    private int[] determined() {
        return IntStream.range(0, coefficients.length)
                .filter(this::isDetermined)
                .toArray();
    }

    /// The covariance of the coefficients by the sandwich, H⁻¹ (Σ s s') H⁻¹ with a cluster's scores s summed, times
    /// c / (c − 1) for c clusters (Liang and Zeger 1986). Rows of undetermined features are 0.
    ///
    /// @param clusterOf the cluster of each set, from 0
    /// @param clusters number of clusters, at least two
    /// @throws org.pieceworth.stats.FitException when the information is singular
    public double[][] clustered(int[] clusterOf, int clusters) {
        int[] used = determined();
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
        double[][] bread = Cholesky.of(SquareMatrix.part(information, used)).inverse();
        double[][] inner = SquareMatrix.sandwich(bread, meat, 1);
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
}
