package org.pieceworth.stats.groups;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.matrix.SquareMatrix;
import org.pieceworth.stats.matrix.SymmetricEigen;
import org.pieceworth.stats.optimize.GoldenSection;

/// Numbers in groups, each shrunk towards the mean of its group: a linear mixed model of estimates with a
/// known covariance. The variance τ² within groups is estimated by restricted maximum likelihood (Patterson
/// and Thompson 1971), and the effects are best linear unbiased predictions (Henderson 1975).
///
/// The estimates may leave directions open, such as a constant added to all: only known combinations enter,
/// and open directions stay at the mean of the group.
public final class PartialPooling {

    /// A fall of the log likelihood that bounds 95 % of a single parameter.
    private static final double FALL = 1.920729;

    private static final double NOTHING = 1e-9;

    private final double[][] known;
    private final double[][] error;
    private final double[] value;
    private final double[][] design;
    private final double[][] basis;
    private final double deviation;
    private final double low;
    private final double high;
    private final double likelihoodRatio;
    private final double[] means;
    private final double[] effects;
    private final double[][] effectErrors;

    /// @param estimate estimate of each number
    /// @param covariance covariance of the estimates
    /// @param known orthonormal combinations of the numbers determined by the data, one per row; at least one
    /// @param group group of each number
    /// @param groups number of groups
    public PartialPooling(double[] estimate, double[][] covariance, double[][] known, int[] group, int groups) {
        this.known = known;
        value = DotProduct.each(known, estimate);
        error = sandwich(known, covariance);
        double trace = SquareMatrix.trace(error);
        for (int i = 0; i < error.length; i++) {
            error[i][i] += NOTHING * trace / error.length;
        }
        double[][] all = new double[known.length][groups];
        for (int i = 0; i < known.length; i++) {
            for (int j = 0; j < group.length; j++) {
                all[i][group[j]] += known[i][j];
            }
        }
        basis = columnSpace(all, groups);
        design = product(all, basis);
        double largest = Math.sqrt(trace / error.length + meanSquare(value)) * 10;
        DoubleUnaryOperator profile = this::logLikelihood;
        double peak = GoldenSection.peak(profile, 0, largest, largest * 1e-7);
        double none = logLikelihood(0);
        double best = logLikelihood(peak);
        deviation = none >= best ? 0 : peak;
        best = Math.max(none, best);
        likelihoodRatio = 2 * (best - none);
        low = deviation > 0 && none < best - FALL ? crossing(deviation, 0, best - FALL) : 0;
        high = crossing(deviation, largest, best - FALL);
        Fitted fitted = new Fitted(deviation);
        means = DotProduct.each(basis, fitted.coefficients);
        effects = fitted.effects();
        effectErrors = fitted.errors();
    }

    /// The standard deviation τ within groups.
    public double deviation() {
        return deviation;
    }

    /// The lower end of the 95 % interval of τ, by the profile of the likelihood.
    public double low() {
        return low;
    }

    /// The upper end of the 95 % interval of τ.
    public double high() {
        return high;
    }

    /// Twice the gain of log-likelihood by τ: as a test of τ = 0, half of its probability is at 0.
    public double likelihoodRatio() {
        return likelihoodRatio;
    }

    /// The mean of each group, up to open directions.
    public double[] means() {
        return means.clone();
    }

    /// Each number's difference from the mean of its group.
    public double[] effects() {
        return effects.clone();
    }

    /// The standard error of an effect as a prediction; τ without information.
    public double effectError(int number) {
        return Math.sqrt(Math.max(0, effectErrors[number][number]));
    }

    private double crossing(double inside, double outside, double level) {
        double in = inside;
        double out = outside;
        for (int step = 0; step < 60; step++) {
            double middle = (in + out) / 2;
            if (logLikelihood(middle) >= level) {
                in = middle;
            } else {
                out = middle;
            }
        }
        return (in + out) / 2;
    }

    private double logLikelihood(double tau) {
        return new Fitted(tau).logLikelihood();
    }

    /// The model at one τ.
    private final class Fitted {

        private final double tau;
        private final Cholesky total;
        private final double[][] weighted;
        private final Cholesky information;
        private final double[] coefficients;
        private final double[] rest;

