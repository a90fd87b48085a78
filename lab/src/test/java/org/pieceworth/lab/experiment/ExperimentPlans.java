package org.pieceworth.lab.experiment;

import java.util.List;
import org.pieceworth.lab.experiment.ExperimentPlan.GameLimits;
import org.pieceworth.lab.experiment.ExperimentPlan.OpeningPlan;
import org.pieceworth.lab.experiment.ExperimentPlan.PlannedPlayer;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;

/// Plans for tests.
public final class ExperimentPlans {

    private ExperimentPlans() {}

    /// Six short games of chess.
    public static ExperimentPlan chess(long seed) {
        return of("chess", seed);
    }

    /// Six short games of a variant.
    public static ExperimentPlan of(String variant, long seed) {
        VariantRules rules = VariantRules.of(Variants.open(variant).variant());
        return new ExperimentPlan(
                "self-play",
                "test",
                InTurn.always(rules),
                new OpeningPlan(List.of(rules.variant().startFen()), seed, 4, false),
                List.of(PlannedPlayer.own("own values")),
                new GameLimits(TimeControl.nodes(20), Adjudication.OFF, 60),
                6);
    }
}
