package org.pieceworth.empirical.fit;

import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.settings.Shrinking;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.validation.HeldOut;

/// The strength of shrinking values by phase of the game towards each other, and its effect on held-out
/// games.
///
/// @param asked the setting
/// @param strength λ of λ Σ (θ_phase − mean)² per piece, added to the mean log-loss
/// @param tried number of strengths compared on held-out games
/// @param raised true if it was raised until every piece has a positive value in every phase
/// @param untapered held-out scores with one value for all phases; empty if that cannot be fitted, or games are not at
/// hand
/// @param unshrunk held-out scores without shrinking
/// @param shrunk held-out scores with this strength
public record PhaseShrinkage(
        Shrinking asked,
        double strength,
        int tried,
        boolean raised,
        Optional<HeldOut> untapered,
        Optional<HeldOut> unshrunk,
        Optional<HeldOut> shrunk) {

    /// Adds the penalty to the fit's options.
    ///
    /// @param phases the columns of the phases, by feature
    FitOptions options(FitOptions plain, List<int[]> phases) {
        return plain.withPenalty(plain.penalty().plus(Penalty.together(phases, strength)));
    }
}
