package org.pieceworth.empirical.armies;

import org.pieceworth.stats.ChiSquare;

/// How well values fit the results.
///
/// @param deviance twice the log likelihood that is missing to a fit with a parameter for each row and result; a test
/// where rows are games
/// @param dispersion the mean square of differences in scores, in units of what chance would make them; 1 if the model
/// holds, NaN where there are no more rows than parameters
/// @param absolute the mean difference in scores, in percent of the points
/// @param deviation the root of the mean square of differences
/// @param chance what it would be by chance alone
public record ArmyFitness(ChiSquare deviance, double dispersion, double absolute, double deviation, double chance) {

    /// What scores deviate by beyond chance: what armies are worth beyond the sum of their pieces.
    public double beyond() {
        return Math.sqrt(Math.max(0, deviation * deviation - chance * chance));
    }
}
