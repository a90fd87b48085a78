package org.pieceworth.stats;

import java.util.function.DoubleUnaryOperator;

/// All numbers around an estimate that are not too far from it by a distance that falls as the number rises.
public final class DistanceInterval {

    private DistanceInterval() {}

    /// The interval; without an end where no number on that side is far enough.
    ///
    /// @param distance positive below the estimate
    /// @param stride how far to go first, such as a standard error
    /// @param reach the distance at its ends
    public static Interval of(DoubleUnaryOperator distance, double estimate, double stride, double reach) {
        return IntervalEnds.around(
                estimate,
                stride,
                -reach,
                new double[0],
                (number, _) -> Math.signum(estimate - number) * distance.applyAsDouble(number) - reach);
    }
}
