package org.pieceworth.empirical.diagnostics;

import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.fit.PieceValueFit;

/// Diagnostics of a fit: its values in points of score, the validity of its form, its most influential games,
/// and the number of games for smaller errors.
///
/// @param marginal effects on the expected score, by feature
/// @param link test of the model's form; empty if the games cannot decide it
/// @param thirds score of the side ahead, in the first, middle and last third of a game's rows
/// @param stability values without the one cluster that moves each most; empty if only rows are available
/// @param leverage clusters that determine the fit most; empty if only rows are available
/// @param needs games needed for an error, by feature
public record Diagnostics(
        List<MarginalEffect> marginal,
        Optional<LinkTest> link,
        List<ThirdOfGame> thirds,
        List<Stability> stability,
        List<Leverage> leverage,
        List<GamesNeeded> needs) {

    public Diagnostics {
        marginal = List.copyOf(marginal);
        thirds = List.copyOf(thirds);
        stability = List.copyOf(stability);
        leverage = List.copyOf(leverage);
        needs = List.copyOf(needs);
    }

    /// The diagnostics of a fit.
    public static Diagnostics of(PieceValueFit fit) {
        ClusterDeletion left = ClusterDeletion.of(fit);
        return new Diagnostics(
                MarginalEffect.of(fit),
                LinkTest.of(fit),
                ThirdOfGame.of(fit),
                left.stability(),
                left.leverage(),
                GamesNeeded.of(fit));
    }
}
