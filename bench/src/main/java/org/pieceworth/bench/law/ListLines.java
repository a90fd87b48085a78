package org.pieceworth.bench.law;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.valuation.pooled.Pool.ListBias;

/// Errors of published lists as a line for each in the logarithm, with a common distribution of lines: a random
/// intercept and slope for each list, by expectation and maximisation.
///
/// @param biases by list
/// @param unknown of a list that has no piece in common with the measured ones
/// @param spread standard deviation of a published value around its line, beyond the measurement's error
record ListLines(Map<String, ListBias> biases, ListBias unknown, double spread) {

    private static final int STEPS = 500;

    /// Standard deviations before any list, which weigh as so many lists or values.
    private static final double GUESS = 0.1;

    private static final double GUESSED = 2;

    /// @param gaps by list: away from the centre, the gap, and the variance of the measurement
    static ListLines of(Map<String, List<double[]>> gaps) {
        double mean = 0;
        double ofMean = GUESS * GUESS;
        double ofSlope = GUESS * GUESS;
        double variance = GUESS * GUESS;
        int values = gaps.values().stream().mapToInt(List::size).sum();
        Map<String, ListBias> biases = new LinkedHashMap<>();
        for (int step = 0; step < STEPS; step++) {
            biases.clear();
            double sum = 0;
            double squares = GUESSED * GUESS * GUESS;
            double slopes = GUESSED * GUESS * GUESS;
            double within = GUESSED * GUESS * GUESS;
            for (Map.Entry<String, List<double[]>> list : gaps.entrySet()) {
                ListBias bias = line(list.getValue(), mean, ofMean, ofSlope, variance);
                biases.put(list.getKey(), bias);
                sum += bias.mean();
                squares += Math.pow(bias.mean() - mean, 2) + bias.covariance().getFirst();
                slopes += bias.slope() * bias.slope() + bias.covariance().getLast();
                for (double[] gap : list.getValue()) {
                    double at = gap[0] + ListBias.CENTRE;
                    // The part of the residual that is the list's own.
                    double share = variance / (variance + gap[2]);
                    within += share * share * (Math.pow(gap[1] - bias.at(at), 2) + bias.variance(at)) + share * gap[2];
                }
            }
            mean = sum / (gaps.size() + GUESSED);
            ofMean = squares / (gaps.size() + GUESSED);
            ofSlope = slopes / (gaps.size() + GUESSED);
            variance = within / (values + GUESSED);
        }
        return new ListLines(biases, new ListBias(mean, 0, List.of(ofMean, 0.0, ofSlope)), Math.sqrt(variance));
    }

    private static ListBias line(List<double[]> gaps, double mean, double ofMean, double ofSlope, double variance) {
        double a = 1 / ofMean;
        double b = 0;
        double c = 1 / ofSlope;
        double first = mean / ofMean;
        double second = 0;
        for (double[] gap : gaps) {
            double weight = 1 / (variance + gap[2]);
            a += weight;
            b += weight * gap[0];
            c += weight * gap[0] * gap[0];
            first += weight * gap[1];
            second += weight * gap[0] * gap[1];
        }
        double determinant = a * c - b * b;
        return new ListBias(
                (c * first - b * second) / determinant,
                (a * second - b * first) / determinant,
                List.of(c / determinant, -b / determinant, a / determinant));
    }
}
