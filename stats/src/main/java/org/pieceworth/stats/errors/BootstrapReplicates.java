package org.pieceworth.stats.errors;

import java.util.Arrays;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.FitException.Reason;
import org.pieceworth.stats.Interval;

/// The result of a bootstrap.
///
/// @param parameters per replicate that could be fitted its parameters
/// @param failed the replicates that could not: a class was missing, the rows were separated, a direction
/// not identified
public record BootstrapReplicates(double[][] parameters, int failed) {

    static BootstrapReplicates of(double[][] parameters, boolean[] fitted) {
        double[][] kept = new double[parameters.length][];
        int size = 0;
        for (int replicate = 0; replicate < parameters.length; replicate++) {
            if (fitted[replicate]) {
                kept[size++] = parameters[replicate];
            }
        }
        int failed = parameters.length - size;
        if (size < 2) {
            throw new FitException(
                    Reason.REPLICATES_FAILED,
                    "of " + parameters.length + " replicates " + failed + " could not be fitted; give" + " more games");
        }
        return new BootstrapReplicates(Arrays.copyOf(kept, size), failed);
    }

    /// A linear combination of the parameters, per replicate.
    public double[] values(double[] weights) {
        double[] values = new double[parameters.length];
        for (int replicate = 0; replicate < values.length; replicate++) {
            values[replicate] = DotProduct.of(weights, parameters[replicate]);
        }
        return values;
    }

    /// `scale * (numerator · θ) / (denominator · θ)`, per replicate.
    public double[] values(double[] numerator, double[] denominator, double scale) {
        double[] values = new double[parameters.length];
        for (int replicate = 0; replicate < values.length; replicate++) {
            double[] theta = parameters[replicate];
            values[replicate] = scale * DotProduct.of(numerator, theta) / DotProduct.of(denominator, theta);
        }
        return values;
    }

    /// The standard error of a linear combination.
    public double standardError(double[] weights) {
        return deviation(values(weights));
    }

    /// The standard error of a ratio; of little use if the denominator may be 0.
    public double standardError(double[] numerator, double[] denominator, double scale) {
        return deviation(values(numerator, denominator, scale));
    }

    /// The percentile interval of a linear combination.
    ///
    /// @param level confidence level between 0 and 1, such as 0.95
    public Interval.Bounded percentile(double[] weights, double level) {
        return interval(values(weights), level);
    }

    /// The percentile interval of a ratio; of little use if the denominator is often 0 or less.
    ///
    /// @param level confidence level between 0 and 1, such as 0.95
    public Interval.Bounded percentile(double[] numerator, double[] denominator, double scale, double level) {
        return interval(values(numerator, denominator, scale), level);
    }

    private static double deviation(double[] values) {
        double mean = 0;
        for (double value : values) {
            mean += value / values.length;
        }
        double squares = 0;
        for (double value : values) {
            squares += (value - mean) * (value - mean);
        }
        return Math.sqrt(squares / (values.length - 1));
    }

    private static Interval.Bounded interval(double[] values, double level) {
        if (!(level > 0 && level < 1)) {
            throw new IllegalArgumentException("a level lies between 0 and 1, not " + level);
        }
        Arrays.sort(values);
        return new Interval.Bounded(quantile(values, (1 - level) / 2), quantile(values, (1 + level) / 2));
    }

    /// The number at place p (n + 1) of those in order, between two places in proportion (Weibull's
    /// definition).
    private static double quantile(double[] sorted, double p) {
        double place = Math.clamp(p * (sorted.length + 1) - 1, 0, sorted.length - 1.0);
        int below = (int) place;
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
    }
}
