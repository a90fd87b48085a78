package org.pieceworth.stats.optimize;

import java.util.function.DoubleUnaryOperator;

/// The golden section: narrows an interval about the peak of a function that has one, asking for one new value a
/// step.
public final class GoldenSection {

    private static final double SHARE = (Math.sqrt(5) - 1) / 2;

    private GoldenSection() {}

    /// The argument of the maximum of a function with one peak between two numbers.
    ///
    /// @param width maximum width of the interval around the result; more than 0
    public static double peak(DoubleUnaryOperator function, double from, double to, double width) {
        double low = from;
        double high = to;
        double leftAt = high - SHARE * (high - low);
        double rightAt = low + SHARE * (high - low);
        double left = function.applyAsDouble(leftAt);
        double right = function.applyAsDouble(rightAt);
        while (high - low > width) {
            if (left >= right) {
                high = rightAt;
                rightAt = leftAt;
                right = left;
                leftAt = high - SHARE * (high - low);
                left = function.applyAsDouble(leftAt);
            } else {
                low = leftAt;
                leftAt = rightAt;
                left = right;
                rightAt = low + SHARE * (high - low);
                right = function.applyAsDouble(rightAt);
            }
        }
        return left >= right ? leftAt : rightAt;
    }
}
