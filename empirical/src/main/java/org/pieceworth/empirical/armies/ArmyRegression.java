package org.pieceworth.empirical.armies;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.pieceworth.stats.ChiSquare;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.errors.ClusterScores;
import org.pieceworth.stats.errors.Covariance;
import org.pieceworth.stats.errors.Jackknife;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.matrix.SymmetricEigen;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.Solver;

/// Win, draw and loss of armies by their pieces: an ordered logit with a constant for White and a term for each
/// yardstick.
///
/// Armies with equal numbers of pieces leave a constant open that can be added to all, and symmetric ones a
/// constant for each file. A vanishing ridge leaves these directions at 0, and only combinations without them
/// are estimable.
public final class ArmyRegression {

    /// Decides nothing that the rows say something about: of their information a hundred millionth.
    private static final double RIDGE = 1e-8;

    /// Maximum of rows times the cube of parameters for jackknife errors. The sandwich is too small with few
    /// rows for so many parameters, and as good with many rows.
    private static final double JACKKNIFE = 1e9;

    private static final double NOTHING = 1e-9;
    private static final double OPEN = 1e-5;

    private final ArmyDesign design;
    private final int columns;
    private final GroupedOutcomes data;
    private final OutcomeFit fit;
    private final double[][] open;
    private final double[][] covariance;

    private ArmyRegression(ArmyDesign design, ArmyLevel level, boolean errors) {
        this.design = design;
        columns = design.columns(level);
        data = design.outcomes(level);
        FitOptions options = new FitOptions(
                design.results().drawsKnown() && data.totalDraws() > 0 ? DrawModel.ORDERED : DrawModel.HALF,
                true,
                Penalty.ridge(RIDGE),
                Solver.NEWTON);
        fit = OutcomeRegression.fit(data, options, design.names(level), FitTrace.NONE);
        open = openDirections();
        covariance = errors ? coarse().covariance() : new double[0][];
    }

    private Covariance.Coarse coarse() {
        double size = fit.parameters().length;
        return data.groups() * size * size * size <= JACKKNIFE
                ? Jackknife.covariance(fit, data, design.clusters(), design.ways())
                : Covariance.clustered(fit, new ClusterScores(fit, data, design.clusters()), design.ways());
    }

    /// A fit with its errors.
    ///
    /// @throws org.pieceworth.stats.FitException when the rows do not determine it
    public static ArmyRegression of(ArmyDesign design, ArmyLevel level) {
        return new ArmyRegression(design, level, true);
    }

    /// A fit only for predictions.
    static ArmyRegression withoutErrors(ArmyDesign design, ArmyLevel level) {
        return new ArmyRegression(design, level, false);
    }

    public ArmyDesign design() {
        return design;
    }

    /// Orthonormal directions of the pieces' coefficients that change no prediction, once the constant and the
    /// yardsticks have followed.
    private double[][] openDirections() {
        double[][] free = free();
        SymmetricEigen eigen = SymmetricEigen.of(free);
        return eigen.vectorsUpTo(Math.max(NOTHING * eigen.value(0), NOTHING));
    }

    /// Products of the pieces' columns, with the part explained by the constant and yardsticks removed.
    private double[][] free() {
        int all = data.columns() + 1;
        double[][] products = new double[all][all];
        for (int group = 0; group < data.groups(); group++) {
            int from = data.start()[group];
            int to = data.start()[group + 1];
            for (int at = from; at <= to; at++) {
                for (int other = from; other <= to; other++) {
                    products[column(at, to)][column(other, to)] += value(at, to) * value(other, to);
                }
            }
        }
        for (int out = all - 1; out >= columns; out--) {
            double pivot = products[out][out];
            for (int i = 0; i < out && pivot > NOTHING; i++) {
                double share = products[i][out] / pivot;
                for (int j = 0; j < out; j++) {
                    products[i][j] -= share * products[out][j];
                }
            }
        }
        double[][] free = new double[columns][columns];
        for (int i = 0; i < columns; i++) {
            for (int j = 0; j < columns; j++) {
                free[i][j] = (products[i][j] + products[j][i]) / 2;
            }
        }
        return free;
    }

