package org.pieceworth.stats.groups;

import java.util.Arrays;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.FitException.Reason;
import org.pieceworth.stats.errors.Bootstrap;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.errors.Covariance;
import org.pieceworth.stats.errors.ResultCounts;
import org.pieceworth.stats.matrix.SquareMatrix;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.OutcomeRegression;

/// The separate fit of one group of clusters, such as a player's games.
///
/// @param values the numbers: fitted parameters, or values made from them
/// @param covariance their covariance, clustered
/// @param clusters the clusters that it rests on
public record GroupFit(double[] values, double[][] covariance, int clusters) {

    /// Fits a group's own rows.
    ///
    /// @param names the features' names, for messages
    /// @throws FitException when its rows do not determine the parameters or their errors, or too few of its
    /// clusters have the rarer result
    public static GroupFit of(GroupedOutcomes data, ClusteredRows clusters, FitOptions options, String[] names) {
        OutcomeFit fit = OutcomeRegression.fit(data, options, names, FitTrace.NONE);
        ResultCounts results = ResultCounts.of(options, clusters);
        if (results.ofSlopes() < ResultCounts.FEWEST) {
            throw new FitException(
                    Reason.TOO_FEW_RESULTS,
                    "of its games " + results.text(options) + ", too few of the rarer result for standard errors"
                            + " of its values");
        }
        double[][] covariance = Covariance.clustered(fit, data, clusters);
        return new GroupFit(
                fit.parameters(),
                results.ofSlopes() < Math.min(ResultCounts.FEW, results.all() * ResultCounts.RARE)
                        ? Covariance.atLeast(covariance, Covariance.independent(fit))
                        : covariance,
                Bootstrap.counted(options, clusters).length);
    }

    /// The parameters of a group with unknown errors: its covariance is the unit matrix.
    ///
    /// @param names the features' names, for messages
    /// @throws FitException when its rows do not determine the parameters
    public static GroupFit unsure(GroupedOutcomes data, ClusteredRows clusters, FitOptions options, String[] names) {
        double[] parameters =
                OutcomeRegression.fit(data, options, names, FitTrace.NONE).parameters();
        double[][] unit = new double[parameters.length][parameters.length];
        for (int i = 0; i < unit.length; i++) {
            unit[i][i] = 1;
        }
        return new GroupFit(parameters, unit, Bootstrap.counted(options, clusters).length);
    }

    /// This fit with only some of the numbers.
    public GroupFit only(int... which) {
        double[] some = Arrays.stream(which).mapToDouble(i -> values[i]).toArray();
        return new GroupFit(some, SquareMatrix.part(covariance, which), clusters);
    }
}
