package org.pieceworth.stats.regression;

import org.pieceworth.stats.DotProduct;

/// A fit with controls.
///
/// @param parameters the features' coefficients, then the covariate's, the constant, the draw threshold, if
/// fitted
/// @param deviation deviation of the levels' effects in log-odds; NaN if they are not random
/// @param bread the inverse of the information on the parameters, the levels' effects allowed for
/// @param clusters per game the cluster of its score: its level if effects are random, else itself
/// @param scores per cluster its score, to be multiplied by the bread for its influence
/// @param shares per cluster its rows' information, effects allowed for, as a lower triangle row after row;
/// none if not requested
public record ControlledFit(
        double[] parameters, double deviation, double[][] bread, int[] clusters, double[][] scores, double[][] shares) {

    /// Each cluster's influence on a combination of the parameters.
    public double[] influence(double[] weights) {
        return DotProduct.each(scores, DotProduct.each(bread, weights));
    }
}
