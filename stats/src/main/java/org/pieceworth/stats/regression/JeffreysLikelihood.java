package org.pieceworth.stats.regression;

import java.util.Arrays;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.matrix.SquareMatrix;

/// The log-likelihood penalised by Jeffreys' prior, log L + ½ log det I (Firth 1993), with I the expected
/// information, and its gradient. For an ordered logit, the information and the prior include the draw
/// threshold.
///
/// Rows of one group share η, so a group's information is a two by two matrix by η and the draw threshold d.
/// With a = P(win), b = P(loss), A = a(1 − a)(1 − b), B = b(1 − b)(1 − a) it is (A + B, B − A; B − A, A + B +
/// c(1 − a − b)), c being the curvature of a draw's log-likelihood in d.
final class JeffreysLikelihood {

    private final GroupedOutcomes data;
    private final FitOptions options;
    private final ParameterSums sums;
    private final int columns;
    private final int parameters;
    private final OutcomeScore score = new OutcomeScore();
    private final Cholesky cholesky;
    private final double[] lever;

    double logLikelihood;
    double penalised;
    final double[] gradient;
    final double[][] information;
    private double[][] inverse = new double[0][];

    /// The expected information of a row, and its derivatives by η and the draw threshold.
    private double ee;
    private double ed;
    private double dd;
    private double eeByEta;
    private double edByEta;
    private double ddByEta;
    private double eeByWidth;
    private double edByWidth;
    private double ddByWidth;

    JeffreysLikelihood(GroupedOutcomes data, FitOptions options) {
        this.data = data;
        this.options = options;
        sums = new ParameterSums(data, options);
        columns = data.columns();
        parameters = options.parameters(columns);
        cholesky = new Cholesky(parameters);
        lever = new double[parameters];
        gradient = new double[parameters];
        information = new double[parameters][parameters];
    }

    /// The inverse of the information computed last.
    double[][] inverse() {
        return inverse;
    }

    /// Computes everything at these parameters.
    ///
    /// @return whether the information is positive there
    boolean compute(double[] theta) {
        if (options.ordered() && !(options.width(theta) > 0)) {
            return false;
        }
        sum(theta);
        if (!cholesky.decompose(information)) {
            return false;
        }
        penalised = logLikelihood + cholesky.logDeterminant() / 2;
        inverse = cholesky.inverse();
        addPrior(theta);
        return Double.isFinite(penalised);
    }

    private void sum(double[] theta) {
        Arrays.fill(gradient, 0);
        for (double[] row : information) {
            Arrays.fill(row, 0);
        }
        logLikelihood = 0;
        score.setWidth(options.width(theta));
        for (int group = 0; group < data.groups(); group++) {
            double weight = weight(group);
            if (weight > 0) {
                double eta = eta(theta, group);
                double wins = options.wonWeight(data.wins()[group], data.draws()[group]);
                double draws = options.drawnWeight(data.draws()[group]);
                double losses = options.wonWeight(data.losses()[group], data.draws()[group]);
                score.slopes(eta, wins, draws, losses);
                score.logLikelihood(eta, wins, draws, losses);
                logLikelihood += score.logLikelihood;
                sums.addSlopes(group, score.byEta, score.byWidth, gradient);
                expect(theta);
                sums.addCurves(group, weight * ee, weight * ed, weight * dd, information);
            }
        }
        SquareMatrix.mirrored(information);
    }

    private double weight(int group) {
        return options.weight(data.wins()[group], data.draws()[group], data.losses()[group]);
    }

    private double eta(double[] theta, int group) {
        return data.dot(group, theta) + (options.constant() ? theta[columns] : 0);
    }

    /// Uses the probabilities that the score computed last.
    private void expect(double[] theta) {
        double a = score.win;
        double b = score.loss;
        double sa = a * score.notWin;
        double sb = b * score.notLoss;
        if (!options.ordered()) {
            ee = sa;
            eeByEta = sa * (1 - 2 * a);
            return;
        }
        double up = sa * score.notLoss;
        double down = sb * score.notWin;
        double upByEta = sa * (1 - 2 * a) * score.notLoss + sa * sb;
        double downByEta = -sb * (1 - 2 * b) * score.notWin - sb * sa;
        double upByWidth = -sa * (1 - 2 * a) * score.notLoss + sa * sb;
        double downByWidth = -sb * (1 - 2 * b) * score.notWin + sb * sa;
        double growth = Math.expm1(2 * options.width(theta));
        double curve = 4 * (growth + 1) / (growth * growth);
        double curveByWidth = -8 * (growth + 1) * (growth + 2) / (growth * growth * growth);
        double drawn = score.notWin * score.notLoss * growth / (growth + 1);
        ee = up + down;
        ed = down - up;
        dd = up + down + drawn * curve;
        eeByEta = upByEta + downByEta;
        edByEta = downByEta - upByEta;
        ddByEta = eeByEta + (sb - sa) * curve;
        eeByWidth = upByWidth + downByWidth;
        edByWidth = downByWidth - upByWidth;
        ddByWidth = eeByWidth + (sa + sb) * curve + drawn * curveByWidth;
    }

    /// The gradient of ½ log det I: ½ trace(I⁻¹ ∂I), group by group.
    private void addPrior(double[] theta) {
        for (int group = 0; group < data.groups(); group++) {
            double weight = weight(group);
            if (weight > 0) {
                score.chances(eta(theta, group));
                expect(theta);
                double vee = leverage(group);
                double byEta = vee * eeByEta;
                double byWidth = 0;
                if (options.ordered()) {
                    int last = parameters - 1;
                    double vdd = inverse[last][last];
                    double ved = lever[last];
                    byEta += 2 * ved * edByEta + vdd * ddByEta;
                    byWidth = vee * eeByWidth + 2 * ved * edByWidth + vdd * ddByWidth;
                }
                sums.addSlopes(group, weight * byEta / 2, weight * byWidth / 2, gradient);
            }
        }
    }

    /// x' I⁻¹ x of a group's features and the constant, leaving I⁻¹ x.
    private double leverage(int group) {
        Arrays.fill(lever, 0);
        for (int at = data.start()[group]; at < data.start()[group + 1]; at++) {
            addColumn(data.column()[at], data.value()[at]);
        }
        if (options.constant()) {
            addColumn(columns, 1);
        }
        return data.dot(group, lever) + (options.constant() ? lever[columns] : 0);
    }

    private void addColumn(int column, double value) {
        for (int i = 0; i < parameters; i++) {
            lever[i] += value * inverse[column][i];
        }
    }
}
