package org.pieceworth.lab.selfplay;

import java.util.List;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.lab.armies.ArmyStarts;
import org.pieceworth.lab.armies.DrawnOpenings;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.Openings;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.text.Mixing;
import org.pieceworth.rules.fairy.VariantRules;

/// What is played. Game g depends on this and on g alone, unless moves are limited by time.
///
/// @param rules the variant
/// @param starts the positions that openings start from
/// @param seed of the openings and of what is tested
/// @param plies random plies of the openings; where armies are drawn by lot the most of them, from 0 on in turn
/// @param shuffle whether openings shuffle the back ranks
/// @param control what a move may cost
/// @param adjudication when scores end games
/// @param plyCap a game with this many plies is drawn
/// @param engine what the engine is made with
public record SelfPlaySettings(
        VariantRules rules,
        GameStarts starts,
        long seed,
        int plies,
        boolean shuffle,
        TimeControl control,
        Adjudication adjudication,
        int plyCap,
        EngineSettings engine) {

    /// One in this many games puts adjudication to the test.
    public static final int TEST_EVERY = 20;

    /// The variant from its own start: 8 random plies, 500 nodes a move, usual adjudication.
    public static SelfPlaySettings of(VariantRules rules, long seed) {
        return new SelfPlaySettings(
                rules,
                GameStarts.of(List.of(rules.variant().startFen())),
                seed,
                8,
                false,
                TimeControl.nodes(500),
                Adjudication.DEFAULT,
                GameRunner.DEFAULT_PLY_CAP,
                EngineSettings.DEFAULT);
    }

    /// The same at another cost of a move.
    public SelfPlaySettings with(TimeControl other) {
        return new SelfPlaySettings(rules, starts, seed, plies, shuffle, other, adjudication, plyCap, engine);
    }

    /// How game g opens, from 0. Games that differ in their start alone have openings of the same number.
    Opening opening(long game) {
        return switch (starts) {
            case GameStarts.Given(List<String> fens) ->
                new Openings(rules, fens.get((int) (game % fens.size())), seed, plies, shuffle)
                        .opening(game / fens.size());
            case GameStarts.Drawn(ArmyStarts armies) -> new DrawnOpenings(rules, armies, seed, plies).opening(game);
        };
    }

    /// Whether game g is played on when adjudication would end it.
    boolean tests(long game) {
        return Math.floorMod(Mixing.mix(Mixing.mix(~seed) + game), TEST_EVERY) == 0;
    }
}
