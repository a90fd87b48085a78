package org.pieceworth.stats.surface;

import java.util.List;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.surface.SurfaceBasis.Kind;

/// A surface fitted to games: the first player's expected score is the logistic function of the difference of the two
/// settings on the surface. A pair of games counts as often as its scores vary less than independent ones without draws
/// (quasi-likelihood, McCullagh and Nelder 1989, chapter 9).
///
/// Coefficients have a normal prior around 0. Their sizes, both of the quadratic ones and of the deviations
/// from a quadratic, follow from the games: the variances on a grid are weighted by their marginal likelihood
/// (empirical Bayes). So the errors allow for a surface that is not quadratic, as far as the games do.
final class SurfaceFit {

    /// Standard deviations of curvatures, in log-odds: from 5 to 560 Elo from the middle of a range to its
    /// end. Slopes have twice as much, so that the optimum may lie anywhere.
    private static final double[] CURVATURES = {0.03, 0.06, 0.1, 0.18, 0.32, 0.56, 1, 1.8, 3.2};

    /// Deviations from a quadratic as shares of the curvatures.
    private static final double[] DEVIATIONS = {0.02, 0.05, 0.1, 0.2, 0.4};

    private static final double SLOPE = 2;

    private static final int MAX_STEPS = 30;
    private static final double DONE = 1e-7;

    /// The variance of pairs of games is less than this many times that of single games without draws.
    private static final double MIN_DISPERSION = 0.02;

    private final SurfaceBasis basis;
    private final double[] coefficients;
    private final double[][] covariance;

    private SurfaceFit(SurfaceBasis basis, double[] coefficients, double[][] covariance) {
        this.basis = basis;
        this.coefficients = coefficients;
        this.covariance = covariance;
    }

    /// Fits.
    static SurfaceFit of(SurfaceBasis basis, List<PlayedComparison> games) {
        int size = basis.size();
        double[][] rows = games.stream()
                .map(game -> basis.difference(game.first(), game.second()))
                .toArray(double[][]::new);
        double[] coefficients = new double[size];
        double[][] covariance = new double[size][size];
        double moved = 1;
        for (int step = 0; step < MAX_STEPS && moved > DONE; step++) {
            Information information = new Information(rows, games, coefficients);
            Posterior posterior = information.posterior(basis);
            moved = 0;
            for (int i = 0; i < size; i++) {
                moved = Math.max(moved, Math.abs(posterior.mean[i] - coefficients[i]));
            }
            coefficients = posterior.mean;
            covariance = posterior.covariance;
        }
        return new SurfaceFit(basis, coefficients, covariance);
    }

    /// The normal distribution of the coefficients by the games.
    private record Posterior(double[] mean, double[][] covariance) {}

    /// The likelihood as a quadratic around the present coefficients.
    private static final class Information {

        private final double[][] matrix;
        private final double[] right;

        Information(double[][] rows, List<PlayedComparison> games, double[] at) {
            int size = at.length;
            matrix = new double[size][size];
            right = new double[size];
            double pearson = 0;
            long pairs = 0;
            for (int k = 0; k < rows.length; k++) {
                double[] row = rows[k];
                PlayedComparison game = games.get(k);
                double linear = DotProduct.of(row, at);
                double mean = 1 / (1 + Math.exp(-linear));
                double variance = Math.max(mean * (1 - mean), 1e-6);
                double weight = game.pairs() * variance;
                double working = weight * linear + game.points() - game.pairs() * mean;
                pearson += (game.squares() - 2 * mean * game.points() + game.pairs() * mean * mean) / variance;
                pairs += game.pairs();
                for (int i = 0; i < size; i++) {
                    right[i] += row[i] * working;
                    double part = weight * row[i];
                    for (int j = 0; j <= i; j++) {
                        matrix[i][j] += part * row[j];
                    }
                }
            }
            double dispersion = Math.max(MIN_DISPERSION, pearson / Math.max(1, pairs));
            for (int i = 0; i < size; i++) {
                right[i] /= dispersion;
                for (int j = 0; j <= i; j++) {
                    matrix[i][j] /= dispersion;
                    matrix[j][i] = matrix[i][j];
                }
            }
        }

        Posterior posterior(SurfaceBasis basis) {
            double[] weights = new double[CURVATURES.length * DEVIATIONS.length];
            double largest = Double.NEGATIVE_INFINITY;
            for (int k = 0; k < weights.length; k++) {
                weights[k] = marginal(basis, curvature(k), deviation(k));
                largest = Math.max(largest, weights[k]);
            }
            double sum = 0;
            double curvature = 0;
            double deviation = 0;
            for (int k = 0; k < weights.length; k++) {
                double weight = Math.exp(weights[k] - largest);
                sum += weight;
                curvature += weight * Math.log(curvature(k));
                deviation += weight * deviation(k) * curvature(k);
            }
            Cholesky cholesky = decomposed(basis, Math.exp(curvature / sum), deviation / sum);
            double[] mean = right.clone();
            cholesky.solve(mean);
            return new Posterior(mean, cholesky.inverse());
        }

        private static double curvature(int k) {
            return CURVATURES[k / DEVIATIONS.length];
        }

        /// The deviation as a share.
        private static double deviation(int k) {
            return DEVIATIONS[k % DEVIATIONS.length];
        }

        private Cholesky decomposed(SurfaceBasis basis, double curvature, double deviation) {
            double[][] sum = new double[right.length][];
            for (int i = 0; i < sum.length; i++) {
                sum[i] = matrix[i].clone();
                sum[i][i] += precision(basis.kind(i), curvature, deviation);
            }
            return Cholesky.of(sum);
        }

        /// The logarithm of the marginal likelihood, but for a constant.
        private double marginal(SurfaceBasis basis, double curvature, double share) {
            double deviation = share * curvature;
            Cholesky cholesky = decomposed(basis, curvature, deviation);
            double[] solved = right.clone();
            cholesky.solve(solved);
            double logarithm = DotProduct.of(solved, right) - cholesky.logDeterminant();
            for (int i = 0; i < right.length; i++) {
                logarithm += Math.log(precision(basis.kind(i), curvature, deviation));
            }
            return logarithm / 2;
        }

        private static double precision(Kind kind, double curvature, double deviation) {
            double error = switch (kind) {
                case SLOPE -> SLOPE * curvature;
                case CURVATURE -> curvature;
                case DEVIATION -> deviation;
            };
            return 1 / (error * error);
        }
    }

    SurfaceBasis basis() {
        return basis;
    }

    Surface surface() {
        return new Surface(basis, coefficients);
    }

    /// Another surface that the games allow.
    ///
    /// @param deviates standard normal numbers
    Surface drawn(Cholesky root, double[] deviates) {
        double[] drawn = root.coloured(deviates);
        for (int i = 0; i < drawn.length; i++) {
            drawn[i] += coefficients[i];
        }
        return new Surface(basis, drawn);
    }

    double[][] covariance() {
        return covariance;
    }

    /// The advantage of one point over another, in log-odds.
    double difference(double[] point, double[] other) {
        return DotProduct.of(basis.difference(point, other), coefficients);
    }

    /// The standard error of that.
    double error(double[] point, double[] other) {
        double[] row = basis.difference(point, other);
        return Math.sqrt(Math.max(0, DotProduct.form(row, covariance, row)));
    }
}
