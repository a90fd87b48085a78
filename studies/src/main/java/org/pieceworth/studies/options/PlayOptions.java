package org.pieceworth.studies.options;

import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.text.InputException;
import org.pieceworth.studies.play.GameConditions;
import org.pieceworth.studies.play.GameConditions.OpeningChoice;
import org.pieceworth.studies.play.MoveLimit;

/// What every command that plays games takes: the variant, the openings, what a move may cost, when a game is
/// drawn.
public final class PlayOptions implements OptionGroup {

    private static final int USUAL_PLIES = 8;
    private static final int MOST_PLIES = 200;
    private static final int LONGEST_GAME = 20_000;
    private static final long LONGEST_MOVE_MILLIS = 3_600_000;
    private static final long MOST_NODES = 1_000_000_000_000L;

    VariantOption variant = new VariantOption();
    Optional<Integer> plies = Optional.empty();
    boolean shuffle;
    Optional<Long> nodes = Optional.empty();
    Optional<Integer> depth = Optional.empty();
    Optional<Long> moveTime = Optional.empty();
    int plyCap = GameRunner.DEFAULT_PLY_CAP;

    public PlayOptions() {}

    @Override
    public void describe(Options usage) {
        variant.describe(usage);
        usage.value(
                "--plies",
                "N",
                "random plies at the start of a game, 0 to 200 (default 8)",
                Integer.class,
                value -> plies = Optional.of(value));
        usage.flag("--shuffle", "shuffle the back ranks, both sides alike", () -> shuffle = true);
        usage.value(
                "--nodes",
                "N",
                "positions to search for each move (default 500)",
                Long.class,
                value -> nodes = Optional.of(value));
        usage.value(
                "--depth", "N", "plies to search for each move", Integer.class, value -> depth = Optional.of(value));
        usage.value(
                "--movetime",
                "MS",
                "milliseconds for each move; games then depend on the machine",
                Long.class,
                value -> moveTime = Optional.of(value));
        usage.value(
                "--max-plies",
                "N",
                "games are drawn after this many plies (default 400)",
                Integer.class,
                value -> plyCap = value);
    }

    /// What a move may cost, if an option says it.
    ///
    /// @throws InputException when several do, or a number is out of its range
    public Optional<MoveLimit> limit() {
        if (Stream.of(nodes, depth, moveTime).filter(Optional::isPresent).count() > 1) {
            throw new InputException("found several of --nodes, --depth and --movetime; expected at most one of them");
        }
        nodes.ifPresent(value -> OptionRange.check("--nodes", value, 1, MOST_NODES));
        depth.ifPresent(value -> OptionRange.check("--depth", value, 1, SearchLimits.MAX_DEPTH));
        moveTime.ifPresent(value -> OptionRange.check("--movetime", value, 1, LONGEST_MOVE_MILLIS));
        return depth.map(TimeControl::depth)
                .or(() -> moveTime.map(TimeControl::moveTime))
                .or(() -> nodes.map(TimeControl::nodes))
                .map(MoveLimit::of);
    }

    /// How games are played.
    ///
    /// @throws InputException when openings or games would be too long
    public GameConditions conditions(long seed, MoveLimit limit, Adjudication adjudication) {
        return conditions(seed, limit, adjudication, USUAL_PLIES);
    }

    /// How games are played.
    ///
    /// @param usual random plies unless others are asked for
    /// @throws InputException when openings or games would be too long
    GameConditions conditions(long seed, MoveLimit limit, Adjudication adjudication, int usual) {
        int random = plies.orElse(usual);
        OptionRange.check("--plies", random, 0, MOST_PLIES);
        if (plyCap <= random || plyCap > LONGEST_GAME) {
            throw new InputException("--max-plies: found " + plyCap + ", expected more than --plies " + random + ", "
                    + LONGEST_GAME + " at most");
        }
        return new GameConditions(variant.typed, new OpeningChoice(random, shuffle, seed), limit, adjudication, plyCap);
    }
}
