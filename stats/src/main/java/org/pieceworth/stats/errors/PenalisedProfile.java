package org.pieceworth.stats.errors;

import java.util.Optional;
import java.util.function.DoubleFunction;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.regression.FirthRegression;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;

/// Intervals by the profile of Firth's penalised likelihood (Heinze and Schemper 2002): all values that lower its
/// greatest logarithm by no more than half the quantile of χ² with one degree of freedom.
///
/// Rows of a game share its result, and a likelihood takes them for independent. So the logarithm counts as many times
/// as much as the variance of independent rows is of that of rows with one result a game (Chandler and Bate 2007).
public final class PenalisedProfile {

    private static final double GROWTH = 1.7;
    private static final int MOST_STRIDES = 40;
    private static final int MOST_PARTS = 60;
    private static final double NARROW = 1e-7;

    private final FirthRegression regression;
    private final OutcomeFit fit;
    private final double greatest;
    private final double[][] independent;
    private final double[][] covariance;

    /// @param fit the penalised fit
    /// @param clusters the games; empty where only rows are at hand
    public PenalisedProfile(OutcomeFit fit, GroupedOutcomes data, Optional<ClusteredRows> clusters) {
        this.fit = fit;
        regression = new FirthRegression(data, fit.options());
        greatest = -fit.cost() * fit.rows();
        OutcomeFit curved = clusters.isPresent() ? curved(fit, data) : fit;
        independent = Cholesky.of(curved.information()).inverse();
        covariance = clusters.map(games -> SharedResults.covariance(curved, data, games))
                .orElse(independent);
    }

    /// The fit with the information that is observed in place of the expected one.
    private static OutcomeFit curved(OutcomeFit fit, GroupedOutcomes data) {
        return fit.at(fit.parameters(), fit.observedInformation(data, fit.parameters()));
    }

    /// The covariance of the parameters.
    public double[][] covariance() {
        return covariance;
    }

    /// The interval of a number x, which is any for which contrast(x) · θ = target(x) may hold.
    ///
    /// @param contrast by the number
    /// @param shift by how much the number moves the target: 0 for a ratio, whose contrast it moves
    /// @param estimate the number at the fit
    /// @param stride how far to go first, such as a standard error
    /// @param quantile of χ² with one degree of freedom
    public Interval interval(
            DoubleFunction<double[]> contrast, double shift, double estimate, double stride, double quantile) {
        double low = end(contrast, shift, estimate, -stride, quantile);
        double high = end(contrast, shift, estimate, stride, quantile);
        return Double.isInfinite(low) && Double.isInfinite(high)
                ? new Interval.Line()
                : new Interval.Bounded(low, high);
    }

    private double end(
            DoubleFunction<double[]> contrast, double shift, double estimate, double stride, double quantile) {
        double[] theta = fit.parameters().clone();
        Place inside = new Place(estimate, -Math.sqrt(quantile));
        double step = stride;
        for (int count = 0; count < MOST_STRIDES; count++) {
            double at = inside.at() + step;
            double[] here = theta.clone();
            Place next = new Place(at, height(contrast.apply(at), shift * at, here, quantile));
            if (next.height() > 0) {
                return crossing(contrast, shift, inside, next, theta, quantile);
            }
            theta = here;
            inside = next;
            step *= GROWTH;
        }
        return Math.copySign(Double.POSITIVE_INFINITY, stride);
    }

    /// Where the interval ends, between a number inside and one outside, by the method of false position in
    /// which an end that stays put twice counts half as much (Dowell and Jarratt 1971, the Illinois algorithm).
    private double crossing(
            DoubleFunction<double[]> contrast, double shift, Place from, Place to, double[] start, double quantile) {
        double[] theta = start;
        Place inside = from;
        Place outside = to;
        boolean wasOutside = false;
        for (int count = 0; count < MOST_PARTS; count++) {
            double width = outside.at() - inside.at();
            double narrow = NARROW * Math.max(1, Math.abs(inside.at()));
            if (Math.abs(width) <= narrow) {
                break;
            }
            double at = inside.at() + width * part(inside.height(), outside.height(), narrow / Math.abs(width) / 2);
            double[] here = theta.clone();
            Place found = new Place(at, height(contrast.apply(at), shift * at, here, quantile));
            boolean isOutside = found.height() > 0;
            boolean again = count > 0 && isOutside == wasOutside;
            if (isOutside) {
                outside = found;
                inside = again ? inside.halved() : inside;
            } else {
                inside = found;
                outside = again ? outside.halved() : outside;
                theta = here;
            }
            wasOutside = isOutside;
        }
        return (inside.at() + outside.at()) / 2;
    }

    /// The part of the way at which the line between two heights crosses 0, not too near to either; half of it where
    /// there is no such line.
    private static double part(double inside, double outside, double least) {
        double part = inside / (inside - outside);
        return Double.isFinite(outside) && Double.isFinite(part) ? Math.clamp(part, least, 1 - least) : 0.5;
    }

    /// A number, and how far it is outside.
    private record Place(double at, double height) {

        Place halved() {
            return new Place(at, height / 2);
        }
    }

    /// The root of what is lost, which a profile like a parabola makes a straight line, over that of the quantile.
    private double height(double[] contrast, double target, double[] theta, double quantile) {
        return Math.sqrt(Math.max(0, excess(contrast, target, theta))) - Math.sqrt(quantile);
    }

    /// Twice what the penalised log-likelihood loses where the contrast has this value, by its dependence.
    private double excess(double[] contrast, double target, double[] theta) {
        double lost = greatest - regression.greatest(contrast, target, theta);
        return 2 * lost * Math.min(1, product(contrast, independent) / product(contrast, covariance));
    }

    private static double product(double[] vector, double[][] matrix) {
        double sum = 0;
        for (int i = 0; i < vector.length; i++) {
            for (int j = 0; j < vector.length; j++) {
                sum += vector[i] * matrix[i][j] * vector[j];
            }
        }
        return sum;
    }
}
