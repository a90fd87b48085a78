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
    private static final NumberOption<Long> NODES = NumberOption.of(
                    "--nodes", "N", "positions to search for each move", 1L, 1_000_000_000_000L)
            .standard(MoveLimit.DEFAULT_NODES);
    private static final NumberOption<Integer> DEPTH =
            NumberOption.of("--depth", "N", "plies to search for each move", 1, SearchLimits.MAX_DEPTH);
    private static final NumberOption<Long> MOVE_TIME = NumberOption.of(
            "--movetime", "MS", "milliseconds for each move; games then depend on the machine", 1L, 3_600_000L);
    private static final NumberOption<Integer> MOST_PLIES = NumberOption.of(
                    "--max-plies", "N", "games are drawn after this many plies", 1, 20_000)
            .standard(GameRunner.DEFAULT_PLY_CAP);

    VariantOption variant = new VariantOption();
    Optional<Integer> plies = Optional.empty();
    boolean shuffle;
    Optional<Long> nodes = Optional.empty();
    Optional<Integer> depth = Optional.empty();
    Optional<Long> moveTime = Optional.empty();
    int plyCap = MOST_PLIES.defaultValue();

    public PlayOptions() {}

    @Override
    public void describe(Options usage) {
        variant.describe(usage);
        usage.number(PLIES, value -> plies = Optional.of(value));
        usage.flag("--shuffle", "shuffle the back ranks, both sides alike", () -> shuffle = true);
        usage.number(NODES, value -> nodes = Optional.of(value));
        usage.number(DEPTH, value -> depth = Optional.of(value));
        usage.number(MOVE_TIME, value -> moveTime = Optional.of(value));
        usage.number(MOST_PLIES, value -> plyCap = value);
    }

    /// The cost of a move, if an option sets it.
    ///
    /// @throws InputException when several do, or a number is out of its range
    public Optional<MoveLimit> limit() {
        OptionDependency.exclude(DEPTH.setting(), depth.isPresent(), "--nodes", nodes.isPresent());
        OptionDependency.exclude(
                MOVE_TIME.setting(),
                moveTime.isPresent(),
                "--nodes or --depth",
                nodes.isPresent() || depth.isPresent());
        return depth.map(TimeControl::depth)
                .or(() -> moveTime.map(TimeControl::moveTime))
                .or(() -> nodes.map(TimeControl::nodes))
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
    /// @param usual random plies unless others are asked for
    /// @throws InputException when openings or games would be too long
    GameConditions conditions(long seed, MoveLimit limit, Adjudication adjudication, int usual) {
        int random = plies.orElse(usual);
        if (plyCap <= random) {
            throw InputException.about(
                    MOST_PLIES.setting(),
                    "found " + plyCap + ", expected more than --plies " + random + ", " + MOST_PLIES.most()
                            + " at most");
        }
        return new GameConditions(variant.typed, new OpeningChoice(random, shuffle, seed), limit, adjudication, plyCap);
    }
}