        Fitted(double tau) {
            this.tau = tau;
            int size = value.length;
            double[][] variance = new double[size][];
            for (int i = 0; i < size; i++) {
                variance[i] = error[i].clone();
                variance[i][i] += tau * tau;
            }
            total = Cholesky.of(variance);
            int columns = basis.length == 0 ? 0 : basis[0].length;
            weighted = new double[columns][];
            double[][] products = new double[columns][columns];
            coefficients = new double[columns];
            for (int j = 0; j < columns; j++) {
                weighted[j] = column(design, j);
                total.solve(weighted[j]);
                for (int k = 0; k < columns; k++) {
                    for (int i = 0; i < size; i++) {
                        products[j][k] += weighted[j][i] * design[i][k];
                    }
                }
                for (int i = 0; i < size; i++) {
                    coefficients[j] += weighted[j][i] * value[i];
                }
            }
            information = Cholesky.of(products);
            information.solve(coefficients);
            rest = value.clone();
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < columns; j++) {
                    rest[i] -= design[i][j] * coefficients[j];
                }
            }
        }

        double logLikelihood() {
            double[] solved = rest.clone();
            total.solve(solved);
            return -(total.logDeterminant() + information.logDeterminant() + DotProduct.of(rest, solved)) / 2;
        }

        double[] effects() {
            double[] solved = rest.clone();
            total.solve(solved);
            double[] effects = new double[numbers()];
            for (int i = 0; i < solved.length; i++) {
                for (int j = 0; j < effects.length; j++) {
                    effects[j] += tau * tau * known[i][j] * solved[i];
                }
            }
            return effects;
        }

        /// τ² − τ⁴ K' P K, with P the projection of the restricted likelihood.
        double[][] errors() {
            int size = value.length;
            double[][] projection = total.inverse();
            double[][] spread = information.inverse();
            for (int i = 0; i < size; i++) {
                for (int k = 0; k < size; k++) {
                    for (int j = 0; j < spread.length; j++) {
                        for (int l = 0; l < spread.length; l++) {
                            projection[i][k] -= weighted[j][i] * spread[j][l] * weighted[l][k];
                        }
                    }
                }
            }
            double[][] errors = sandwich(transposed(known, numbers()), projection);
            for (int i = 0; i < errors.length; i++) {
                for (int j = 0; j < errors.length; j++) {
                    errors[i][j] = (i == j ? tau * tau : 0) - tau * tau * tau * tau * errors[i][j];
                }
            }
            return errors;
        }

        private int numbers() {
            return known.length == 0 ? 0 : known[0].length;
        }
    }

    /// An orthonormal basis of the coefficients that change the product, in columns.
    private static double[][] columnSpace(double[][] matrix, int columns) {
        double[][] products = new double[columns][columns];
        for (double[] row : matrix) {
            for (int i = 0; i < columns; i++) {
                for (int j = 0; j < columns; j++) {
                    products[i][j] += row[i] * row[j];
                }
            }
        }
        SymmetricEigen eigen = SymmetricEigen.of(products);
        int rank = 0;
        while (rank < columns && eigen.value(rank) > NOTHING * eigen.value(0)) {
            rank++;
        }
        double[][] basis = new double[columns][rank];
        for (int j = 0; j < rank; j++) {
            double[] vector = eigen.vector(j);
            for (int i = 0; i < columns; i++) {
                basis[i][j] = vector[i];
            }
        }
        return basis;
    }

    private static double meanSquare(double[] numbers) {
        return Arrays.stream(numbers).map(number -> number * number).sum() / numbers.length;
    }

    private static double[] column(double[][] matrix, int column) {
        return Arrays.stream(matrix).mapToDouble(row -> row[column]).toArray();
    }

    private static double[][] product(double[][] left, double[][] right) {
        double[][] product = new double[left.length][];
        for (int i = 0; i < left.length; i++) {
            product[i] = new double[right.length == 0 ? 0 : right[0].length];
            for (int k = 0; k < right.length; k++) {
                for (int j = 0; j < right[k].length; j++) {
                    product[i][j] += left[i][k] * right[k][j];
                }
            }
        }
        return product;
    }

    private static double[][] transposed(double[][] matrix, int columns) {
        double[][] turned = new double[columns][matrix.length];
        for (int i = 0; i < matrix.length; i++) {
            for (int j = 0; j < columns; j++) {
                turned[j][i] = matrix[i][j];
            }
        }
        return turned;
    }

    /// A B A', symmetric to the bit.
    private static double[][] sandwich(double[][] outer, double[][] inner) {
        double[][] half = product(outer, inner);
        double[][] whole = new double[outer.length][outer.length];
        for (int i = 0; i < outer.length; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = 0;
                for (int k = 0; k < inner.length; k++) {
                    sum += half[i][k] * outer[j][k];
                }
                whole[i][j] = sum;
                whole[j][i] = sum;
            }
        }
        return whole;
    }
}
