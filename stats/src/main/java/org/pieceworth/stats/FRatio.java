package org.pieceworth.stats;

import org.hipparchus.distribution.continuous.FDistribution;

/// A mean square divided by its error, as a test.
///
/// @param statistic the ratio
/// @param degrees number of independent terms in its numerator, at least 1
/// @param errorDegrees degrees of freedom of the error, above 0; infinite for a known error
public record FRatio(double statistic, int degrees, double errorDegrees) {

    /// The test that `degrees` combinations of estimates are 0, by Wald's statistic with an estimated
    /// covariance: Hotelling's T², in the form of Pustejovsky and Tipton (2018, "Small-sample methods for
    /// cluster-robust variance estimation and hypothesis testing").
    ///
    /// @param wald the quadratic form of the combinations and the inverse of their covariance
    /// @param freedom degrees of freedom of the covariance
    /// @throws IllegalArgumentException when the degrees of freedom are too few for this many combinations
    public static FRatio ofWald(double wald, int degrees, double freedom) {
        if (Double.isInfinite(freedom)) {
            return new FRatio(wald / degrees, degrees, freedom);
        }
        double left = freedom - degrees + 1;
        if (!(left > 0)) {
            throw new IllegalArgumentException(freedom + " degrees of freedom are too few for " + degrees);
        }
        return new FRatio(left / (freedom * degrees) * wald, degrees, left);
    }

    /// The quadratic form exceeded by chance in one less `level` of samples.
    ///
    /// @param level confidence level between 0 and 1
    /// @param freedom degrees of freedom of the covariance
    public static double waldQuantile(double level, int degrees, double freedom) {
        double low = 0;
        double high = degrees;
        while (ofWald(high, degrees, freedom).pValue() > 1 - level) {
            high *= 2;
        }
        for (int halving = 0; halving < 80; halving++) {
            double middle = (low + high) / 2;
            if (ofWald(middle, degrees, freedom).pValue() > 1 - level) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return high;
    }

    /// The upper tail of the F distribution.
    public double pValue() {
        if (!(statistic > 0)) {
            return 1;
        }
        return Double.isInfinite(errorDegrees)
                ? new ChiSquare(statistic * degrees, degrees).pValue()
                : new FDistribution(errorDegrees, degrees).cumulativeProbability(1 / statistic);
    }
}
