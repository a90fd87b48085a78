package org.pieceworth.lab.tune;

import java.util.List;
import org.pieceworth.engine.weights.EvaluationWeights;
import org.pieceworth.stats.Estimate;

/// Weights fitted to results.
///
/// @param before the present ones
/// @param after the fitted ones, rounded as the engine uses them
/// @param weights each with its error and the games' information on it
/// @param scales per variant the value of a pawn
/// @param games number of used games
/// @param rows positions of these games
/// @param strength strength of the ridge towards the present weights
/// @param heldOut quality of the weights on held-out games
public record WeightFit(
        EvaluationWeights before,
        EvaluationWeights after,
        List<Weight> weights,
        List<Scale> scales,
        long games,
        long rows,
        Ridge strength,
        HeldOutLoss heldOut) {

    /// A weight.
    ///
    /// @param name `threats@opening` and so on
    /// @param before present value, in centipawns
    /// @param fitted fitted value, not rounded; the present one if the games have no information on it
    /// @param error its standard error, clustered by game; the scale counts as exact
    /// @param share share of the weight determined by the games, the rest being the ridge: 0 to 1
    public record Weight(String name, double before, double fitted, double error, double share) {

        private static final double DETERMINED = 0.5;

        /// True if the games say more about it than the ridge.
        public boolean isDetermined() {
            return share >= DETERMINED;
        }
    }

    /// A variant.
    ///
    /// @param variant its name
    /// @param games number of games of the variant
    /// @param logOdds size of a pawn of the present evaluation
    public record Scale(String variant, long games, double logOdds) {}

    /// The strength of the ridge.
    ///
    /// @param chosen strength chosen by the mean log-loss, per standard deviation of a feature
    /// @param tried all tried strengths with the mean log-loss of held-out games
    public record Ridge(double chosen, List<Tried> tried) {

        public Ridge {
            tried = List.copyOf(tried);
        }
    }

    /// A strength with its mean log-loss.
    public record Tried(double strength, double logLoss) {}

    /// A fifth of the games, not used for any choice.
    ///
    /// @param games number of games
    /// @param before mean log-loss of a position by the present weights, on a scale fitted to the other games
    /// @param after the same by weights fitted to the other games
    /// @param gain the first less the second, with its error by game
    public record HeldOutLoss(long games, Estimate before, Estimate after, Estimate gain) {}

    public WeightFit {
        weights = List.copyOf(weights);
        scales = List.copyOf(scales);
    }
}
