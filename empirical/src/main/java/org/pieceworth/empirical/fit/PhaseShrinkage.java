package org.pieceworth.empirical.fit;

import java.util.List;
import java.util.Optional;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.validation.HeldOut;

/// How strongly values by phase of the game were drawn towards one value for all phases, and what that
/// does to games left out of the fit.
///
/// @param asked what was asked for
/// @param strength λ of λ Σ (θ_phase − mean)² per piece, added to the mean log-loss
/// @param tried how many strengths were tried on held-out games
/// @param raised whether it was raised until every piece is worth more than 0 in every phase
/// @param untapered scores with one value for all phases, on held-out games; empty where that cannot be
/// fitted, or there are only rows
/// @param unshrunk scores with values by phase as they are, the same way
/// @param shrunk scores with the strength, the same way
public record PhaseShrinkage(
        Shrinking asked,
        double strength,
        int tried,
        boolean raised,
        Optional<HeldOut> untapered,
        Optional<HeldOut> unshrunk,
        Optional<HeldOut> shrunk) {

    /// The fit's options with it.
    ///
    /// @param phases the columns of the phases, by feature
    FitOptions options(FitOptions plain, List<int[]> phases) {
        return plain.withPenalty(plain.penalty().plus(Penalty.together(phases, strength)));
    }
}
