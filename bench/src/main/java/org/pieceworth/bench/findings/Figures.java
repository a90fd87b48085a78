package org.pieceworth.bench.findings;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/// Numbers and rows of the tables.
final class Figures {

    /// Intervals hold nine times in ten.
    private static final double TAIL = 0.05;

    private Figures() {}

    static String row(Object... cells) {
        StringBuilder row = new StringBuilder("|");
        for (Object cell : cells) {
            row.append(' ').append(cell).append(" |");
        }
        return row.toString();
    }

    static String head(String... names) {
        return row((Object[]) names) + "\n|" + "---|".repeat(names.length);
    }

    static String number(String format, double... values) {
        return String.format(Locale.ROOT, format, Arrays.stream(values).boxed().toArray());
    }

    static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
    }

    /// The low and the high end of what nine in ten of the draws say.
    static double[] interval(double[][] draws, ToDoubleFunction<double[]> of) {
        double[] sorted = Arrays.stream(draws).mapToDouble(of).sorted().toArray();
        int tail = (int) (TAIL * sorted.length);
        return new double[] {sorted[tail], sorted[sorted.length - 1 - tail]};
    }

    static double mean(double[] values) {
        return Arrays.stream(values).average().orElse(Double.NaN);
    }

    /// The standard error of a mean.
    static double error(double[] values) {
        double mean = mean(values);
        double squares =
                Arrays.stream(values).map(each -> (each - mean) * (each - mean)).sum();
        return Math.sqrt(squares / (values.length - 1) / values.length);
    }

    /// A kind of pieces: how many, how far a law misses them, and on which side.
    ///
    /// @param errors of the logarithm
    static String kind(String name, double[] errors) {
        return row(
                name,
                errors.length,
                number(
                        "%.0f %%",
                        100 * median(Arrays.stream(errors).map(Math::abs).toArray())),
                number("%+.0f %%", 100 * Math.expm1(mean(errors))),
                number("%.0f", 100 * error(errors)));
    }

    static String lines(List<String> rows) {
        return String.join("\n", rows);
    }
}
