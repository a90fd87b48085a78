package org.pieceworth.empirical.armies;

import org.pieceworth.stats.ChiSquare;

/// Goodness of fit of values to the results.
///
/// @param deviance twice the log-likelihood difference to a fit with a parameter for each row and result; a
/// test if rows are games
/// @param dispersion the mean square of differences in scores, relative to sampling variance; 1 if the model
/// is true, NaN if there are no more rows than parameters
/// @param absolute the mean difference in scores, in percent of the points
/// @param deviation the root of the mean square of differences
/// @param chance expected root of the mean square from sampling error only
public record ArmyFitness(ChiSquare deviance, double dispersion, double absolute, double deviation, double chance) {

    /// The deviation of scores beyond sampling error: strengths of armies beyond the sum of their pieces.
    public double beyond() {
        return Math.sqrt(Math.max(0, deviation * deviation - chance * chance));
    }
}
