package org.pieceworth.stats;

/// Fieller's (1954) set for a ratio of two normal numbers: all ρ where top − ρ·bottom is not too far from 0.
/// Valid for any denominator, even a weak one.
///
/// @param top the numerator's estimate
/// @param bottom the denominator's estimate
/// @param topVariance the numerator's variance
/// @param bottomVariance the denominator's variance
/// @param shared their covariance
record Fieller(double top, double bottom, double topVariance, double bottomVariance, double shared) {

    /// Relative to the two terms of a difference: a number that is 0 except for rounding.
    private static final double ROUNDING = 1e-12;

    /// The ratio's interval for a normal quantile z: where a ρ² − 2 b ρ + c is not positive.
    Interval interval(double z) {
        double a = bottom * bottom - z * z * bottomVariance;
        double b = top * bottom - z * z * shared;
        double c = top * top - z * z * topVariance;
        if (fixed()) {
            return new Interval.Bounded(top / bottom, top / bottom);
        }
        if (Math.abs(a) <= ROUNDING * bottom * bottom) {
            return halfLine(b, c);
        }
        double root = Math.sqrt(Math.max(0, b * b - a * c));
        if (a < 0 && root == 0) {
            return new Interval.Line();
        }
        double far = b + Math.copySign(root, b);
        double first = far / a;
        double second = far == 0 ? 0 : c / far;
        double low = Math.min(first, second);
        double high = Math.max(first, second);
        return a > 0 ? new Interval.Bounded(low, high) : new Interval.Outside(low, high);
    }

    /// The variance of top − ρ·bottom at the estimate: 0 when one is a fixed multiple of the other.
    private boolean fixed() {
        double ratio = top / bottom;
        double size = topVariance + ratio * ratio * bottomVariance;
        return bottom != 0 && size - 2 * ratio * shared <= ROUNDING * size;
    }

    private static Interval halfLine(double b, double c) {
        if (b == 0) {
            return new Interval.Line();
        }
        double end = c / (2 * b);
        return b > 0
                ? new Interval.Bounded(end, Double.POSITIVE_INFINITY)
                : new Interval.Bounded(Double.NEGATIVE_INFINITY, end);
    }
}
