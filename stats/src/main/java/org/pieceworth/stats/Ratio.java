package org.pieceworth.stats;

/// Ratios of linear combinations of fitted parameters, with standard errors by the delta method.
///
/// @param parameters the fitted parameters
/// @param covariance their covariance
public record Ratio(double[] parameters, double[][] covariance) {

    /// Estimates `scale * (numerator · θ) / (denominator · θ)`.
    public Estimate of(double[] numerator, double[] denominator, double scale) {
        double top = dot(numerator);
        double bottom = dot(denominator);
        double[] slope = new double[parameters.length];
        for (int i = 0; i < slope.length; i++) {
            slope[i] = scale * (numerator[i] * bottom - denominator[i] * top) / (bottom * bottom);
        }
        return new Estimate(scale * top / bottom, Math.sqrt(quadratic(slope)));
    }

    /// Estimates one parameter times a scale.
    public Estimate of(int parameter, double scale) {
        return new Estimate(
                scale * parameters[parameter], Math.abs(scale) * Math.sqrt(covariance[parameter][parameter]));
    }

    private double dot(double[] weights) {
        double sum = 0;
        for (int i = 0; i < parameters.length; i++) {
            sum += weights[i] * parameters[i];
        }
        return sum;
    }

    private double quadratic(double[] vector) {
        double sum = 0;
        for (int i = 0; i < vector.length; i++) {
            for (int j = 0; j < vector.length; j++) {
                sum += vector[i] * covariance[i][j] * vector[j];
            }
        }
        return Math.max(0, sum);
    }
}
