package org.pieceworth.stats.regression;

import java.util.Arrays;
import java.util.Locale;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.FitException.Reason;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.matrix.SquareMatrix;

/// A fit whose covariate is known with an error of known variance, corrected by regression calibration
/// (Rosner, Spiegelman and Willett 1989; Carroll and others 2006, chapter 4): the covariate of a row is
/// replaced by the expected true one, given its features and the noisy covariate.
///
/// With the noisy covariate D = γ'x + e by least squares, the share λ = 1 − noise / var(e) of the rest is
/// true, and the expected true covariate is λD + (1 − λ)γ'x. Since that is linear, no second fit is needed:
/// coefficients of features change by −β γ (1 − λ)/λ, and the covariate's from β to β/λ, times a factor for
/// the unknown part, since a mean of logistic curves is flatter than the curve at the mean (Zeger, Liang and
/// Albert 1988).
public final class NoisyCovariate {

    /// With a smaller true share, the correction is larger than the corrected number.
    private static final double LEAST = 0.2;

    /// The square of 16√3/(15π), the ratio in the probit approximation of a logit.
    private static final double PROBIT = 0.345843;

    private final ControlledRows rows;
    private final FitOptions options;
    private final ControlledFit naive;
    private final double noise;
    private final int columns;
    private final int size;

    /// The features and the constant: all parameters but the covariate's and the draw threshold.
    private final int[] regressors;

    private final double[] slopes;
    private final Cholesky moments;
    private double weight;
    private double variance;
    private double share;

    private NoisyCovariate(ControlledRows rows, FitOptions options, ControlledFit naive, double noise) {
        this.rows = rows;
        this.options = options;
        this.naive = naive;
        this.noise = noise;
        columns = rows.data().columns();
        size = naive.parameters().length;
        int count = columns + (options.constant() ? 1 : 0);
        regressors = new int[count];
        for (int i = 0; i < count; i++) {
            regressors[i] = i < columns ? i : columns + 1;
        }
        double[][] products = new double[count][count];
        slopes = new double[count];
        forEach((vector, covariate, times, _) -> {
            weight += times;
            for (int i = 0; i < count; i++) {
                slopes[i] += times * vector[i] * covariate;
                for (int j = 0; j <= i; j++) {
                    products[i][j] += times * vector[i] * vector[j];
                    products[j][i] = products[i][j];
                }
            }
        });
        moments = Cholesky.of(products);
        moments.solve(slopes);
        forEach((vector, covariate, times, _) -> {
            double rest = covariate - DotProduct.of(slopes, vector);
            variance += times * rest * rest;
        });
        variance /= weight;
        share = 1 - noise / variance;
    }

    /// A corrected fit.
    ///
    /// @param fit fit with the scores that errors are made of, which then allow for the correction's own
    /// error
    /// @param reliability λ, the share of the covariate's variance, given the features, that is true
    public record Corrected(ControlledFit fit, double reliability) {}

    /// Corrects a fit with a covariate and without levels.
    ///
    /// @param noise variance of the covariate's error
    /// @throws FitException when the covariate is hardly more than noise
    public static Corrected of(ControlledRows rows, FitOptions options, ControlledFit naive, double noise) {
        NoisyCovariate covariate = new NoisyCovariate(rows, options, naive, noise);
        if (!(covariate.share >= LEAST)) {
            throw new FitException(
                    Reason.NOISE,
                    String.format(
                            Locale.ROOT,
                            "it makes %.0f %% of the variance of rating differences not explained by material, and may make"
                                    + " %.0f %%",
                            100 * noise / covariate.variance,
                            100 * (1 - LEAST)));
        }
        return new Corrected(covariate.fit(), covariate.share);
    }

    /// Receives a row.
    @FunctionalInterface
    private interface Visitor {
        void row(double[] vector, double covariate, double weight, int game);
    }

    private void forEach(Visitor visitor) {
        GroupedOutcomes data = rows.data();
        double[] vector = new double[regressors.length];
        for (int game = 0; game < rows.games(); game++) {
            for (int row = rows.start()[game]; row < rows.start()[game + 1]; row++) {
                double times = options.weight(rows.win()[row], rows.draw()[row], rows.loss()[row]);
                if (times > 0) {
                    Arrays.fill(vector, 0, columns, 0);
                    int group = rows.group()[row];
                    for (int at = data.start()[group]; at < data.start()[group + 1]; at++) {
                        vector[data.column()[at]] = data.value()[at];
                    }
                    if (options.constant()) {
                        vector[columns] = 1;
                    }
                    visitor.row(vector, rows.covariate()[game], times, game);
                }
            }
        }
    }

