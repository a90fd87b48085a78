package org.pieceworth.stats;

/// What is known of the parameters before the rows: normal, each by itself. Minus its log-density is added
/// to minus the log-likelihood of all rows, so that it weighs less the more rows there are, unlike a
/// [Penalty].
///
/// @param mean per parameter (features, constant, draw width) its mean; empty when nothing is known
/// @param precision per parameter one over its variance, 0 when nothing is known of it
public record Prior(double[] mean, double[] precision) {

    /// Nothing known.
    public static final Prior NONE = new Prior(new double[0], new double[0]);

    /// @throws IllegalArgumentException when the lengths differ, or a precision is negative or not finite
    public Prior {
        if (mean.length != precision.length) {
            throw new IllegalArgumentException("lengths differ");
        }
        for (double each : precision) {
            if (!(each >= 0) || Double.isInfinite(each)) {
                throw new IllegalArgumentException("a precision must be 0 or more, not " + each);
            }
        }
    }

    /// @throws IllegalArgumentException when it is a prior of another number of parameters
    void checkParameters(int parameters) {
        if (mean.length > 0 && mean.length != parameters) {
            throw new IllegalArgumentException("a prior of " + mean.length + " for " + parameters + " parameters");
        }
    }

    /// Whether it draws the parameter anywhere.
    boolean holds(int parameter) {
        return mean.length > 0 && precision[parameter] > 0;
    }

    /// Its share of the mean cost of so many rows.
    double value(double[] theta, double rows) {
        double value = 0;
        for (int i = 0; i < mean.length; i++) {
            value += precision[i] * (theta[i] - mean[i]) * (theta[i] - mean[i]);
        }
        return value / (2 * rows);
    }

    void addGradient(double[] theta, double rows, double[] gradient) {
        for (int i = 0; i < mean.length; i++) {
            gradient[i] += precision[i] * (theta[i] - mean[i]) / rows;
        }
    }

    void addHessian(double rows, double[][] hessian) {
        for (int i = 0; i < mean.length; i++) {
            hessian[i][i] += precision[i] / rows;
        }
    }
}
