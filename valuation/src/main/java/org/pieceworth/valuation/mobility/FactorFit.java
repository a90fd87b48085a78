package org.pieceworth.valuation.mobility;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.pieceworth.stats.ChiSquare;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.matrix.Cholesky;

/// Factors of the mobility model from values of pieces with their errors, by generalised least squares:
/// values measured in one experiment depend on each other as described by their covariance.
///
/// The first five factors are linear in the values of pieces that change their square's colour. The sixth
/// follows only from colour-bound pieces: 1/c is the relative difference of their value from the sum.
///
/// @param factors four distances and the direction
/// @param covariance covariance of these five factors
/// @param fitted fitted values of the pieces that change colour, in their order
/// @param misfit weighted squares of the residuals
public record FactorFit(List<Double> factors, List<List<Double>> covariance, List<Double> fitted, ChiSquare misfit) {

    /// Two factors with a higher correlation are hardly separated, except by chance.
    private static final double ALIKE = 0.9;

    private static final int LINEAR = MobilityFactors.NUMBER - 1;

    public FactorFit {
        factors = List.copyOf(factors);
        covariance = covariance.stream().map(List::copyOf).toList();
        fitted = List.copyOf(fitted);
    }

    /// Two factors whose errors are correlated.
    ///
    /// @param first its place among the factors, from 0
    /// @param second the other's
    /// @param correlation correlation of their errors
    public record Alike(int first, int second, double correlation) {}

    /// Fits the factors.
    ///
    /// @param rows rows of pieces that change colour, more than there are factors
    /// @param values value of each row's piece
    /// @param errors the covariance of the values
    /// @throws FitException when the pieces do not determine the factors
    public static FactorFit of(List<FactorRow> rows, double[] values, double[][] errors) {
        int n = rows.size();
        Cholesky weights = Cholesky.of(errors);
        double[][] design = new double[LINEAR][n];
        double[][] weighed = new double[LINEAR][];
        for (int factor = 0; factor < LINEAR; factor++) {
            for (int row = 0; row < n; row++) {
                design[factor][row] = rows.get(row).counts()[factor];
            }
            weighed[factor] = solved(weights, design[factor]);
        }
        double[][] information = new double[LINEAR][LINEAR];
        double[] score = new double[LINEAR];
        for (int i = 0; i < LINEAR; i++) {
            for (int j = 0; j < LINEAR; j++) {
                information[i][j] = dot(design[i], weighed[j]);
            }
            score[i] = dot(weighed[i], values);
        }
        Cholesky normal = Cholesky.of(information);
        double[] factors = solved(normal, score);
        double[] left = values.clone();
        List<Double> fitted = new ArrayList<>();
        for (int row = 0; row < n; row++) {
            double sum = 0;
            for (int factor = 0; factor < LINEAR; factor++) {
                sum += design[factor][row] * factors[factor];
            }
            fitted.add(sum);
            left[row] -= sum;
        }
        return new FactorFit(
                Arrays.stream(factors).boxed().toList(),
                Arrays.stream(normal.inverse())
                        .map(row -> Arrays.stream(row).boxed().toList())
                        .toList(),
                fitted,
                new ChiSquare(dot(left, solved(weights, left)), n - LINEAR));
    }

    private static double[] solved(Cholesky matrix, double[] vector) {
        double[] solution = vector.clone();
        matrix.solve(solution);
        return solution;
    }

    private static double dot(double[] left, double[] right) {
        return IntStream.range(0, left.length)
                .mapToDouble(i -> left[i] * right[i])
                .sum();
    }

    /// The factor on errors if the model's misfit is treated as random; 1 without any.
    public double widened() {
        return Math.sqrt(Math.max(1, misfit.statistic() / misfit.degrees()));
    }

    /// A factor with its error, including the model's misfit.
    ///
    /// @param factor its place, 0 to 4
    public Estimate factor(int factor) {
        return new Estimate(
                factors.get(factor),
                widened() * Math.sqrt(covariance.get(factor).get(factor)));
    }

    /// Pairs of factors that these pieces hardly separate.
    public List<Alike> alike() {
        List<Alike> alike = new ArrayList<>();
        for (int i = 0; i < LINEAR; i++) {
            for (int j = i + 1; j < LINEAR; j++) {
                double correlation = covariance.get(i).get(j)
                        / Math.sqrt(covariance.get(i).get(i) * covariance.get(j).get(j));
                if (Math.abs(correlation) > ALIKE) {
                    alike.add(new Alike(i, j, correlation));
                }
            }
        }
        return alike;
    }

    /// The value of a piece if it left its colour.
    public Estimate sum(FactorRow row) {
        double[] counts = row.counts();
        double sum = 0;
        double variance = 0;
        for (int i = 0; i < LINEAR; i++) {
            sum += counts[i] * factors.get(i);
            for (int j = 0; j < LINEAR; j++) {
                variance += counts[i] * counts[j] * covariance.get(i).get(j);
            }
        }
        return new Estimate(sum, widened() * Math.sqrt(variance));
    }

    /// The divisor from one colour-bound piece: 1 / (1 − value / sum), if the piece's value is below the sum.
    public OptionalDouble divisor(FactorRow bound, double value) {
        double part = 1 - value / sum(bound).value();
        return part > 0 && part <= 1 ? OptionalDouble.of(1 / part) : OptionalDouble.empty();
    }

    /// The interval of that divisor: both errors count, as if they were independent. Without an upper end if
    /// the penalty may be 0.
    public Interval divisor(FactorRow bound, Estimate value) {
        Estimate sum = sum(bound);
        double ratio = value.value() / sum.value();
        double error =
                Math.abs(ratio) * Math.hypot(value.standardError() / value.value(), sum.standardError() / sum.value());
        Estimate part = new Estimate(1 - ratio, error);
        return part.low() > 0
                ? new Interval.Bounded(1 / Math.min(1, part.high()), 1 / part.low())
                : new Interval.Bounded(1 / Math.min(1, Math.max(part.high(), 1e-9)), Double.POSITIVE_INFINITY);
    }
}
