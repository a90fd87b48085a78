package org.pieceworth.stats.optimize;

import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;

/// Differential evolution (Storn and Price 1997) in the form `best1bin` with a random scale in each
/// generation: a random search that needs no derivatives and does not prove its result optimal.
///
/// @param membersPerVariable the size of the population
/// @param generations the most generations
/// @param tolerance it ends when the spread of the population's values falls below this share of their mean
/// @param crossover the probability of taking a variable from the mutant
public record DifferentialEvolution(int membersPerVariable, int generations, double tolerance, double crossover) {

    private static final double MIN_SCALE = 0.5;

    /// Fifteen members per variable, generations until convergence, scale between ½ and 1, crossover 0.7.
    public static final DifferentialEvolution USUAL = new DifferentialEvolution(15, 20_000, 1e-9, 0.7);

    /// The best point found.
    ///
    /// @param point its coordinates
    /// @param value the function there
    /// @param evaluations number of evaluations of the function
    public record Best(double[] point, double value, long evaluations) {}

    /// Minimises a function within bounds. The same seed gives the same answer.
    public Best minimise(ToDoubleFunction<double[]> function, double[] lower, double[] upper, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[][] members = latinHypercube(lower, upper, random);
        double[] values = new double[members.length];
        int best = 0;
        for (int i = 0; i < members.length; i++) {
            values[i] = function.applyAsDouble(members[i]);
            best = values[i] < values[best] ? i : best;
        }
        long evaluations = members.length;
        for (int generation = 0; generation < generations && spread(values) > tolerance; generation++) {
            double scale = random.nextDouble(MIN_SCALE, 1);
            for (int i = 0; i < members.length; i++) {
                double[] trial = trial(members, i, best, scale, lower, upper, random);
                double value = function.applyAsDouble(trial);
                if (value <= values[i]) {
                    members[i] = trial;
                    values[i] = value;
                    best = value < values[best] ? i : best;
                }
            }
            evaluations += members.length;
        }
        return new Best(members[best], values[best], evaluations);
    }

    /// Divides each variable's range into as many parts as there are members, with one member in each.
    private double[][] latinHypercube(double[] lower, double[] upper, SplittableRandom random) {
        int size = Math.max(5, membersPerVariable * lower.length);
        double[][] members = new double[size][lower.length];
        int[] order = new int[size];
        for (int j = 0; j < lower.length; j++) {
            for (int i = 0; i < size; i++) {
                int other = random.nextInt(i + 1);
                order[i] = order[other];
                order[other] = i;
            }
            for (int i = 0; i < size; i++) {
                double share = (order[i] + random.nextDouble()) / size;
                members[i][j] = lower[j] + share * (upper[j] - lower[j]);
            }
        }
        return members;
    }

    private double[] trial(
            double[][] members,
            int member,
            int best,
            double scale,
            double[] lower,
            double[] upper,
            SplittableRandom random) {
        int first = other(members.length, member, member, random);
        int second = other(members.length, member, first, random);
        double[] trial = members[member].clone();
        int always = random.nextInt(trial.length);
        for (int j = 0; j < trial.length; j++) {
            if (j == always || random.nextDouble() < crossover) {
                double mutant = members[best][j] + scale * (members[first][j] - members[second][j]);
                boolean inside = mutant >= lower[j] && mutant <= upper[j];
                trial[j] = inside ? mutant : random.nextDouble(lower[j], upper[j]);
            }
        }
        return trial;
    }

    private static int other(int size, int not, int norThis, SplittableRandom random) {
        int index;
        do {
            index = random.nextInt(size);
        } while (index == not || index == norThis);
        return index;
    }

    private static double spread(double[] values) {
        double mean = 0;
        for (double value : values) {
            mean += value / values.length;
        }
        double squares = 0;
        for (double value : values) {
            squares += (value - mean) * (value - mean) / values.length;
        }
        return Math.sqrt(squares) / Math.abs(mean);
    }
}
