package org.pieceworth.stats.regression;

import org.pieceworth.stats.matrix.SquareMatrix;

/// A fitted model.
///
/// @param options model and method
/// @param parameters the features' coefficients in log-odds, then the constant if fitted, then the draw
/// threshold if fitted
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
        double gradientNorm) {

    /// This fit at other parameters, with the information there.
    public OutcomeFit at(double[] otherParameters, double[][] otherInformation) {
        return new OutcomeFit(options, otherParameters, otherInformation, cost, logLoss, rows, steps, gradientNorm);
    }

    /// The observed information of the rows at some parameters, without a penalty.
    public double[][] observedInformation(GroupedOutcomes data, double[] at) {
        RowScores scores = new RowScores(data, options, at);
        double[][] information = new double[at.length][at.length];
        for (int group = 0; group < data.groups(); group++) {
            scores.computeCurves(group, data.wins()[group], data.draws()[group], data.losses()[group]);
            scores.addInformationTo(information, group);
        }
        return SquareMatrix.mirrored(information);
    }

    /// The linear predictor of a group of rows: its features and the constant.
    public double predictor(GroupedOutcomes data, int group) {
        return data.dot(group, parameters) + (options.constant() ? parameters[data.columns()] : 0);
    }

    /// The probability of a win at a linear predictor; if draws are not an outcome, among wins and losses.
    public double winChance(double predictor) {
        return 1 / (1 + Math.exp(options.width(parameters) - predictor));
    }

    /// The chance of a loss at a linear predictor.
    public double lossChance(double predictor) {
        return winChance(-predictor);
    }

    /// The expected score at a linear predictor, a draw being half a win.
    public double expectedScore(double predictor) {
        return (1 + winChance(predictor) - lossChance(predictor)) / 2;
    }
}
