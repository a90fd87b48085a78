package org.pieceworth.stats.errors;

import java.util.Arrays;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.RowScores;

/// The number of results behind each parameter: (Σ E s²)² / Σ E s⁴ of the rows' scores s on it, the other
/// parameters being as unknown, over the results expected by the fit.
///
/// For almost decided rows, these are the expected results against the odds: a hundred rows with one expected
/// loss rest on one result. Only samples where that result came true inform the parameter.
public final class ExpectedResults {

    private ExpectedResults() {}

    /// The number for one parameter at a value other than the fitted one. Random errors of the fitted one
    /// influence the number; another value reduces that.
    public static double at(double value, int parameter, OutcomeFit fit, GroupedOutcomes data) {
        double[] parameters = fit.parameters().clone();
        parameters[parameter] = value;
        double[][] before = fit.observedInformation(data, fit.parameters());
        double[][] after = fit.observedInformation(data, parameters);
        double[][] information = new double[parameters.length][parameters.length];
        for (int i = 0; i < information.length; i++) {
            for (int j = 0; j < information.length; j++) {
                // The penalty's part stays.
                information[i][j] = fit.information()[i][j] - before[i][j] + after[i][j];
            }
        }
        return of(fit.at(parameters, information), data)[parameter];
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
