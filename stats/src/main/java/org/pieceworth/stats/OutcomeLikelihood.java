package org.pieceworth.stats;

import java.util.Arrays;

/// The penalised cost of grouped outcomes at given parameters: J = −(1/m) log L + λ Σ θ², its gradient and Hessian.
///
/// Groups are added in their order, so that equal data give equal bits.
final class OutcomeLikelihood {

    private final GroupedOutcomes data;
    private final FitOptions options;
    private final int columns;
    private final int parameters;
    private final double rows;
    private final OutcomeScore score = new OutcomeScore();

    double cost;
    final double[] gradient;
    final double[][] hessian;

    OutcomeLikelihood(GroupedOutcomes data, FitOptions options) {
        this.data = data;
        this.options = options;
        columns = data.columns();
        parameters = options.parameters(columns);
        gradient = new double[parameters];
        hessian = new double[parameters][parameters];
        rows = data.totalWins() + data.totalLosses() + (options.draws() == DrawModel.DROP ? 0 : data.totalDraws());
    }

    /// The rows that count, m.
    double rows() {
        return rows;
    }

    double width(double[] theta) {
        return options.draws() == DrawModel.ORDERED ? theta[parameters - 1] : 0;
    }

    double eta(double[] theta, int group) {
        double eta = options.constant() ? theta[columns] : 0;
        for (int column = 0; column < columns; column++) {
            eta += theta[column] * data.feature(group, column);
        }
        return eta;
    }

    /// Sums over all groups; the Hessian only when it is asked for.
    void compute(double[] theta, boolean withHessian) {
        double logLikelihood = 0;
        clear();
        for (int group = 0; group < data.groups(); group++) {
            scoreRows(theta, eta(theta, group), data.wins()[group], data.draws()[group], data.losses()[group]);
            logLikelihood += score.logLikelihood;
            addGradient(group);
            if (withHessian) {
                addHessian(group);
            }
        }
        cost = -logLikelihood / rows;
        scaleAndPenalise(theta, withHessian);
    }

    private void scoreRows(double[] theta, double eta, double wins, double draws, double losses) {
        switch (options.draws()) {
            case ORDERED -> score.compute(eta, width(theta), wins, draws, losses);
            case HALF -> score.compute(eta, 0, wins + draws / 2, 0, losses + draws / 2);
            case DROP -> score.compute(eta, 0, wins, 0, losses);
        }
    }

    /// The gradient of the log-likelihood of one row with that outcome (0 loss, 1 draw, 2 win), by parameter.
    void rowScore(double[] theta, int group, int outcome, double[] into) {
        scoreRows(theta, eta(theta, group), outcome == 2 ? 1 : 0, outcome == 1 ? 1 : 0, outcome == 0 ? 1 : 0);
        for (int i = 0; i < parameters; i++) {
            into[i] = slope(group, i);
        }
    }

    private void clear() {
        for (int i = 0; i < parameters; i++) {
            gradient[i] = 0;
            Arrays.fill(hessian[i], 0);
        }
    }

    /// How η changes with a parameter; the draw width is not part of η.
    private double direction(int group, int parameter) {
        return parameter < columns ? data.feature(group, parameter) : 1;
    }

    private boolean isWidth(int parameter) {
        return options.draws() == DrawModel.ORDERED && parameter == parameters - 1;
    }

    private double slope(int group, int parameter) {
        return isWidth(parameter) ? score.byWidth : score.byEta * direction(group, parameter);
    }

    private void addGradient(int group) {
        for (int i = 0; i < parameters; i++) {
            gradient[i] += slope(group, i);
        }
    }

    private void addHessian(int group) {
        for (int i = 0; i < parameters; i++) {
            for (int j = 0; j <= i; j++) {
                hessian[i][j] += curve(group, i, j);
            }
        }
    }

    private double curve(int group, int i, int j) {
        if (isWidth(i)) {
            return isWidth(j) ? score.widthWidth : score.etaWidth * direction(group, j);
        }
        return score.etaEta * direction(group, i) * direction(group, j);
    }

    private void scaleAndPenalise(double[] theta, boolean withHessian) {
        for (int i = 0; i < parameters; i++) {
            double penalty = i < columns ? options.ridge() : 0;
            cost += penalty * theta[i] * theta[i];
            gradient[i] = -gradient[i] / rows + 2 * penalty * theta[i];
            for (int j = 0; withHessian && j <= i; j++) {
                hessian[i][j] = hessian[i][j] / rows + (i == j ? 2 * penalty : 0);
                hessian[j][i] = hessian[i][j];
            }
        }
    }
}
