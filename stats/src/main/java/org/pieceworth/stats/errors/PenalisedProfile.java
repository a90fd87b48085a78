package org.pieceworth.stats.errors;

import java.util.Optional;
import java.util.function.DoubleFunction;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.IntervalEnds;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.regression.FirthRegression;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;

/// Intervals by the profile of Firth's penalised likelihood (Heinze and Schemper 2002): all values that lower its
/// greatest logarithm by no more than half the quantile of χ² with one degree of freedom.
///
/// Rows of a game share its result, but a likelihood assumes that they are independent. So the logarithm is
/// multiplied by the ratio of the variance of independent rows to that of rows with one result per game
/// (Chandler and Bate 2007).
public final class PenalisedProfile {

    private final FirthRegression regression;
    private final OutcomeFit fit;
    private final double greatest;
    private final double[][] independent;
    private final double[][] covariance;

    /// @param fit the penalised fit
    /// @param clusters the games; empty if only rows are available
    public PenalisedProfile(OutcomeFit fit, GroupedOutcomes data, Optional<ClusteredRows> clusters) {
        this.fit = fit;
        regression = new FirthRegression(data, fit.options());
        greatest = -fit.cost() * fit.rows();
        OutcomeFit curved = clusters.isPresent() ? curved(fit, data) : fit;
        independent = Cholesky.of(curved.information()).inverse();
        covariance = clusters.map(games -> SharedResults.covariance(curved, data, games))
                .orElse(independent);
    }

    /// The fit with the observed information in place of the expected one.
    private static OutcomeFit curved(OutcomeFit fit, GroupedOutcomes data) {
        return fit.at(fit.parameters(), fit.observedInformation(data, fit.parameters()));
    }

    /// The covariance of the parameters.
    public double[][] covariance() {
        return covariance;
    }

    /// The interval of a number x: all x compatible with contrast(x) · θ = target(x).
    ///
    /// @param contrast contrast as a function of the number
    /// @param shift derivative of the target by the number: 0 for a ratio, whose contrast it changes
    /// @param estimate the number at the fit
    /// @param stride length of the first step, such as a standard error
    /// @param quantile quantile of χ² with one degree of freedom
    public Interval interval(
            DoubleFunction<double[]> contrast, double shift, double estimate, double stride, double quantile) {
        double reach = Math.sqrt(quantile);
        return IntervalEnds.around(
                estimate,
                stride,
                -reach,
                fit.parameters(),
                (number, found) -> root(contrast.apply(number), shift * number, found) - reach);
    }

    /// The root of the lost log-likelihood; for a parabolic profile, a straight line.
    private double root(double[] contrast, double target, double[] theta) {
        return Math.sqrt(Math.max(0, excess(contrast, target, theta)));
    }

    /// Twice the loss of the penalised log-likelihood if the contrast has this value, divided for dependence.
    private double excess(double[] contrast, double target, double[] theta) {
        double lost = greatest - regression.greatest(contrast, target, theta);
        return 2
                * lost
                * Math.min(
                        1,
                        DotProduct.form(contrast, independent, contrast)
                                / DotProduct.form(contrast, covariance, contrast));
    }
}
