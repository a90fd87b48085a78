package org.pieceworth.cli.findings;

import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// Seeded simulations and permutations, from which all p-values on the pages of findings come.
final class Simulation {

    private static final int TIMES = 100_000;
    private static final long SEED = 1;

    /// Rounding errors of two ways to add the same numbers.
    private static final double SAME = 1e-9;

    private Simulation() {}

    /// The probability of a statistic as large as the observed one, the observed one counted in.
    static double chance(double observed, ToDoubleFunction<RandomGenerator> statistic) {
        RandomGenerator random = new SplittableRandom(SEED);
        int far = 1;
        for (int time = 0; time < TIMES; time++) {
            far += statistic.applyAsDouble(random) >= observed - SAME ? 1 : 0;
        }
        return (double) far / (TIMES + 1);
    }

    /// That of a sum of squares of errors.
    static double chiSquare(double square, int degrees) {
        return chance(
                square,
                random -> IntStream.range(0, degrees)
                        .mapToDouble(_ -> random.nextGaussian())
                        .map(error -> error * error)
                        .sum());
    }

    /// That of the largest of several errors, in standard errors, of either sign.
    static double largest(double error, int of) {
        return chance(
                Math.abs(error),
                random -> IntStream.range(0, of)
                        .mapToDouble(_ -> Math.abs(random.nextGaussian()))
                        .max()
                        .orElse(0));
    }

    /// That of so many of several errors beyond two standard errors.
    static double beyondTwo(int count, int of) {
        return chance(
                count,
                random -> IntStream.range(0, of)
                        .filter(_ -> Math.abs(random.nextGaussian()) > 2)
                        .count());
    }

    /// χ² of estimates about their weighted mean.
    static double scatter(double[] values, double[] errors) {
        double weights = 0;
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < values.length; i++) {
            double weight = 1 / (errors[i] * errors[i]);
            weights += weight;
            sum += weight * values[i];
            squares += weight * values[i] * values[i];
        }
        return squares - sum * sum / weights;
    }

    /// The probability that estimates of one value scatter so.
    static double alike(double[] values, double[] errors) {
        return chance(scatter(values, errors), random -> scatter(drawn(errors, 1, random), errors));
    }

    /// Errors of these sizes, each so many times as large.
    static double[] drawn(double[] errors, double scale, RandomGenerator random) {
        double[] drawn = new double[errors.length];
        for (int i = 0; i < errors.length; i++) {
            drawn[i] = scale * errors[i] * random.nextGaussian();
        }
        return drawn;
    }

    /// Orders numbers by chance.
    static void shuffle(int[] numbers, RandomGenerator random) {
        for (int i = numbers.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int kept = numbers[i];
            numbers[i] = numbers[j];
            numbers[j] = kept;
        }
    }

    /// Corrected for their number, by Holm (1979).
    static double[] holm(double... chances) {
        int[] order = IntStream.range(0, chances.length)
                .boxed()
                .sorted((a, b) -> Double.compare(chances[a], chances[b]))
                .mapToInt(Integer::intValue)
                .toArray();
        double[] corrected = new double[chances.length];
        double least = 0;
        for (int i = 0; i < order.length; i++) {
            least = Math.max(least, Math.min(1, (chances.length - i) * chances[order[i]]));
            corrected[order[i]] = least;
        }
        return corrected;
    }

    /// `p = 0.031`, as pages have it.
    static String text(double chance) {
        return chance < 0.0001
                ? "p < 0.0001"
                : "p = " + ShippedResults.fixed(chance, chance < 0.01 ? 4 : chance < 0.1 ? 3 : 2);
    }
}
