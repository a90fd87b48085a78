package org.pieceworth.stats.errors;

import java.util.Arrays;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.RowScores;

/// How many results each parameter depends on: (Σ E s²)² / Σ E s⁴ of the rows' scores s on it, the other parameters
/// being as unknown, over the results that the fit expects.
///
/// Where rows are almost decided, these are the expected results against the odds: a hundred rows of which one should
/// be lost rest on one. Samples in which that one came true are those that inform the parameter at all.
public final class ExpectedResults {

    private ExpectedResults() {}

    /// The number for one parameter, at another value of it than the fitted one, so that chance, which made that
    /// one, decides little.
    public static double at(double value, int parameter, OutcomeFit fit, GroupedOutcomes data) {
        double[] parameters = fit.parameters().clone();
        parameters[parameter] = value;
        double[][] information = new double[parameters.length][];
        Arrays.setAll(information, i -> fit.information()[i].clone());
        addInformation(fit.options(), data, fit.parameters(), -1, information);
        addInformation(fit.options(), data, parameters, 1, information);
        OutcomeFit moved = new OutcomeFit(
                fit.options(),
                parameters,
                information,
                fit.cost(),
                fit.logLoss(),
                fit.rows(),
                fit.steps(),
                fit.gradientNorm());
        return of(moved, data)[parameter];
    }

    /// Adds that of the rows so many times: what a penalty adds stays.
    private static void addInformation(
            FitOptions options, GroupedOutcomes data, double[] parameters, double times, double[][] information) {
        RowScores scores = new RowScores(data, options, parameters);
        double[][] lower = new double[parameters.length][parameters.length];
        for (int group = 0; group < data.groups(); group++) {
            scores.computeCurves(group, data.wins()[group], data.draws()[group], data.losses()[group]);
            scores.addInformationTo(lower, group);
        }
        for (int i = 0; i < lower.length; i++) {
            for (int j = 0; j < lower.length; j++) {
                information[i][j] += times * lower[Math.max(i, j)][Math.min(i, j)];
            }
        }
    }

    /// Per parameter the number of results, of rows.
    public static double[] of(OutcomeFit fit, GroupedOutcomes data) {
        double[][] inverse = Cholesky.of(fit.information()).inverse();
        RowScores scores = new RowScores(data, fit.options(), fit.parameters());
        double[] squares = new double[inverse.length];
        double[] fourth = new double[inverse.length];
        for (int group = 0; group < data.groups(); group++) {
            double weight = scores.weight(data.wins()[group], data.draws()[group], data.losses()[group]);
            double eta = fit.predictor(data, group);
            double win = fit.winChance(eta);
            double loss = fit.lossChance(eta);
            double[] chance = {loss, Math.max(0, 1 - win - loss), win};
            for (int result = 0; result < chance.length; result++) {
                scores.compute(group, result == 2 ? 1 : 0, result == 1 ? 1 : 0, result == 0 ? 1 : 0);
                for (int j = 0; j < inverse.length; j++) {
                    double along = scores.along(inverse[j], group);
                    squares[j] += weight * chance[result] * along * along;
                    fourth[j] += weight * chance[result] * along * along * along * along;
                }
            }
        }
        double[] results = new double[inverse.length];
        Arrays.setAll(results, j -> fourth[j] > 0 ? squares[j] * squares[j] / fourth[j] : 0);
        return results;
    }
}
