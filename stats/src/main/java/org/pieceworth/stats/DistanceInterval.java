package org.pieceworth.stats;

import java.util.function.DoubleUnaryOperator;

/// All numbers around an estimate that are not too far from it by a distance that falls as the number rises.
public final class DistanceInterval {

    private static final double GROWTH = 1.7;
    private static final int MOST_STRIDES = 40;
    private static final int HALVINGS = 60;

    /// Of the number, or of 1 where it is smaller.
    private static final double NARROW = 1e-7;

    private DistanceInterval() {}

    /// The interval; without an end where no number on that side is far enough.
    ///
    /// @param distance positive below the estimate
    /// @param stride how far to go first, such as a standard error
    /// @param reach the distance at its ends
    public static Interval of(DoubleUnaryOperator distance, double estimate, double stride, double reach) {
        double low = end(distance, estimate, -stride, reach);
        double high = end(distance, estimate, stride, reach);
        return Double.isInfinite(low) && Double.isInfinite(high)
                ? new Interval.Line()
                : new Interval.Bounded(low, high);
    }

    private static double end(DoubleUnaryOperator distance, double estimate, double stride, double reach) {
        double inside = estimate;
        double step = stride;
        for (int count = 0; count < MOST_STRIDES; count++) {
            double next = inside + step;
            if (isBeyond(distance, next, stride, reach)) {
                return crossing(distance, inside, next, stride, reach);
            }
            inside = next;
            step *= GROWTH;
        }
        return Math.copySign(Double.POSITIVE_INFINITY, stride);
    }

    private static double crossing(DoubleUnaryOperator distance, double from, double to, double stride, double reach) {
        double inside = from;
        double outside = to;
        for (int count = 0; count < HALVINGS; count++) {
            double middle = (inside + outside) / 2;
            if (Math.abs(outside - inside) < NARROW * Math.max(1, Math.abs(middle))) {
                break;
            }
            if (isBeyond(distance, middle, stride, reach)) {
                outside = middle;
            } else {
                inside = middle;
            }
        }
        return (inside + outside) / 2;
    }

    private static boolean isBeyond(DoubleUnaryOperator distance, double number, double stride, double reach) {
        return -Math.signum(stride) * distance.applyAsDouble(number) > reach;
    }
}
