package org.pieceworth.stats.choice;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.FitException.Reason;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.matrix.SquareMatrix;

/// The conditional logit (McFadden 1974, "Conditional logit analysis of qualitative choice behavior"): an
/// alternative is chosen with a probability proportional to exp(x · θ). Fitted by maximum likelihood with
/// Newton's method; the likelihood is concave, so that there is one maximum.
///
/// If features are collinear, the later ones are fitted. A feature whose greatest (or least) value was always
/// chosen has no finite coefficient, and the same is true of combinations. They are not determined. The
/// others are fitted to the limit of the likelihood, where alternatives with less (or more) of it have
/// probability 0.
public final class ConditionalLogit {

    private static final int MAX_STEPS = 60;

    /// A fit has converged once a step gains less log-likelihood than this, since errors shrink
    /// quadratically: coefficients were within about 5e-5 of their errors before that step.
    private static final double SETTLED = 1e-9;

    /// The part of a feature's variation that others must leave unexplained.
    private static final double INDEPENDENT = 1e-9;

    private static final double DAMPING = 1e-7;

    /// A coefficient with less information (an error above ten log-odds) is not determined.
    private static final double MIN_INFORMATION = 0.01;

    private final ChoiceSets sets;
    private final int[] used;
    private final double[] theta;
    private double[] chances = new double[64];
    private final double[] mean;
    private final double[] gradient;
    private final double[][] information;

    /// The features of an alternative that are not 0, and their numbers.
    private final int[] present;

    private final double[] numbers;

    private ConditionalLogit(ChoiceSets sets, int[] used) {
        this.sets = sets;
        this.used = used;
        theta = new double[used.length];
        mean = new double[used.length];
        gradient = new double[used.length];
        information = new double[used.length][used.length];
        present = new int[used.length];
        numbers = new double[used.length];
    }

    /// Fits coefficients to choices, from a place that may be near the maximum.
    ///
    /// @param start starting values by feature; a value that is not finite counts as 0
    /// @throws FitException when no maximum is found
    public static ChoiceFit fit(ChoiceSets choices, double[] start) {
        int[] all = IntStream.range(0, choices.features()).toArray();
        ConditionalLogit alike = new ConditionalLogit(choices, all);
        double level = alike.sums();
        int[] apart = alike.independent(feature -> INDEPENDENT * alike.information[feature][feature]);
        ConditionalLogit fit = new ConditionalLogit(choices, apart);
        for (int i = 0; i < apart.length; i++) {
            fit.theta[i] = Double.isFinite(start[apart[i]]) ? start[apart[i]] : 0;
        }
        int steps = fit.climb();
        return fit.result(level, steps);
    }

    /// The features with information not explained by later features. Decomposes the information from the
    /// last to the first, skipping those without a pivot.
    ///
    /// @param least pivot of a feature, by its place among those used
    private int[] independent(IntToDoubleFunction least) {
        int size = used.length;
        double[][] lower = new double[size][size];
        int[] kept = new int[size];
        int count = 0;
        for (int feature = size - 1; feature >= 0; feature--) {
            double[] row = lower[count];
            double pivot = information[feature][feature];
            for (int j = 0; j < count; j++) {
                double value = information[feature][kept[j]];
                for (int k = 0; k < j; k++) {
                    value -= row[k] * lower[j][k];
                }
                row[j] = value / lower[j][j];
                pivot -= row[j] * row[j];
            }
            if (pivot > least.applyAsDouble(feature)) {
                row[count] = Math.sqrt(pivot);
                kept[count++] = feature;
            }
        }
        int[] independent = new int[count];
        for (int i = 0; i < count; i++) {
            independent[i] = used[kept[count - 1 - i]];
        }
        return independent;
    }

    /// Climbs to the maximum; returns the number of steps.
    private int climb() {
        if (used.length == 0) {
            return 0;
        }
        Cholesky cholesky = new Cholesky(used.length);
        double likelihood = sums();
        for (int step = 1; step <= MAX_STEPS; step++) {
            // If choices are separated, the information vanishes as coefficients grow, so steps are limited.
            for (int i = 0; i < used.length; i++) {
                information[i][i] += DAMPING;
            }
            if (!cholesky.decompose(information)) {
                throw new FitException(
                        Reason.NOT_IDENTIFIED, "the choices do not tell their features apart; give more");
            }
            double[] move = gradient.clone();
            cholesky.solve(move);
            double gain = DotProduct.of(move, gradient) / 2;
            double before = likelihood;
            double[] from = theta.clone();
            double length = 2;
            do {
                length /= 2;
                for (int i = 0; i < move.length; i++) {
                    theta[i] = from[i] + length * move[i];
                }
                likelihood = sums();
            } while (likelihood < before - 1e-9 * Math.abs(before) && length > 1e-6);
            if (gain <= SETTLED) {
                return step;
            }
        }
        throw new FitException(Reason.NOT_SETTLED, "the fit to the choices finds no maximum; give more");
    }

