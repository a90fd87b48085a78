package org.pieceworth.stats.regression;

/// Adds derivatives of rows by the linear predictor η and the draw threshold to sums by parameter: the
/// features, the constant, the threshold.
///
/// @param data rows with their features
/// @param options model with its parameters
record ParameterSums(GroupedOutcomes data, FitOptions options) {

    /// Adds a group's slopes to a gradient.
    void addSlopes(int group, double byEta, double byWidth, double[] gradient) {
        addRow(gradient, byEta, data.start()[group], data.start()[group + 1]);
        if (options.constant()) {
            gradient[data.columns()] += byEta;
        }
        if (options.ordered()) {
            gradient[gradient.length - 1] += byWidth;
        }
    }

    /// Adds a group's curves, by η, by both, by the threshold, to the lower triangle of a matrix.
    void addCurves(int group, double etaEta, double etaWidth, double widthWidth, double[][] lower) {
        int columns = data.columns();
        int from = data.start()[group];
        int to = data.start()[group + 1];
        for (int at = from; at < to; at++) {
            addRow(lower[data.column()[at]], etaEta * data.value()[at], from, at + 1);
        }
        if (options.constant()) {
            addRow(lower[columns], etaEta, from, to);
            lower[columns][columns] += etaEta;
        }
        if (options.ordered()) {
            double[] last = lower[lower.length - 1];
            addRow(last, etaWidth, from, to);
            if (options.constant()) {
                last[columns] += etaWidth;
            }
            last[lower.length - 1] += widthWidth;
        }
    }

    private void addRow(double[] row, double weight, int from, int to) {
        int[] column = data.column();
        double[] value = data.value();
        for (int at = from; at < to; at++) {
            row[column[at]] += weight * value[at];
        }
    }
}
