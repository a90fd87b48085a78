package org.pieceworth.stats.regression;

import java.util.Arrays;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.matrix.Cholesky;

/// Fits rows again whose weights have changed, from parameters that are close; allocates nothing.
public final class Refit {

    /// The square of the last step that matters: the next one would be negligible.
    private static final double SETTLED = 1e-4;

    private static final int PLAIN_STEPS = 8;

    private final GroupedOutcomes data;
    private final FitOptions options;
    private final OutcomeLikelihood likelihood;
    private final Newton careful;
    private final Cholesky cholesky;
    private final double[] step;

    /// @param data rows; their arrays of weights are overwritten
    public Refit(GroupedOutcomes data, FitOptions options) {
        this.data = data;
        this.options = options;
        likelihood = new OutcomeLikelihood(data, options);
        likelihood.expand();
        int parameters = likelihood.gradient.length;
        String[] names = new String[data.columns()];
        Arrays.setAll(names, i -> "feature " + (i + 1));
        careful = new Newton(likelihood, data, options, names);
        cholesky = new Cholesky(parameters);
        step = new double[parameters];
    }

    /// @return whether the rows with their present weights determine the parameters
    public boolean fit(double[] start, double[] theta) {
        likelihood.recount();
        System.arraycopy(start, 0, theta, 0, theta.length);
        try {
            OutcomeRegression.checkClasses(data, options);
            if (plain(theta)) {
                return true;
            }
            System.arraycopy(start, 0, theta, 0, theta.length);
            careful.minimise(theta, FitTrace.NONE);
            return true;
        } catch (FitException _) {
            return false;
        }
    }

    /// Newton's method without modification: its steps shrink by themselves near the solution.
    ///
    /// @return false when they do not
    private boolean plain(double[] theta) {
        for (int count = 0; count < PLAIN_STEPS; count++) {
            likelihood.slopes(theta);
            if (!cholesky.decompose(likelihood.hessian)) {
                return false;
            }
            System.arraycopy(likelihood.gradient, 0, step, 0, step.length);
            cholesky.solve(step);
            for (int i = 0; i < theta.length; i++) {
                theta[i] -= step[i];
            }
            double norm = Newton.norm(step);
            if (!(norm < 1) || options.ordered() && options.width(theta) <= 0) {
                return false;
            }
            if (norm < SETTLED) {
                return true;
            }
        }
        return false;
    }
}
