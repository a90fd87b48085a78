package org.pieceworth.stats.regression;

import org.pieceworth.stats.DotProduct;

/// A fit with controls.
///
/// @param parameters the features' coefficients, then the covariate's, the constant, the draw width, as far as fitted
/// @param deviation of the levels' effects in logits; NaN where they are not random
/// @param bread the inverse of the information on the parameters, the levels' effects allowed for
/// @param clusters per game the cluster that its score belongs to: its level where effects are random, else itself
/// @param scores per cluster its score, to be multiplied by the bread for its influence
/// @param shares per cluster what its rows add to the information, effects allowed for, as a lower triangle row
/// after row; none where that was not asked for
public record ControlledFit(
        double[] parameters, double deviation, double[][] bread, int[] clusters, double[][] scores, double[][] shares) {

    /// By cluster, its influence on a combination of the parameters.
    public double[] influence(double[] weights) {
        return DotProduct.each(scores, DotProduct.each(bread, weights));
    }
}
