package org.pieceworth.stats.regression;

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
        int size = weights.length;
        double[] along = new double[size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                along[i] += bread[i][j] * weights[j];
            }
        }
        double[] influence = new double[scores.length];
        for (int cluster = 0; cluster < scores.length; cluster++) {
            for (int i = 0; i < size; i++) {
                influence[cluster] += along[i] * scores[cluster][i];
            }
        }
        return influence;
    }
}
