package org.pieceworth.empirical.fit;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.pieceworth.rules.PlainNumber;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.validation.HeldOut;

/// How strongly values by stage of the game were drawn towards one value for all stages, and what that does to games
/// left
/// out of the fit.
///
/// @param asked what was asked for
/// @param strength λ of λ Σ (θ_stage − mean)² per piece, added to the mean log-loss
/// @param tried how many strengths were tried on held-out games
/// @param raised whether it was raised until every piece is worth more than 0 in every stage
/// @param untapered scores with one value for all stages, on held-out games; empty where that cannot be fitted, or
/// there
/// are only rows
/// @param unshrunk scores with values by stage as they are, the same way
/// @param shrunk scores with the strength, the same way
public record StageShrinkage(
        Shrinking asked,
        double strength,
        int tried,
        boolean raised,
        Optional<HeldOut> untapered,
        Optional<HeldOut> unshrunk,
        Optional<HeldOut> shrunk) {

    /// The fit's options with it.
    ///
    /// @param stages the columns of the stages, by feature
    FitOptions options(FitOptions plain, List<int[]> stages) {
        return plain.withPenalty(plain.penalty().plus(Penalty.together(stages, strength)));
    }

    /// What it is, why, and what it does to games left out of the fit.
    public String sentence() {
        return "values by stage are drawn towards one value for all stages with the strength "
                + PlainNumber.of(strength) + why() + losses();
    }

    private String why() {
        return switch (asked) {
            case Shrinking.None _, Shrinking.Fixed _ -> "";
            case Shrinking.Best _ -> ", which of " + tried + " foretells held-out games best";
            case Shrinking.Auto _ ->
                ", the strongest of " + tried
                        + " whose log-loss on held-out games is within one standard error of the least"
                        + (raised ? ", raised until every piece is worth more than 0 in every stage" : "");
        };
    }

    private String losses() {
        return shrunk.isEmpty()
                ? ""
                : "; log-loss on games left out of the fit: one value for all stages " + loss(untapered) + ", by stage "
                        + loss(unshrunk) + ", so drawn " + loss(shrunk);
    }

    private static String loss(Optional<HeldOut> score) {
        return score.map(HeldOut::meanLogLoss)
                .map(loss -> String.format(Locale.ROOT, "%.4f ± %.4f", loss.value(), loss.standardError()))
                .orElse("none, since too few games are left");
    }
}
