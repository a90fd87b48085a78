package org.pieceworth.stats;

/// A fitted model.
///
/// @param options what was fitted
/// @param parameters the features' coefficients in logits, then the constant if fitted, then the draw width if fitted
/// @param information the Hessian of the cost at the parameters times the number of rows: the penalised information
/// @param cost J at the parameters
/// @param logLoss mean of minus the log-likelihood of the rows that count, without penalty, in nats
/// @param rows the rows that count
/// @param steps steps that the solver took
/// @param gradientNorm the largest component of the gradient of J at the end
public record OutcomeFit(
        FitOptions options,
        double[] parameters,
        double[][] information,
        double cost,
        double logLoss,
        double rows,
        int steps,
        double gradientNorm) {}
