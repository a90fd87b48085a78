package org.pieceworth.stats.regression;

import org.pieceworth.stats.FitException;
import org.pieceworth.stats.FitException.Reason;
import org.pieceworth.stats.StopRequest;
import org.pieceworth.stats.optimize.GoldenSection;

/// Fits of win, draw and loss with a covariate of games and effects of a factor's levels, such as openings,
/// added to the linear predictor.
///
/// Few levels have fixed effects. Many have random ones, normal with the maximum-likelihood deviation, the
/// effects integrated out by Laplace's approximation (as generalised linear mixed models are fitted, Breslow
/// and Clayton 1993). Since the rows of a game share its result, their likelihood is first divided by the
/// dispersion of the games' scores: otherwise each game's own luck would look like an effect of its level.
/// Coefficients are those at the most likely effects: with three games per level they are up to 8 % too
/// small, their ratios right within 0.3 %.
public final class ControlledRegression {

    /// Up to this many levels have fixed effects.
    public static final int FEW = 20;

    /// Limits fixed effects that would otherwise diverge or be collinear with the constant.
    private static final double FIXED = 1e-3;

    /// Fixes effects at 0.
    private static final double NO_EFFECTS = 1e6;

    private static final int STEPS = 60;
    private static final double SETTLED = 1e-9;

    private static final double LEAST = Math.log(0.003);
    private static final double MOST = Math.log(6);
    private static final double WIDTH = 0.02;

    private final ControlledLikelihood likelihood;
    private final boolean shares;

    private ControlledRegression(ControlledLikelihood likelihood, boolean shares) {
        this.likelihood = likelihood;
        this.shares = shares;
    }

    /// Fits the rows by Newton's method, from a fit without controls.
    ///
    /// @param fit its parameters are the start
    /// @param shares whether to return each cluster's information
    /// @throws FitException when the rows do not determine the parameters
    public static ControlledFit fit(ControlledRows rows, OutcomeFit fit, boolean shares) {
        return new ControlledRegression(new ControlledLikelihood(rows, fit), shares).fit();
    }

    /// True if effects of this many levels are random; few are fixed.
    public static boolean isRandom(int levels) {
        return levels > FEW;
    }

    private ControlledFit fit() {
        likelihood.setDispersion(1);
        if (likelihood.levels() == 0) {
            minimise(0);
            return likelihood.result(Double.NaN, false, shares);
        }
        if (!isRandom(likelihood.levels())) {
            minimise(FIXED);
            return likelihood.result(Double.NaN, false, shares);
        }
        // Without effects, since otherwise part of the games' own luck would be attributed to them.
        minimise(NO_EFFECTS);
        likelihood.setDispersion(likelihood.dispersion());
        double deviation = Math.exp(GoldenSection.peak(this::marginal, LEAST, MOST, WIDTH));
        minimise(1 / (deviation * deviation));
        return likelihood.result(deviation, true, shares);
    }

    /// The log-likelihood with the effects integrated out.
    private double marginal(double logDeviation) {
        double deviation = Math.exp(logDeviation);
        minimise(1 / (deviation * deviation));
        return likelihood.marginal(deviation);
    }

    /// @param penalty half of it, times the squared effects, is added
    private void minimise(double penalty) {
        double[] before = likelihood.point();
        double value = likelihood.compute(penalty);
        for (int step = 0; step < STEPS; step++) {
            StopRequest.check();
            double[] direction = likelihood.direction();
            double size = Newton.norm(direction);
            if (size < SETTLED) {
                return;
            }
            double scale = 1;
            double next = Double.NaN;
            while (scale > 1e-6) {
                likelihood.move(before, direction, scale);
                next = likelihood.compute(penalty);
                if (next >= value - 1e-12 * Math.abs(value)) {
                    break;
                }
                scale /= 2;
            }
            if (!(next > value + 1e-13 * Math.abs(value)) && size < 1e-5) {
                return;
            }
            value = next;
            before = likelihood.point();
        }
        throw new FitException(
                Reason.NOT_SETTLED,
                "the fit with controls does not settle, since they may decide every result; give more games");
    }
}
