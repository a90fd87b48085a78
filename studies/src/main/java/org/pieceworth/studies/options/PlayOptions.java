package org.pieceworth.studies.options;

import java.util.Optional;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.studies.play.GameConditions;
import org.pieceworth.studies.play.GameConditions.OpeningChoice;
import org.pieceworth.studies.play.MoveLimit;
import org.pieceworth.text.InputException;

/// The options of every command that plays games: variant, openings, the cost of a move, the length of a game.
public final class PlayOptions implements OptionGroup {

    private static final NumberOption<Integer> PLIES = NumberOption.of(
                    "--plies", "N", "random plies at the start of a game", 0, 200)
            .standard(8);
    private static final NumberOption<Integer> DEPTH =
            NumberOption.of("--depth", "N", "plies to search for each move", 1, SearchLimits.MAX_DEPTH);
    private static final NumberOption<Long> MOVE_TIME = NumberOption.of(
            "--movetime", "MS", "milliseconds for each move; games then depend on the machine", 1L, 3_600_000L);
    private static final NumberOption<Integer> MOST_PLIES = NumberOption.of(
                    "--max-plies", "N", "games are drawn after this many plies", 1, 20_000)
            .standard(GameRunner.DEFAULT_PLY_CAP);

    VariantOption variant = new VariantOption();
    final Setting<Optional<Integer>> plies = Setting.optional(PLIES);
    final Setting<Boolean> shuffle = Setting.flag("--shuffle", "shuffle the back ranks, both sides alike");
    final Setting<Optional<Long>> nodes =
            Setting.optional(NumberOption.of("--nodes", "N", "nodes per move", 1L, 1_000_000_000_000L)
                    .standard(MoveLimit.DEFAULT_NODES));
    final Setting<Optional<Integer>> depth = Setting.optional(DEPTH);
    final Setting<Optional<Long>> moveTime = Setting.optional(MOVE_TIME);
    final Setting<Integer> plyCap = Setting.number(MOST_PLIES);

    public PlayOptions() {}

    @Override
    public void describe(Options usage) {
        OptionGroup.all(usage, variant, plies, shuffle, nodes, depth, moveTime, plyCap);
    }

    /// The cost of a move, if an option sets it.
    ///
    /// @throws InputException when several do, or a number is out of its range
    public Optional<MoveLimit> limit() {
        OptionDependency.exclude(DEPTH.setting(), depth.isTyped(), "--nodes", nodes.isTyped());
        OptionDependency.exclude(
                MOVE_TIME.setting(), moveTime.isTyped(), "--nodes or --depth", nodes.isTyped() || depth.isTyped());
        return depth.get()
                .map(TimeControl::depth)
                .or(() -> moveTime.get().map(TimeControl::moveTime))
                .or(() -> nodes.get().map(TimeControl::nodes))
                .map(MoveLimit::of);
    }

    /// The conditions of the games, with the usual number of random plies.
    ///
    /// @throws InputException when openings or games would be too long
    public GameConditions conditions(long seed, MoveLimit limit, Adjudication adjudication) {
        return conditions(seed, limit, adjudication, PLIES.defaultValue());
    }

    /// The conditions of the games.
    ///
    /// @param usual default number of random plies
    /// @throws InputException when openings or games would be too long
    GameConditions conditions(long seed, MoveLimit limit, Adjudication adjudication, int usual) {
        int random = plies.get().orElse(usual);
        if (plyCap.get() <= random) {
            throw InputException.about(
                    MOST_PLIES.setting(),
                    "found " + plyCap.get() + ", expected more than --plies " + random + ", " + MOST_PLIES.most()
                            + " at most");
        }
        return new GameConditions(
                variant.typed, new OpeningChoice(random, shuffle.get(), seed), limit, adjudication, plyCap.get());
    }
}
