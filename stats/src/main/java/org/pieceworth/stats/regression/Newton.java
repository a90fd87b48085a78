package org.pieceworth.stats.regression;

import java.util.Arrays;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.FitException.Reason;
import org.pieceworth.stats.StopRequest;
import org.pieceworth.stats.matrix.Cholesky;

/// Newton's method with step halving, on reused arrays.
final class Newton {

    private static final int MAX_STEPS = 100;

    /// A smaller gradient counts as zero. The cost is a mean of order 1, its rounding error of order 1e-16.
    private static final double CONVERGED = 1e-13;

    /// A gradient above the rounding of the cost: Newton's method must not stop there.
    private static final double STALLED = 1e-8;

    /// Relative rounding error of the cost.
    private static final double ROUNDING = 1e-12;

    /// A coefficient's term above this many log-odds is diverging: odds of one to half a billion.
    private static final double SEPARATED = 20;

    private final OutcomeLikelihood likelihood;
    private final String[] names;

    /// Per feature how large its coefficient may become.
    private final double[] bound;

    private final Cholesky cholesky;
    private final double[] direction;
    private final double[] old;

    Newton(OutcomeLikelihood likelihood, GroupedOutcomes data, FitOptions options, String[] names) {
        this.likelihood = likelihood;
        this.names = names;
        int parameters = likelihood.gradient.length;
        cholesky = new Cholesky(parameters);
        direction = new double[parameters];
        old = new double[parameters];
        bound = bounds(data);
        for (int i = 0; i < bound.length; i++) {
            bound[i] = options.penalty().holds(i) ? Double.POSITIVE_INFINITY : bound[i];
        }
    }

    /// A feature that is always smaller than 1, such as a piece of a short phase, may have a larger
    /// coefficient.
    private static double[] bounds(GroupedOutcomes data) {
        double[] largest = new double[data.columns()];
        for (int at = 0; at < data.column().length; at++) {
            int column = data.column()[at];
            largest[column] = Math.max(largest[column], Math.abs(data.value()[at]));
        }
        return Arrays.stream(largest)
                .map(value -> SEPARATED / Math.min(1, value))
                .toArray();
    }

    /// Moves the parameters to the least cost, and leaves the likelihood computed there.
    ///
    /// @return the steps that it took
    /// @throws FitException when there is no minimum
    int minimise(double[] theta, FitTrace trace) {
        likelihood.compute(theta, true);
        for (int step = 0; step < MAX_STEPS; step++) {
            StopRequest.check();
            trace.step(step, likelihood.cost, theta);
            double norm = norm(likelihood.gradient);
            if (norm < CONVERGED) {
                return step;
            }
            solve();
            if (!stepDown(theta)) {
                if (norm > STALLED) {
                    break;
                }
                likelihood.compute(theta, true);
                return step;
            }
            checkSeparation(theta);
        }
        throw new FitException(
                Reason.NOT_SETTLED, "the fit does not settle; the rows may be separated: give more games");
    }

    private void solve() {
        if (!cholesky.decompose(likelihood.hessian)) {
            throw new FitException(
                    Reason.TOO_FEW_ROWS,
                    "there are too few rows for so many features, or they are separated; give more games");
        }
        System.arraycopy(likelihood.gradient, 0, direction, 0, direction.length);
        cholesky.solve(direction);
    }

    /// Moves along minus the direction, halving the step until the cost falls, and leaves the likelihood
    /// computed there; false when it cannot fall any more. Near the end the cost is flat to rounding, and a
    /// smaller gradient is the criterion.
    private boolean stepDown(double[] theta) {
        double before = likelihood.cost;
        double normBefore = norm(likelihood.gradient);
        System.arraycopy(theta, 0, old, 0, theta.length);
        for (double scale = 1; scale > 1e-10; scale /= 2) {
            for (int i = 0; i < theta.length; i++) {
                theta[i] = old[i] - scale * direction[i];
            }
            boolean inside = likelihood.width(old) == 0 || likelihood.width(theta) > 0;
            if (inside) {
                likelihood.compute(theta, true);
                boolean flat = Math.abs(likelihood.cost - before) <= ROUNDING * before;
                if (flat ? norm(likelihood.gradient) < normBefore : likelihood.cost < before) {
                    return true;
                }
                if (flat && normBefore <= STALLED) {
                    break;
                }
            }
        }
        System.arraycopy(old, 0, theta, 0, theta.length);
        return false;
    }

    private void checkSeparation(double[] theta) {
        for (int i = 0; i < bound.length; i++) {
            if (Math.abs(theta[i]) > bound[i]) {
                throw new FitException(
                        Reason.SEPARATED,
                        "the rows are separated: " + names[i]
                                + ", singly or with others, predicts the result without error, so its coefficient has no"
                                + " finite estimate; give more games");
            }
        }
    }

    /// The largest component; NaN when one is.
    static double norm(double[] vector) {
        double norm = 0;
        for (double component : vector) {
            norm = Math.max(norm, Math.abs(component));
        }
        return norm;
    }
}
