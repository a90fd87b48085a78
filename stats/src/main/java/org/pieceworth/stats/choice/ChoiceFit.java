package org.pieceworth.stats.choice;

import java.util.Arrays;

/// A fitted conditional logit.
///
/// @param coefficients by feature, in logits a unit; NaN for one that the choices do not determine
/// @param information the inverse of the covariance by the model alone; rows of undetermined features are 0
/// @param scores by set and feature, the gradient of the set's log-likelihood
/// @param logLikelihood of the choices
/// @param nullLogLikelihood if all alternatives of a set were alike
/// @param sets with more than one alternative
/// @param steps of Newton's method
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

    /// The coefficients with 0 for those that are not determined, for combinations of the others.
    public double[] finite() {
        double[] finite = coefficients.clone();
        for (int feature = 0; feature < finite.length; feature++) {
            finite[feature] = isDetermined(feature) ? finite[feature] : 0;
        }
        return finite;
    }

    /// The features that the choices determine.
    private int[] determined() {
        int[] found = new int[coefficients.length];
        int size = 0;
        for (int feature = 0; feature < coefficients.length; feature++) {
            if (isDetermined(feature)) {
                found[size++] = feature;
            }
        }
        return Arrays.copyOf(found, size);
    }

    /// The covariance of the coefficients by the sandwich, H⁻¹ (Σ s s') H⁻¹ with a cluster's scores s summed, times
    /// c / (c − 1) for c clusters (Liang and Zeger 1986). Rows of undetermined features are 0.
    ///
    /// @param clusterOf the cluster of each set, from 0
    /// @param clusters how many there are, at least two
    /// @throws org.pieceworth.stats.FitException when the information is singular
    public double[][] clustered(int[] clusterOf, int clusters) {
        return Sandwich.of(information, scores, determined(), clusterOf, clusters);
    }
}
