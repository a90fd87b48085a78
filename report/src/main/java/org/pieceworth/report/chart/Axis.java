package org.pieceworth.report.chart;

import java.util.Arrays;

/// A linear axis with ticks at round numbers.
///
/// @param low value at its start
/// @param high value at its end
/// @param step distance of the ticks, which are at its multiples
public record Axis(double low, double high, double step) {

    private static final double[] ROUND = {1, 2, 2.5, 5, 10};
    private static final double REACH = 1.5;

    /// Returns an axis that shows all values, and of their interval ends those that do not dwarf the values.
    ///
    /// @param values must be visible; NaN is ignored
    /// @param ends may be cut off; NaN and infinities are ignored
    /// @param ticks approximate number of steps
    public static Axis over(double[] values, double[] ends, int ticks) {
        double least = Arrays.stream(values).filter(Double::isFinite).min().orElse(0);
        double most = Arrays.stream(values).filter(Double::isFinite).max().orElse(1);
        double reach = REACH * Math.max(most - least, 0.2 * Math.max(Math.abs(least), Math.abs(most)));
        double low = least;
        double high = most;
        for (double end : ends) {
            if (Double.isFinite(end)) {
                low = Math.min(low, Math.max(end, least - reach));
                high = Math.max(high, Math.min(end, most + reach));
            }
        }
        return round(low, high, ticks);
    }

    /// The axis from the last round number below to the first above.
    static Axis round(double low, double high, int ticks) {
        double width = high > low ? high - low : Math.max(1, Math.abs(low)) * 0.2;
        double middle = (low + high) / 2;
        double step = step(width / ticks);
        double from = step * Math.floor((middle - 0.53 * width) / step);
        double to = step * Math.ceil((middle + 0.53 * width) / step);
        return new Axis(from, to, step);
    }

    private static double step(double about) {
        double power = Math.pow(10, Math.floor(Math.log10(about)));
        for (double round : ROUND) {
            if (round * power >= about) {
                return round * power;
            }
        }
        return 10 * power;
    }

    /// Position of a value, 0 at the axis's start, 1 at its end; values outside are put at the nearer end.
    public double share(double value) {
        return Math.clamp((value - low) / (high - low), 0.0, 1.0);
    }

    /// The ticks, ascending.
    public double[] ticks() {
        long first = (long) Math.ceil(low / step - 1e-9);
        long last = (long) Math.floor(high / step + 1e-9);
        double[] ticks = new double[(int) (last - first + 1)];
        for (int i = 0; i < ticks.length; i++) {
            ticks[i] = (first + i) * step;
        }
        return ticks;
    }

    /// Number of decimals that distinguishes the ticks.
    public int decimals() {
        for (int decimals = 0; decimals < 6; decimals++) {
            double scaled = step * Math.pow(10, decimals);
            if (Math.abs(scaled - Math.rint(scaled)) < 1e-6) {
                return decimals;
            }
        }
        return 6;
    }
}
