package org.pieceworth.stats.regression;

import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.FitException.Reason;
import org.pieceworth.stats.StopRequest;

/// Fits win, draw and loss by Firth's (1993) penalised likelihood, which has a finite maximum even for
/// separated rows (Heinze and Schemper 2002), by Fisher's scoring with step halving.
public final class FirthRegression {

    private static final int MAX_STEPS = 300;
    private static final int MAX_HALVINGS = 40;

    /// Logits that a step may move a parameter.
    private static final double LONGEST = 5;

    /// A negligible step, in log-odds.
    private static final double SETTLED = 1e-9;

    private final GroupedOutcomes data;
    private final FitOptions options;
    private final JeffreysLikelihood likelihood;
    private final double[] step;
    private final double[] tried;

    public FirthRegression(GroupedOutcomes data, FitOptions options) {
        this.data = data;
        this.options = options;
        likelihood = new JeffreysLikelihood(data, options);
        step = new double[options.parameters(data.columns())];
        tried = new double[step.length];
    }

    /// Fits the model. Its information is the expected one, without that of the prior.
    ///
    /// @param names the features' names, for messages
    /// @throws FitException when a class is missing or a direction is not identified
    public OutcomeFit fit(String[] names) {
        OutcomeRegression.checkClasses(data, options);
        Identification.check(data, options, names);
        double[] theta = OutcomeRegression.start(data, options);
        int steps = climb(theta, new double[0]);
        double rows = 0;
        for (int group = 0; group < data.groups(); group++) {
            rows += options.weight(data.wins()[group], data.draws()[group], data.losses()[group]);
        }
        double norm = Newton.norm(likelihood.gradient) / rows;
        double[][] information = new double[theta.length][];
        for (int i = 0; i < theta.length; i++) {
            information[i] = likelihood.information[i].clone();
        }
        return new OutcomeFit(
                options,
                theta,
                information,
                -likelihood.penalised / rows,
                -likelihood.logLikelihood / rows,
                rows,
                steps,
                norm);
    }

    /// The greatest penalised log-likelihood of parameters with contrast · θ = target.
    ///
    /// @param theta starting values; holds the maximum afterwards
    public double greatest(double[] contrast, double target, double[] theta) {
        if (!likelihood.compute(theta)) {
            return Double.NEGATIVE_INFINITY;
        }
        double[] towards = DotProduct.each(likelihood.inverse(), contrast);
        double missing = (target - DotProduct.of(contrast, theta)) / DotProduct.of(contrast, towards);
        for (int i = 0; i < theta.length; i++) {
            theta[i] += missing * towards[i];
        }
        if (options.ordered() && !(options.width(theta) > 0)) {
            return Double.NEGATIVE_INFINITY;
        }
        try {
            climb(theta, contrast);
        } catch (FitException _) {
            return Double.NEGATIVE_INFINITY;
        }
        return likelihood.penalised;
    }

    /// Climbs to the greatest value, without leaving the plane across the contrast if there is one.
    private int climb(double[] theta, double[] contrast) {
        if (!likelihood.compute(theta)) {
            throw unsettled();
        }
        for (int count = 0; count < MAX_STEPS; count++) {
            StopRequest.check();
            direct(contrast);
            double length = Newton.norm(step);
            if (length < SETTLED) {
                return count;
            }
            if (!advance(theta, length)) {
                return count;
            }
        }
        throw unsettled();
    }

    private void direct(double[] contrast) {
        System.arraycopy(DotProduct.each(likelihood.inverse(), likelihood.gradient), 0, step, 0, step.length);
        if (contrast.length > 0) {
            double[] across = DotProduct.each(likelihood.inverse(), contrast);
            double factor = DotProduct.of(contrast, step) / DotProduct.of(contrast, across);
            for (int i = 0; i < step.length; i++) {
                step[i] -= factor * across[i];
            }
        }
    }

    /// Takes the longest part of the step, by halving, that does not lower the likelihood; false if none
    /// matters, when only rounding is left.
    private boolean advance(double[] theta, double length) {
        double before = likelihood.penalised;
        double scale = Math.min(1, LONGEST / length);
        for (int halving = 0; halving < MAX_HALVINGS && scale * length >= SETTLED; halving++, scale /= 2) {
            for (int i = 0; i < theta.length; i++) {
                tried[i] = theta[i] + scale * step[i];
            }
            if (likelihood.compute(tried) && likelihood.penalised > before) {
                System.arraycopy(tried, 0, theta, 0, theta.length);
                return true;
            }
        }
        likelihood.compute(theta);
        return false;
    }

    private static FitException unsettled() {
        return new FitException(
                Reason.NOT_SETTLED, "no maximum of the penalised likelihood was found; give more games");
    }
}
