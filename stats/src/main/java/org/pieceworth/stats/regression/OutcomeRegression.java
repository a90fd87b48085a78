package org.pieceworth.stats.regression;

import org.pieceworth.stats.FitException;
import org.pieceworth.stats.FitException.Reason;
import org.pieceworth.stats.StopRequest;

/// Fits win, draw and loss to features by maximum (penalised) likelihood.
public final class OutcomeRegression {

    /// Steps of gradient descent, as published (Medvedev 2015, "Program and Results").
    public static final int GRADIENT_STEPS = 10_000;

    /// A gradient that shows that descent went astray.
    private static final double UNSETTLED = 1e-2;

    private OutcomeRegression() {}

    /// Fits the model.
    ///
    /// @param names the features' names, for messages
    /// @throws FitException when a class is missing, a direction is not identified, or the rows are
    /// separated
    /// @throws IllegalArgumentException when the penalty is one of other features
    public static OutcomeFit fit(GroupedOutcomes data, FitOptions options, String[] names, FitTrace trace) {
        return fit(data, options, names, trace, start(data, options));
    }

    /// Fits the model from a given start, which becomes the result's parameters.
    public static OutcomeFit fit(
            GroupedOutcomes data, FitOptions options, String[] names, FitTrace trace, double[] theta) {
        options.penalty().checkColumns(data.columns());
        checkClasses(data, options);
        Identification.check(data, options, names);
        OutcomeLikelihood likelihood = new OutcomeLikelihood(data, options);
        int steps;
        try {
            steps = switch (options.solver()) {
                case NEWTON -> new Newton(likelihood, data, options, names).minimise(theta, trace);
                case GRADIENT -> descend(likelihood, theta, trace);
            };
        } catch (FitException unsettled) {
            checkSeparation(data, options, names);
            throw unsettled;
        }
        OutcomeFit fit = result(likelihood, options, theta, steps, data.columns());
        if (!Identification.isSurelyFinite(data, options, fit.information())) {
            checkSeparation(data, options, names);
        }
        return fit;
    }

    private static void checkSeparation(GroupedOutcomes data, FitOptions options, String[] names) {
        Undetermined found = Undetermined.of(data, options);
        if (!found.isEmpty()) {
            Undetermined.Parameter first = found.parameters().getFirst();
            throw new FitException(
                    Reason.SEPARATED,
                    "the rows are separated: " + (first.index() < names.length ? names[first.index()] : "the constant")
                            + ", singly or with others, predicts the result of every row that it touches, so its"
                            + " coefficient has no finite estimate; give more games");
        }
    }

    /// Checks that there are results enough for a fit. With draws as a separate outcome all three must occur:
    /// without losses the likelihood always rises as the constant and the draw threshold grow together, and
    /// without draws as the threshold goes to 0.
    ///
    /// @throws FitException when a class is missing
    public static void checkClasses(GroupedOutcomes data, FitOptions options) {
        boolean wins = data.totalWins() > 0;
        boolean losses = data.totalLosses() > 0;
        boolean draws = data.totalDraws() > 0;
        if (!wins && !losses) {
            throw new FitException(
                    Reason.ONE_RESULT,
                    (draws ? "every row is drawn" : "no row is won or lost") + "; both wins and losses are needed");
        }
        if (wins != losses) {
            String missing = "no row is " + (wins ? "lost" : "won");
            if (options.draws() == DrawModel.DROP || !draws) {
                throw new FitException(Reason.ONE_RESULT, missing + "; both wins and losses are needed");
            }
            if (options.ordered()) {
                throw new FitException(
                        Reason.MISSING_SIDE,
                        missing + "; both wins and losses are needed where draws are an outcome of their own");
            }
        }
        if (options.ordered() && !draws) {
            throw new FitException(
                    Reason.NO_DRAWS,
                    "no row is drawn, so a draw threshold cannot be estimated; use a model without draws");
        }
    }

    static double[] start(GroupedOutcomes data, FitOptions options) {
        double[] theta = new double[options.parameters(data.columns())];
        if (options.draws() == DrawModel.ORDERED) {
            double share = data.totalDraws() / (data.totalWins() + data.totalDraws() + data.totalLosses());
            theta[theta.length - 1] = Math.log((1 + share) / (1 - share));
        }
        return theta;
    }

    private static int descend(OutcomeLikelihood likelihood, double[] theta, FitTrace trace) {
        for (int step = 0; step < GRADIENT_STEPS; step++) {
            StopRequest.check();
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
        likelihood.compute(theta, true);
        boolean inside = likelihood.width(theta) >= 0;
        if (!(Newton.norm(likelihood.gradient) < UNSETTLED) || !inside) {
            throw new FitException(
                    Reason.DIVERGED, "gradient descent with step 1 does not settle on these rows; use Newton's method");
        }
    }

    /// @param likelihood computed at the parameters
    private static OutcomeFit result(
            OutcomeLikelihood likelihood, FitOptions options, double[] theta, int steps, int columns) {
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
                likelihood.cost - options.penalty().value(theta, columns),
                rows,
                steps,
                Newton.norm(likelihood.gradient));
    }
}
