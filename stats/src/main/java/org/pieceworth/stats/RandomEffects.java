package org.pieceworth.stats;

import java.util.Arrays;
import java.util.List;

/// Numbers that several groups tell with errors, drawn towards their mean: the random-effects model of
/// meta-analysis, with the variance between groups by Paule and Mandel (1982).
///
/// @param mean the groups' mean and its error
/// @param between the variance between groups, 0 when chance alone explains their differences
/// @param groups each group's number drawn towards the mean, the more, the greater its own error; of
/// three groups or fewer none is drawn, since they do not tell how much groups differ
public record RandomEffects(Estimate mean, double between, List<Estimate> groups) {

    private static final int STEPS = 200;

    /// So few groups do not tell how much groups differ.
    private static final int UNKNOWN = 3;

    /// Copies the groups.
    public RandomEffects {
        groups = List.copyOf(groups);
    }

    /// Pools numbers.
    ///
    /// @param own each group's number with its error, which is above 0
    /// @throws IllegalArgumentException when there are fewer than two, or an error is not above 0
    public static RandomEffects of(List<Estimate> own) {
        if (own.size() < 2 || own.stream().anyMatch(each -> !(each.standardError() > 0))) {
            throw new IllegalArgumentException("pooling takes two numbers or more, each with an error above 0");
        }
        double[] value = own.stream().mapToDouble(Estimate::value).toArray();
        double[] variance = own.stream()
                .mapToDouble(each -> each.standardError() * each.standardError())
                .toArray();
        double between = between(value, variance);
        double mean = mean(value, variance, between);
        double meanVariance = 1 / weight(variance, between);
        List<Estimate> groups =
                own.stream().map(each -> drawn(each, mean, between, own.size())).toList();
        return new RandomEffects(new Estimate(mean, Math.sqrt(meanVariance)), between, groups);
    }

    /// What is known of another group of the same kind that tells nothing itself.
    public Estimate another() {
        return new Estimate(mean.value(), Math.sqrt(between + mean.standardError() * mean.standardError()));
    }

    /// Drawn less, and with a greater error, than if the variance between groups were known (Morris 1983, formulas
    /// 5.1 and 5.2): else the intervals would be too narrow.
    private static Estimate drawn(Estimate own, double mean, double between, int groups) {
        if (groups <= UNKNOWN) {
            return own;
        }
        double variance = own.standardError() * own.standardError();
        double share = (groups - 3.0) / (groups - 1.0) * variance / (variance + between);
        double off = own.value() - mean;
        return new Estimate(
                own.value() - share * off,
                Math.sqrt(variance * (1 - (groups - 1.0) / groups * share)
                        + 2 / (groups - 3.0) * share * share * off * off));
    }

    /// Where the weighted squares are as many as there are degrees of freedom; the squares fall with the variance.
    private static double between(double[] value, double[] variance) {
        int degrees = value.length - 1;
        if (squares(value, variance, 0) <= degrees) {
            return 0;
        }
        double low = 0;
        double high = Arrays.stream(variance).max().orElseThrow();
        while (squares(value, variance, high) > degrees) {
            high *= 2;
        }
        for (int step = 0; step < STEPS && high - low > 1e-14 * high; step++) {
            double middle = (low + high) / 2;
            if (squares(value, variance, middle) > degrees) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }

    private static double squares(double[] value, double[] variance, double between) {
        double mean = mean(value, variance, between);
        double sum = 0;
        for (int i = 0; i < value.length; i++) {
            sum += (value[i] - mean) * (value[i] - mean) / (variance[i] + between);
        }
        return sum;
    }

    private static double mean(double[] value, double[] variance, double between) {
        double sum = 0;
        for (int i = 0; i < value.length; i++) {
            sum += value[i] / (variance[i] + between);
        }
        return sum / weight(variance, between);
    }

    private static double weight(double[] variance, double between) {
        double sum = 0;
        for (double each : variance) {
            sum += 1 / (each + between);
        }
        return sum;
    }
}