    private ControlledFit fit() {
        double[] parameters = naive.parameters().clone();
        double effect = parameters[columns];
        double moved = (1 - share) / share;
        double[][] map = new double[size][size];
        for (int i = 0; i < size; i++) {
            map[i][i] = 1;
        }
        for (int i = 0; i < regressors.length; i++) {
            parameters[regressors[i]] -= effect * moved * slopes[i];
            map[regressors[i]][columns] = -moved * slopes[i];
        }
        double marginal = effect / share;
        double unknown = share * noise;
        double flat = 1 - PROBIT * marginal * marginal * unknown;
        // Without the factor if the unknown part is too large for the approximation.
        double root = flat > 0.25 ? Math.sqrt(flat) : 1;
        parameters[columns] = marginal / root;
        map[columns][columns] = (root == 1 ? 1 : 1 / (flat * root)) / share;
        double[][] bread = SquareMatrix.product(SquareMatrix.product(map, naive.bread()), SquareMatrix.transposed(map));
        return new ControlledFit(
                parameters,
                naive.deviation(),
                bread,
                naive.clusters(),
                scores(map, bread, effect, map[columns][columns] * share),
                shares(map));
    }

    /// Scores whose product with the bread is the influence of each game on the corrected parameters: by way of the
    /// fit, of γ and of λ.
    private double[][] scores(double[][] map, double[][] bread, double effect, double steep) {
        int count = regressors.length;
        double[][] influence = new double[rows.games()][];
        for (int game = 0; game < influence.length; game++) {
            influence[game] = DotProduct.each(map, DotProduct.each(naive.bread(), naive.scores()[game]));
        }
        double moved = (1 - share) / share;
        double[][] bySlopes = new double[rows.games()][count];
        double[] byShare = new double[rows.games()];
        double[] weights = new double[rows.games()];
        forEach((vector, covariate, times, game) -> {
            double rest = covariate - DotProduct.of(slopes, vector);
            for (int i = 0; i < count; i++) {
                bySlopes[game][i] += times * vector[i] * rest;
            }
            byShare[game] += times * rest * rest;
            weights[game] += times;
        });
        for (int game = 0; game < influence.length; game++) {
            moments.solve(bySlopes[game]);
            double more = noise / (variance * variance) * (byShare[game] - weights[game] * variance) / weight;
            for (int i = 0; i < count; i++) {
                influence[game][regressors[i]] +=
                        -effect * moved * bySlopes[game][i] + effect * slopes[i] / (share * share) * more;
            }
            influence[game][columns] -= steep * effect / (share * share) * more;
        }
        Cholesky inverse = Cholesky.of(bread);
        for (double[] each : influence) {
            inverse.solve(each);
        }
        return influence;
    }

    /// Information in the corrected parameters, in triangles.
    private double[][] shares(double[][] map) {
        double[][] back = inverse(map);
        double[][] shares = new double[naive.shares().length][];
        for (int game = 0; game < shares.length; game++) {
            double[][] square = new double[size][size];
            for (int i = 0, at = 0; i < size; i++) {
                for (int j = 0; j <= i; j++, at++) {
                    square[i][j] = naive.shares()[game][at];
                    square[j][i] = square[i][j];
                }
            }
            double[][] moved = SquareMatrix.product(SquareMatrix.product(SquareMatrix.transposed(back), square), back);
            double[] triangle = new double[size * (size + 1) / 2];
            for (int i = 0, at = 0; i < size; i++) {
                for (int j = 0; j <= i; j++, at++) {
                    triangle[at] = moved[i][j];
                }
            }
            shares[game] = triangle;
        }
        return shares;
    }

    /// The inverse of the unit matrix with another column.
    private double[][] inverse(double[][] map) {
        double[][] inverse = new double[size][size];
        for (int i = 0; i < size; i++) {
            inverse[i][i] = 1;
            inverse[i][columns] = i == columns ? 1 / map[columns][columns] : -map[i][columns] / map[columns][columns];
        }
        return inverse;
    }
}
