package org.pieceworth.lab.selfplay;

import java.util.List;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.Openings;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.rules.chess.Mixing;
import org.pieceworth.rules.fairy.VariantRules;

/// What is played. Game g depends on this and on g alone, unless moves are limited by time.
///
/// @param rules the variant
/// @param starts the positions that openings start from, as FEN, in turn: one, or with two armies both ways
/// round, so that each army has either colour
/// @param seed of the openings and of what is tested
/// @param plies random plies of the openings
/// @param shuffle whether openings shuffle the back ranks
/// @param control what a move may cost
/// @param adjudication when scores end games
/// @param plyCap a game with so many plies is drawn
/// @param engine what the engine is made with
public record SelfPlaySettings(
        VariantRules rules,
        List<String> starts,
        long seed,
        int plies,
        boolean shuffle,
        TimeControl control,
        Adjudication adjudication,
        int plyCap,
        EngineSettings engine) {

    /// One in so many games puts adjudication to the test.
    public static final int TEST_EVERY = 20;

    /// Copies the list.
    ///
    /// @throws IllegalArgumentException when there is no start
    public SelfPlaySettings {
        starts = List.copyOf(starts);
        if (starts.isEmpty()) {
            throw new IllegalArgumentException("a game needs a start");
        }
    }

    /// The variant from its own start: 8 random plies, 500 nodes a move, usual adjudication.
    public static SelfPlaySettings of(VariantRules rules, long seed) {
        return new SelfPlaySettings(
                rules,
                List.of(rules.variant().startFen()),
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
        String start = starts.get(startOf(game));
        return new Openings(rules, start, seed, plies, shuffle).opening(game / starts.size());
    }

    /// Which of the starts game g has.
    public int startOf(long game) {
        return (int) (game % starts.size());
    }

    /// Whether game g is played on when adjudication would end it.
    boolean tests(long game) {
        return Math.floorMod(Mixing.mix(Mixing.mix(~seed) + game), TEST_EVERY) == 0;
    }
}