    /// Log-likelihood, gradient and information at `theta`.
    private double sums() {
        Arrays.fill(gradient, 0);
        for (double[] row : information) {
            Arrays.fill(row, 0);
        }
        double likelihood = 0;
        for (int set = 0; set < sets.size(); set++) {
            if (sets.end(set) - sets.first(set) > 1) {
                likelihood += addSet(set);
            }
        }
        SquareMatrix.mirrored(information);
        return likelihood;
    }

    private double addSet(int set) {
        double log = chances(set);
        int first = sets.first(set);
        for (int row = first; row < sets.end(set); row++) {
            addSquares(row, chances[row - first]);
        }
        int chosen = sets.chosen(set);
        for (int i = 0; i < used.length; i++) {
            gradient[i] += sets.value(chosen, used[i]) - mean[i];
            for (int j = 0; j <= i; j++) {
                information[i][j] -= mean[i] * mean[j];
            }
        }
        return log;
    }

    /// Most features of an alternative are 0.
    private void addSquares(int row, double chance) {
        int size = 0;
        for (int i = 0; i < used.length; i++) {
            int value = sets.value(row, used[i]);
            if (value != 0) {
                present[size] = i;
                numbers[size] = value;
                double weighted = chance * value;
                double[] into = information[i];
                for (int k = 0; k <= size; k++) {
                    into[present[k]] += weighted * numbers[k];
                }
                size++;
            }
        }
    }

    /// Stores the probabilities of a set's alternatives and their mean features; returns the logarithm of the
    /// chosen one's probability.
    private double chances(int set) {
        int first = sets.first(set);
        int size = sets.end(set) - first;
        if (chances.length < size) {
            chances = new double[2 * size];
        }
        double maxUtility = Double.NEGATIVE_INFINITY;
        for (int at = 0; at < size; at++) {
            double utility = 0;
            for (int i = 0; i < used.length; i++) {
                utility += theta[i] * sets.value(first + at, used[i]);
            }
            chances[at] = utility;
            maxUtility = Math.max(maxUtility, utility);
        }
        double chosen = chances[sets.chosen(set) - first] - maxUtility;
        double sum = 0;
        for (int at = 0; at < size; at++) {
            chances[at] = Math.exp(chances[at] - maxUtility);
            sum += chances[at];
        }
        Arrays.fill(mean, 0);
        for (int at = 0; at < size; at++) {
            chances[at] /= sum;
            for (int i = 0; i < used.length; i++) {
                mean[i] += chances[at] * sets.value(first + at, used[i]);
            }
        }
        return chosen - Math.log(sum);
    }

    private ChoiceFit result(double level, int steps) {
        double likelihood = sums();
        int[] determined = independent(_ -> MIN_INFORMATION);
        double[] coefficients = new double[sets.features()];
        Arrays.fill(coefficients, Double.NaN);
        double[][] full = new double[coefficients.length][coefficients.length];
        for (int i = 0; i < used.length; i++) {
            if (Arrays.binarySearch(determined, used[i]) >= 0) {
                coefficients[used[i]] = theta[i];
                for (int j = 0; j < used.length; j++) {
                    full[used[i]][used[j]] = Arrays.binarySearch(determined, used[j]) >= 0 ? information[i][j] : 0;
                }
            }
        }
        double[][] scores = new double[sets.size()][coefficients.length];
        int informative = 0;
        for (int set = 0; set < sets.size(); set++) {
            informative += sets.end(set) - sets.first(set) > 1 ? 1 : 0;
            chances(set);
            for (int i = 0; i < used.length; i++) {
                scores[set][used[i]] = sets.value(sets.chosen(set), used[i]) - mean[i];
            }
        }
        return new ChoiceFit(coefficients, full, scores, likelihood, level, informative, steps);
    }
}
