package org.pieceworth.stats;

/// Ratios of linear combinations of fitted parameters, with standard errors by the delta method and
/// intervals by Fieller's.
///
/// @param parameters the fitted parameters
/// @param covariance their covariance
public record Ratio(double[] parameters, double[][] covariance) {

    /// Estimates `scale * (numerator · θ) / (denominator · θ)`.
    public Estimate of(double[] numerator, double[] denominator, double scale) {
        double[] slope = slope(numerator, denominator, scale);
        return new Estimate(
                scale * dot(numerator) / dot(denominator), Math.sqrt(Math.max(0, covariance(slope, slope))));
    }

    /// The interval of `scale * (numerator · θ) / (denominator · θ)` by Fieller's theorem that reaches this many
    /// standard errors, valid for any denominator, even a weak one; for a strong one the delta method agrees.
    public Interval within(double[] numerator, double[] denominator, double scale, double reach) {
        return new Fieller(
                        scale * dot(numerator),
                        dot(denominator),
                        scale * scale * covariance(numerator, numerator),
                        covariance(denominator, denominator),
                        scale * covariance(numerator, denominator))
                .interval(reach);
    }

    /// The gradient of `scale * (numerator · θ) / (denominator · θ)` by the parameters, for the delta method.
    public double[] slope(double[] numerator, double[] denominator, double scale) {
        double top = dot(numerator);
        double bottom = dot(denominator);
        double[] slope = new double[parameters.length];
        for (int i = 0; i < slope.length; i++) {
            slope[i] = scale * (numerator[i] * bottom - denominator[i] * top) / (bottom * bottom);
        }
        return slope;
    }

    /// Estimates a linear combination of the parameters.
    public Estimate of(double[] weights) {
        return new Estimate(dot(weights), Math.sqrt(Math.max(0, covariance(weights, weights))));
    }

    /// Estimates one parameter times a scale.
    public Estimate of(int parameter, double scale) {
        return new Estimate(
                scale * parameters[parameter], Math.abs(scale) * Math.sqrt(covariance[parameter][parameter]));
    }

    /// The covariance of two linear combinations of the parameters.
    public double covariance(double[] left, double[] right) {
        return DotProduct.form(left, covariance, right);
    }

    private double dot(double[] weights) {
        return DotProduct.of(parameters, weights);
    }
}
