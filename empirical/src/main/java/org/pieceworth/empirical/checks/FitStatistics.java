package org.pieceworth.empirical.checks;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pieceworth.empirical.fit.FitScale;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.GroupedOutcomes;

/// Statistics of a regression. The rows of a game share its result, so the likelihood is that of rows as if
/// they were independent; the clustered covariance shows how much less information they have.
///
/// @param names names of the parameters: features, `white`, `drawWidth`
/// @param covariance covariance of the parameters in log-odds, by the formula of the errors
/// @param valueCovariance covariance of the values on the scale of the fit, in the same order
/// @param logLikelihood log-likelihood of the rows
/// @param nullLogLikelihood log-likelihood of the rows without any feature, with White's advantage and draws
/// fitted
/// @param rows number of rows that count
/// @param effectiveParameters the trace of information times clustered covariance: the number of parameters
/// if rows are independent, more if not (Varin and Vidoni 2005); empty with a penalty
public record FitStatistics(
        List<String> names,
        List<List<Double>> covariance,
        List<List<Double>> valueCovariance,
        double logLikelihood,
        double nullLogLikelihood,
        double rows,
        Optional<Double> effectiveParameters) {

    public FitStatistics {
        names = List.copyOf(names);
        covariance = covariance.stream().map(List::copyOf).toList();
        valueCovariance = valueCovariance.stream().map(List::copyOf).toList();
    }

    /// The statistics of a fit.
    public static FitStatistics of(PieceValueFit fit) {
        FitOptions options = fit.fit().options();
        Ratio ratio = fit.ratio();
        int size = ratio.parameters().length;
        FitScale scale = new FitScale(fit.design(), fit.settings().unit(), ratio, Optional.empty());
        double[][] slopes = IntStream.range(0, size).mapToObj(scale::slope).toArray(double[][]::new);
        return new FitStatistics(
                Stream.of(
                                Arrays.stream(fit.design().names()),
                                Stream.of("white").filter(_ -> options.constant()),
                                Stream.of("drawWidth").filter(_ -> options.ordered()))
                        .flatMap(some -> some)
                        .toList(),
                lists(ratio.covariance()),
                lists(product(slopes, ratio.covariance())),
                -fit.fit().logLoss() * fit.fit().rows(),
                withoutFeatures(fit.design().data(), options),
                fit.fit().rows(),
                options.penalty().ridge() == 0 && options.penalty().first().length == 0
                        ? Optional.of(trace(fit.fit().information(), ratio.covariance()))
                        : Optional.empty());
    }

    /// Rows of slopes on both sides of a covariance. A value depends only on its own coefficient and those of
    /// the unit, so the rest is skipped: hundreds of squares would take many seconds.
    private static double[][] product(double[][] slopes, double[][] covariance) {
        int[][] those = Arrays.stream(slopes)
                .map(slope -> IntStream.range(0, slope.length)
                        .filter(i -> slope[i] != 0)
                        .toArray())
                .toArray(int[][]::new);
        double[][] product = new double[slopes.length][slopes.length];
        for (int left = 0; left < slopes.length; left++) {
            for (int right = 0; right < slopes.length; right++) {
                for (int i : those[left]) {
                    for (int j : those[right]) {
                        product[left][right] += slopes[left][i] * covariance[i][j] * slopes[right][j];
                    }
                }
            }
        }
        return product;
    }

    private static List<List<Double>> lists(double[][] matrix) {
        return Arrays.stream(matrix)
                .map(row -> DoubleStream.of(row).boxed().toList())
                .toList();
    }

    private static double trace(double[][] information, double[][] covariance) {
        return IntStream.range(0, information.length)
                .mapToDouble(i -> DotProduct.of(information[i], covariance[i]))
                .sum();
    }

    /// The largest log-likelihood of rows with equal probabilities.
    private static double withoutFeatures(GroupedOutcomes data, FitOptions options) {
        double wins = DoubleStream.of(data.wins()).sum();
        double draws = DoubleStream.of(data.draws()).sum();
        double losses = DoubleStream.of(data.losses()).sum();
        if (options.draws() == DrawModel.HALF) {
            wins += draws / 2;
            losses += draws / 2;
        }
        if (!options.constant()) {
            wins = (wins + losses) / 2;
            losses = wins;
        }
        double drawn = options.draws() == DrawModel.ORDERED ? draws : 0;
        double all = wins + drawn + losses;
        return part(wins, all) + part(drawn, all) + part(losses, all);
    }

    private static double part(double rows, double all) {
        return rows > 0 ? rows * Math.log(rows / all) : 0;
    }

    /// How many parameters.
    public int parameters() {
        return names.size();
    }

    /// Akaike's criterion, with rows treated as independent.
    public double aic() {
        return 2 * (parameters() - logLikelihood);
    }

    /// Akaike's criterion for clustered rows, with the effective number of parameters; empty with a penalty.
    public Optional<Double> clusteredAic() {
        return effectiveParameters.map(number -> 2 * (number - logLikelihood));
    }

    /// Schwarz's criterion, with rows treated as independent.
    public double bic() {
        return parameters() * Math.log(rows) - 2 * logLikelihood;
    }

    /// McFadden's R²: the share of the log-likelihood that the features take away.
    public double mcFadden() {
        return 1 - logLikelihood / nullLogLikelihood;
    }

    /// Nagelkerke's R² (1991).
    public double nagelkerke() {
        return -Math.expm1(2 * (nullLogLikelihood - logLikelihood) / rows) / -Math.expm1(2 * nullLogLikelihood / rows);
    }
}