    private int column(int at, int to) {
        return at == to ? data.columns() : data.column()[at];
    }

    private double value(int at, int to) {
        return at == to ? 1 : data.value()[at];
    }

    /// True if the weighted sum of a column's coefficients is determined.
    public boolean isEstimable(double[] combination) {
        return Arrays.stream(open).noneMatch(direction -> Math.abs(DotProduct.of(direction, combination)) > OPEN);
    }

    /// True if a combination of coefficients is determined.
    public boolean hasEstimates() {
        return open.length < columns;
    }

    /// A combination of coefficients in log-odds; empty if the rows leave it open.
    public Optional<Estimate> estimate(double[] combination) {
        return isEstimable(combination)
                ? Optional.of(new Estimate(
                        DotProduct.of(combination, fit.parameters()),
                        Math.sqrt(Math.max(0, quadratic(combination, combination)))))
                : Optional.empty();
    }

    /// The covariance of two combinations.
    public double quadratic(double[] left, double[] right) {
        double sum = 0;
        for (int i = 0; i < columns; i++) {
            for (int j = 0; j < columns; j++) {
                sum += left[i] * covariance[i][j] * right[j];
            }
        }
        return sum;
    }

    /// A joint test of combinations that should be 0. Combinations that are open or follow from others do not
    /// count.
    public ChiSquare wald(List<double[]> combinations) {
        List<double[]> estimable =
                combinations.stream().filter(this::isEstimable).toList();
        int size = estimable.size();
        if (size == 0) {
            return new ChiSquare(0, 0);
        }
        double[][] variance = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                variance[i][j] = quadratic(estimable.get(i), estimable.get(j));
            }
        }
        SymmetricEigen eigen = SymmetricEigen.of(variance);
        double statistic = 0;
        int degrees = 0;
        for (int k = 0; k < size && eigen.value(k) > NOTHING * eigen.value(0); k++) {
            double[] vector = eigen.vector(k);
            double along = 0;
            for (int i = 0; i < size; i++) {
                along += vector[i] * DotProduct.of(estimable.get(i), fit.parameters());
            }
            statistic += along * along / eigen.value(k);
            degrees++;
        }
        return new ChiSquare(statistic, degrees);
    }

    /// Coefficients of the columns, in log-odds, with open directions at 0.
    public double[] coefficients() {
        return Arrays.copyOf(fit.parameters(), columns);
    }

    /// Orthonormal combinations of the columns that are estimable, a row each.
    double[][] known() {
        SymmetricEigen eigen = SymmetricEigen.of(free());
        List<double[]> known = new ArrayList<>();
        for (int k = 0; k < columns && eigen.value(k) > Math.max(NOTHING * eigen.value(0), NOTHING); k++) {
            known.add(eigen.vector(k));
        }
        return known.toArray(double[][]::new);
    }

    /// Orthonormal directions of the columns that change no prediction.
    public double[][] open() {
        return open;
    }

    /// The covariance by the information, as if rows were independent, times the mean effect of clusters: one
    /// number instead of thousands, each estimated badly.
    ///
    /// @param known combinations that are estimable
    double[][] scaledInformation(double[][] known) {
        double[][] inverse = Covariance.independent(fit);
        double[][] independent = sandwich(known, inverse);
        Cholesky root = Cholesky.of(independent);
        double[][] ratio = root.whitened(sandwich(known, covariance));
        double factor = 0;
        for (int i = 0; i < ratio.length; i++) {
            factor += ratio[i][i] / ratio.length;
        }
        double[][] scaled = new double[columns][columns];
        for (int i = 0; i < columns; i++) {
            for (int j = 0; j < columns; j++) {
                scaled[i][j] = factor * inverse[i][j];
            }
        }
        return scaled;
    }

    private double[][] sandwich(double[][] outer, double[][] inner) {
        double[][] products = new double[outer.length][outer.length];
        double[] half = new double[columns];
        for (int i = 0; i < outer.length; i++) {
            for (int k = 0; k < columns; k++) {
                half[k] = DotProduct.of(outer[i], inner[k]);
            }
            for (int j = 0; j <= i; j++) {
                products[i][j] = DotProduct.of(half, outer[j]);
                products[j][i] = products[i][j];
            }
        }
        return products;
    }

    /// A yardstick's strength beyond the sum of its pieces, in log-odds.
    public Estimate yardstick(int number) {
        int at = columns + number;
        return new Estimate(fit.parameters()[at], Math.sqrt(covariance[at][at]));
    }

    /// White's score in percent if both sides have the same army, a yardstick or not.
    ///
    /// @param counts counts of its pieces, each for all of the level's columns of the piece
    public Estimate mirrored(double[] counts) {
        double[] all = new double[fit.parameters().length];
        System.arraycopy(counts, 0, all, 0, columns);
        all[data.columns()] = 1;
        double variance = 0;
        for (int i = 0; i < all.length; i++) {
            for (int j = 0; j < all.length; j++) {
                variance += all[i] * covariance[i][j] * all[j];
            }
        }
        return points(new Estimate(DotProduct.of(all, fit.parameters()), Math.sqrt(Math.max(0, variance))));
    }

    /// A number of log-odds as White's score in percent, everything else being equal.
    private Estimate points(Estimate logOdds) {
        double step = 1e-4;
        double slope = (score(logOdds.value() + step) - score(logOdds.value() - step)) / (2 * step);
        return new Estimate(score(logOdds.value()), slope * logOdds.standardError());
    }

    /// The gain over an even score from this many log-odds, in percent of the points.
    public Estimate gain(Estimate logOdds) {
        Estimate points = points(logOdds);
        return new Estimate(points.value() - 50, points.standardError());
    }

    /// White's expected score in percent for a predictor in log-odds.
    private double score(double predictor) {
        return 100 * fit.expectedScore(predictor);
    }

    /// Expected scores of other rows in percent.
    ///
    /// @param other other army of the same pieces
    /// @param coefficients coefficients of the columns, instead of those fitted
    double[] predictions(ArmyDesign other, ArmyLevel level, double[] coefficients) {
        GroupedOutcomes rows = other.outcomes(level);
        double[] parameters = fit.parameters().clone();
        System.arraycopy(coefficients, 0, parameters, 0, coefficients.length);
        double[] predictions = new double[rows.groups()];
        for (int row = 0; row < predictions.length; row++) {
            double predictor = rows.dot(row, parameters) + parameters[rows.columns()];
            predictions[row] = score(predictor);
        }
        return predictions;
    }

    /// The goodness of fit of the model.
    public ArmyFitness fitness() {
        double deviance = 0;
        double pearson = 0;
        double absolute = 0;
        double squares = 0;
        double chance = 0;
        for (int row = 0; row < data.groups(); row++) {
            ArmyResult result = design.results().rows().get(row);
            double predictor = fit.predictor(data, row);
            double win = fit.winChance(predictor);
            double loss = fit.lossChance(predictor);
            double draw = 1 - win - loss;
            double games = result.games();
            double expected = score(predictor);
            double difference = result.score() - expected;
            boolean ordered = fit.options().ordered();
            // Without draws, the score is a share of decided games.
            double variance =
                    ordered ? win + draw / 4 - expected * expected / 10_000 : expected / 100 * (1 - expected / 100);
            deviance += ordered
                    ? 2
                            * (surprise(result.wins(), games * win)
                                    + surprise(result.draws(), games * draw)
                                    + surprise(result.losses(), games * loss))
                    : 2
                            * (surprise(result.wins() + result.draws() / 2, games * expected / 100)
                                    + surprise(result.losses() + result.draws() / 2, games * (1 - expected / 100)));
            pearson += games * difference * difference / (10_000 * variance);
            absolute += Math.abs(difference);
            squares += difference * difference;
            chance += 10_000 * variance / games;
        }
        int rows = data.groups();
        int parameters = fit.parameters().length - open.length;
        int cells = fit.options().ordered() ? 2 : 1;
        return new ArmyFitness(
                new ChiSquare(deviance, cells * rows - parameters),
                rows > parameters ? pearson / (rows - parameters) : Double.NaN,
                absolute / rows,
                Math.sqrt(squares / rows),
                Math.sqrt(chance / rows));
    }

    private static double surprise(double found, double expected) {
        return found > 0 ? found * Math.log(found / expected) : 0;
    }
}
