package org.pieceworth.stats;

import java.util.stream.DoubleStream;

/// The middle number, or the mean of the two middle ones.
public final class Median {

    private Median() {}

    /// The median of numbers in any order; NaN without any.
    public static double of(DoubleStream numbers) {
        double[] sorted = numbers.sorted().toArray();
        return sorted.length == 0 ? Double.NaN : (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
    }
}
