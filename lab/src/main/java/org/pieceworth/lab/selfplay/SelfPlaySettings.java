package org.pieceworth.lab.selfplay;

import java.util.List;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.lab.armies.GameOpenings;
import org.pieceworth.lab.armies.GameStarts;
import org.pieceworth.lab.experiment.ExperimentPlan;
import org.pieceworth.lab.experiment.ExperimentPlan.GameLimits;
import org.pieceworth.lab.experiment.ExperimentPlan.PlannedPlayer;
import org.pieceworth.lab.experiment.InTurn;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.text.Mixing;

/// Settings of self-play. Game g depends only on these and on g, unless moves are limited by time.
///
/// @param openings openings of games by their number
/// @param limits when moves and games end
/// @param engine settings of the engine on both sides
/// @param testEvery one in this many games continues after adjudication would end it, as a test of
/// adjudication; 0 for none
public record SelfPlaySettings(GameOpenings openings, GameLimits limits, EngineSettings engine, int testEvery) {

    /// Enough to see wrong verdicts in a few hundred games, and few enough to cost little time.
    public static final int TEST_EVERY = 20;

    /// Puts adjudication to the test.
    public SelfPlaySettings(GameOpenings openings, GameLimits limits, EngineSettings engine) {
        this(openings, limits, engine, TEST_EVERY);
    }

    /// The variant from its own start: 8 random plies, 500 nodes per move, usual adjudication.
    public static SelfPlaySettings of(VariantRules rules, long seed) {
        return new SelfPlaySettings(
                new GameOpenings(rules, GameStarts.of(List.of(rules.variant().startFen())), seed, 8, false),
                new GameLimits(TimeControl.nodes(500), Adjudication.DEFAULT, GameRunner.DEFAULT_PLY_CAP),
                EngineSettings.DEFAULT);
    }

    public SelfPlaySettings with(TimeControl other) {
        return new SelfPlaySettings(
                openings, new GameLimits(other, limits.adjudication(), limits.plyCap()), engine, testEvery);
    }

    /// The variant.
    public VariantRules rules() {
        return openings.rules();
    }

    /// The plan of these games, which a journal begins with.
    ///
    /// @param experiment names the purpose of the games
    /// @param version version of the program
    /// @param player the engine with its settings
    /// @param games maximum number of games
    public ExperimentPlan plan(String experiment, String version, PlannedPlayer player, long games) {
        return new ExperimentPlan(
                experiment, version, InTurn.always(rules()), openings.plan(), List.of(player), limits, games);
    }

    /// True for a game to continue when adjudication would end it.
    boolean tests(long game) {
        return testEvery > 0 && Math.floorMod(Mixing.mix(Mixing.mix(~openings.seed()) + game), testEvery) == 0;
    }
}
