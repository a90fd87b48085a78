package org.pieceworth.stats;

import org.hipparchus.linear.MatrixUtils;

/// Fits win, draw and loss to features by maximum (penalised) likelihood.
public final class OutcomeRegression {

    /// Steps of gradient descent, as published (Medvedev 2015, "Program and Results").
    public static final int GRADIENT_STEPS = 10_000;

    private static final int MAX_NEWTON_STEPS = 100;

    /// Where the gradient counts as zero. The cost is a mean of order 1, its rounding error of order 1e-16.
    private static final double CONVERGED = 1e-13;

    /// A gradient above the rounding of the cost: where Newton's method may not stop.
    private static final double STALLED = 1e-8;

    /// A gradient that shows that descent went astray.
    private static final double UNSETTLED = 1e-2;

    /// Relative rounding error of the cost.
    private static final double ROUNDING = 1e-12;

    /// Logits beyond which a coefficient is on its way to infinity: odds of one to half a billion.
    private static final double SEPARATED = 20;

    private OutcomeRegression() {}

    /// Fits the model.
    ///
    /// @param names the features' names, for messages
    /// @throws FitException when a class is missing, a direction is not identified, or the rows are separated
    public static OutcomeFit fit(GroupedOutcomes data, FitOptions options, String[] names, FitTrace trace) {
        checkClasses(data, options);
        Identification.check(data, options, names);
        OutcomeLikelihood likelihood = new OutcomeLikelihood(data, options);
        double[] theta = start(data, options);
        int steps = switch (options.solver()) {
            case NEWTON -> newton(likelihood, theta, options.ridge() > 0, names, trace);
            case GRADIENT -> descend(likelihood, theta, trace);
        };
        return result(likelihood, options, theta, steps, data.columns());
    }

    private static void checkClasses(GroupedOutcomes data, FitOptions options) {
        boolean wins = data.totalWins() > 0;
        boolean losses = data.totalLosses() > 0;
        boolean draws = data.totalDraws() > 0;
        if (!wins && !losses) {
            throw new FitException("every row is drawn; both wins and losses are needed");
        }
        if (wins != losses && (options.draws() == DrawModel.DROP || !draws)) {
            throw new FitException("no row is " + (wins ? "lost" : "won") + "; both wins and losses are needed");
        }
        if (options.draws() == DrawModel.ORDERED && !draws) {
            throw new FitException("no row is drawn, so that a draw width cannot be estimated; leave draws out of the"
                    + " model (--draws drop)");
        }
    }

    private static double[] start(GroupedOutcomes data, FitOptions options) {
        double[] theta = new double[options.parameters(data.columns())];
        if (options.draws() == DrawModel.ORDERED) {
            double share = data.totalDraws() / (data.totalWins() + data.totalDraws() + data.totalLosses());
            theta[theta.length - 1] = Math.log((1 + share) / (1 - share));
        }
        return theta;
    }

    private static int newton(
            OutcomeLikelihood likelihood, double[] theta, boolean penalised, String[] names, FitTrace trace) {
        for (int step = 0; step < MAX_NEWTON_STEPS; step++) {
            likelihood.compute(theta, true);
            trace.step(step, likelihood.cost, theta);
            if (norm(likelihood.gradient) < CONVERGED) {
                return step;
            }
            double[] direction = solve(likelihood.hessian, likelihood.gradient);
            double stalled = norm(likelihood.gradient);
            if (!stepDown(likelihood, theta, direction)) {
                if (stalled > STALLED) {
                    break;
                }
                return step;
            }
            if (!penalised) {
                checkSeparation(theta, names);
            }
        }
        throw new FitException(
                "the fit does not settle; the rows may be separated: give more games, or a larger ridge (--ridge 1e-6)");
    }

    private static double[] solve(double[][] hessian, double[] gradient) {
        return Cholesky.of(hessian)
                .getSolver()
                .solve(MatrixUtils.createRealVector(gradient))
                .toArray();
    }

    /// Moves along minus the direction, halving the step until the cost falls; false when it cannot fall any more.
    /// Near the end the cost is flat to rounding, and a smaller gradient tells what the cost no longer can.
    private static boolean stepDown(OutcomeLikelihood likelihood, double[] theta, double[] direction) {
        double before = likelihood.cost;
        double normBefore = norm(likelihood.gradient);
        double[] old = theta.clone();
        for (double scale = 1; scale > 1e-10; scale /= 2) {
            for (int i = 0; i < theta.length; i++) {
                theta[i] = old[i] - scale * direction[i];
            }
            boolean inside = likelihood.width(old) == 0 || likelihood.width(theta) > 0;
            if (inside) {
                likelihood.compute(theta, false);
                boolean flat = Math.abs(likelihood.cost - before) <= ROUNDING * before;
                if (flat ? norm(likelihood.gradient) < normBefore : likelihood.cost < before) {
                    return true;
                }
            }
        }
        System.arraycopy(old, 0, theta, 0, theta.length);
        return false;
    }

    private static void checkSeparation(double[] theta, String[] names) {
        for (int i = 0; i < names.length; i++) {
            if (Math.abs(theta[i]) > SEPARATED) {
                throw new FitException("the rows are separated: " + names[i]
                        + " alone or with others tells the result without error, so that its coefficient has no"
                        + " finite estimate; give more games or a ridge (--ridge 1e-6)");
            }
        }
    }

    private static int descend(OutcomeLikelihood likelihood, double[] theta, FitTrace trace) {
        for (int step = 0; step < GRADIENT_STEPS; step++) {
            likelihood.compute(theta, false);
            trace.step(step, likelihood.cost, theta);
            for (int i = 0; i < theta.length; i++) {
                theta[i] -= likelihood.gradient[i];
            }
        }
        checkSettled(likelihood, theta);
        return GRADIENT_STEPS;
    }

    private static void checkSettled(OutcomeLikelihood likelihood, double[] theta) {
        likelihood.compute(theta, false);
        boolean inside = likelihood.width(theta) >= 0;
        if (!(norm(likelihood.gradient) < UNSETTLED) || !inside) {
            throw new FitException("gradient descent with step 1 does not settle on these rows; use --solver newton");
        }
    }

    private static OutcomeFit result(
            OutcomeLikelihood likelihood, FitOptions options, double[] theta, int steps, int columns) {
        likelihood.compute(theta, true);
        double penalty = 0;
        for (int i = 0; i < columns; i++) {
            penalty += options.ridge() * theta[i] * theta[i];
        }
        double rows = likelihood.rows();
        double[][] information = new double[theta.length][theta.length];
        for (int i = 0; i < theta.length; i++) {
            for (int j = 0; j < theta.length; j++) {
                information[i][j] = rows * likelihood.hessian[i][j];
            }
        }
        return new OutcomeFit(
                options,
                theta,
                information,
                likelihood.cost,
                likelihood.cost - penalty,
                rows,
                steps,
                norm(likelihood.gradient));
    }

    /// The largest component; NaN when one is.
    private static double norm(double[] vector) {
        double norm = 0;
        for (double component : vector) {
            norm = Math.max(norm, Math.abs(component));
        }
        return norm;
    }
}
