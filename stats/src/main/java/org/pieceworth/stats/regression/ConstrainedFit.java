package org.pieceworth.stats.regression;

import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.FitException.Reason;
import org.pieceworth.stats.StopRequest;
import org.pieceworth.stats.matrix.Cholesky;

/// The cost of a fit with a contrast of its parameters held at a number, by Newton's method in the plane across
/// it.
public final class ConstrainedFit {

    private static final int MAX_STEPS = 200;
    private static final int MAX_HALVINGS = 50;

    /// Twice the log-likelihood gain of a step that is negligible.
    private static final double SETTLED = 1e-9;

    private final OutcomeFit fit;
    private final FitOptions options;
    private final OutcomeLikelihood likelihood;
    private final Cholesky cholesky;
    private final double[] contrast;
    private final double[] step;
    private final double[] across;

    /// @param fit without the constraint
    public ConstrainedFit(OutcomeFit fit, GroupedOutcomes data, double[] contrast) {
        this.fit = fit;
        this.contrast = contrast;
        options = fit.options();
        likelihood = new OutcomeLikelihood(data, options);
        cholesky = new Cholesky(contrast.length);
        step = new double[contrast.length];
        across = new double[contrast.length];
    }

    /// Twice the loss of the penalised log-likelihood under contrast · θ = target: the likelihood ratio.
    ///
    /// @throws FitException when it does not settle
    public double lost(double target) {
        double[] theta = start(target);
        double[] tried = theta.clone();
        likelihood.compute(theta, true);
        for (int count = 0; count < MAX_STEPS; count++) {
            StopRequest.check();
            direct();
            if (2 * likelihood.rows() * Math.abs(DotProduct.of(step, likelihood.gradient)) < SETTLED
                    || !stepDown(theta, tried)) {
                return Math.max(0, 2 * likelihood.rows() * (likelihood.cost - fit.cost()));
            }
        }
        throw unsettled();
    }

    /// The plane's nearest point by the fit's information; if the draw threshold would not be positive there,
    /// the nearest by numbers, which leaves the other parameters unchanged.
    private double[] start(double target) {
        double[] fitted = fit.parameters();
        double[] along = contrast.clone();
        Cholesky.of(fit.information()).solve(along);
        double[] theta = moved(fitted, along, target);
        return options.ordered() && !(likelihood.width(theta) > 0) ? moved(fitted, contrast, target) : theta;
    }

    private double[] moved(double[] from, double[] along, double target) {
        double missing = (target - DotProduct.of(contrast, from)) / DotProduct.of(contrast, along);
        double[] theta = from.clone();
        for (int i = 0; i < theta.length; i++) {
            theta[i] += missing * along[i];
        }
        return theta;
    }

    /// The direction of descent, projected onto the plane.
    private void direct() {
        if (!cholesky.decompose(likelihood.hessian)) {
            throw unsettled();
        }
        System.arraycopy(likelihood.gradient, 0, step, 0, step.length);
        cholesky.solve(step);
        System.arraycopy(contrast, 0, across, 0, across.length);
        cholesky.solve(across);
        double factor = DotProduct.of(contrast, step) / DotProduct.of(contrast, across);
        for (int i = 0; i < step.length; i++) {
            step[i] -= factor * across[i];
        }
    }

    /// Takes the longest part of the step, by halving, that lowers the cost; false if only rounding is left.
    private boolean stepDown(double[] theta, double[] tried) {
        double before = likelihood.cost;
        double scale = 1;
        for (int halving = 0; halving < MAX_HALVINGS; halving++, scale /= 2) {
            for (int i = 0; i < theta.length; i++) {
                tried[i] = theta[i] - scale * step[i];
            }
            if (!options.ordered() || likelihood.width(tried) > 0) {
                likelihood.compute(tried, true);
                if (likelihood.cost < before) {
                    System.arraycopy(tried, 0, theta, 0, theta.length);
                    return true;
                }
            }
        }
        likelihood.compute(theta, true);
        return false;
    }

    private static FitException unsettled() {
        return new FitException(
                Reason.NOT_SETTLED, "the fit under a constraint does not settle; the rows may be nearly separated");
    }
}
