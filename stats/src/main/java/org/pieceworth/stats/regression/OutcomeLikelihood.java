package org.pieceworth.stats.regression;

import java.util.Arrays;
import org.pieceworth.stats.matrix.SquareMatrix;

/// The penalised cost of grouped outcomes at given parameters: J = −(1/m) log L + penalty, its gradient and
/// Hessian.
///
/// Groups are summed in their order, so that equal data give equal bits; groups without weight are skipped.
final class OutcomeLikelihood {

    private final GroupedOutcomes data;
    private final FitOptions options;
    private final ParameterSums sums;
    private final int columns;
    private final int parameters;
    private final OutcomeScore score = new OutcomeScore();
    private double rows;
    private ExpandedRows expanded = ExpandedRows.NONE;

    double cost;
    final double[] gradient;
    final double[][] hessian;

    OutcomeLikelihood(GroupedOutcomes data, FitOptions options) {
        this.data = data;
        this.options = options;
        sums = new ParameterSums(data, options);
        columns = data.columns();
        parameters = options.parameters(columns);
        gradient = new double[parameters];
        hessian = new double[parameters][parameters];
        recount();
    }

    /// Prepares for many passes over few columns.
    void expand() {
        expanded = ExpandedRows.of(data, options.constant());
    }

    /// Takes note that the data's weights have changed.
    void recount() {
        rows = data.totalWins() + data.totalLosses() + (options.draws() == DrawModel.DROP ? 0 : data.totalDraws());
    }

    /// The rows that count, m.
    double rows() {
        return rows;
    }

    double width(double[] theta) {
        return options.width(theta);
    }

    /// Cost and gradient, and the Hessian only on request.
    void compute(double[] theta, boolean withHessian) {
        sum(theta, true, withHessian);
    }

    /// Gradient and Hessian without the cost, whose logarithms cost more than all the rest.
    void slopes(double[] theta) {
        sum(theta, false, true);
    }

    private void sum(double[] theta, boolean withCost, boolean withHessian) {
        clear();
        score.setWidth(width(theta));
        double shift = options.constant() ? theta[columns] : 0;
        double logLikelihood = 0;
        for (int group = 0; group < data.groups(); group++) {
            double wins = options.wonWeight(data.wins()[group], data.draws()[group]);
            double draws = options.drawnWeight(data.draws()[group]);
            double losses = options.wonWeight(data.losses()[group], data.draws()[group]);
            if (wins + draws + losses > 0) {
                double eta = shift + data.dot(group, theta);
                score.slopes(eta, wins, draws, losses);
                if (withCost) {
                    score.logLikelihood(eta, wins, draws, losses);
                    logLikelihood += score.logLikelihood;
                }
                add(group, withHessian);
            }
        }
        collect();
        cost = -logLikelihood / rows;
        scaleAndPenalise(theta, withHessian);
    }

    private void add(int group, boolean withHessian) {
        if (expanded.isPresent()) {
            expanded.add(group, score.byEta, score.etaEta, score.etaWidth);
            addWidth();
        } else {
            sums.addSlopes(group, score.byEta, score.byWidth, gradient);
            if (withHessian) {
                sums.addCurves(group, score.etaEta, score.etaWidth, score.widthWidth, hessian);
            }
        }
    }

    private void addWidth() {
        if (options.ordered()) {
            gradient[parameters - 1] += score.byWidth;
            hessian[parameters - 1][parameters - 1] += score.widthWidth;
        }
    }

    private void collect() {
        if (expanded.isPresent()) {
            expanded.collect(gradient, hessian, options.ordered());
        }
    }

    private void clear() {
        Arrays.fill(gradient, 0);
        for (int i = 0; i < parameters; i++) {
            Arrays.fill(hessian[i], 0);
        }
        expanded.clear();
    }

    private void scaleAndPenalise(double[] theta, boolean withHessian) {
        cost += options.penalty().value(theta, columns);
        for (int i = 0; i < parameters; i++) {
            gradient[i] = -gradient[i] / rows;
        }
        options.penalty().addGradient(theta, columns, gradient);
        if (withHessian) {
            for (int i = 0; i < parameters; i++) {
                for (int j = 0; j <= i; j++) {
                    hessian[i][j] /= rows;
                }
            }
            options.penalty().addHessian(columns, hessian);
            SquareMatrix.mirrored(hessian);
        }
    }
}
