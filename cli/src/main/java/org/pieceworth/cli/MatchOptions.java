package org.pieceworth.cli;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.engine.SearchLimits;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.Openings;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.match.Clocks;
import org.pieceworth.lab.match.MatchSettings;
import org.pieceworth.lab.match.SprtText;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.stats.match.Sprt;
import picocli.CommandLine.Option;

/// What is played in a match, and how.
final class MatchOptions {

    private static final long DEFAULT_NODES = 500;
    private static final int MOST_PLIES = 200;
    private static final int LONGEST_GAME = 20_000;
    private static final long MOST_GAMES = 10_000_000;
    private static final long LONGEST_MOVE_MILLIS = 3_600_000;
    private static final long MOST_NODES = 1_000_000_000_000L;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            description = "games, in pairs with colours changed (default 100)")
    long games = 100;

    @Option(
            names = "--variant",
            paramLabel = "NAME",
            defaultValue = "chess",
            description = "a variant: chess (default), a name that `pieceworth variants` lists, or @my.ini:name")
    String variant = "chess";

    @Option(
            names = "--plies",
            paramLabel = "N",
            defaultValue = "8",
            description = "random plies that games open with, 0 to 200 (default 8)")
    int plies = 8;

    @Option(names = "--shuffle", description = "shuffle the back ranks, both sides alike")
    boolean shuffle;

    @Option(names = "--nodes", paramLabel = "N", description = "positions to search for each move (default 500)")
    Optional<Long> nodes = Optional.empty();

    @Option(names = "--depth", paramLabel = "N", description = "plies to search for each move")
    Optional<Integer> depth = Optional.empty();

    @Option(
            names = "--movetime",
            paramLabel = "MS",
            description = "milliseconds for each move; games then depend on the machine")
    Optional<Long> moveTime = Optional.empty();

    @Option(
            names = "--tc",
            paramLabel = "S+S",
            description = "a clock: seconds and what each move adds, 1+0.1 or 2:30+1; games then depend on the machine")
    Optional<String> clock = Optional.empty();

    @Option(
            names = "--sprt",
            paramLabel = "TEST",
            description = "end the match once a sequential test decides: elo0=0,elo1=5,alpha=0.05,beta=0.05 (what is"
                    + " left out is as here)")
    Optional<String> sprt = Optional.empty();

    @Option(
            names = "--adjudicate",
            paramLabel = "RULE",
            description = "end games when both sides agree: off (default), or win=SCORE:MOVES,draw=SCORE:MOVES:PLY such"
                    + " as win=1000:4,draw=10:10:80")
    Optional<String> adjudicate = Optional.empty();

    @Option(
            names = "--max-plies",
            paramLabel = "N",
            defaultValue = "400",
            description = "a game with so many plies is drawn (default 400)")
    int plyCap = GameRunner.DEFAULT_PLY_CAP;

    MatchOptions() {}

    /// What is played, once all of it makes sense.
    MatchSettings settings(VariantRules rules, long seed) {
        check("--games", games, 1, MOST_GAMES);
        check("--plies", plies, 0, MOST_PLIES);
        if (plyCap <= plies || plyCap > LONGEST_GAME) {
            throw new InputException("--max-plies: found " + plyCap + ", expected more than --plies " + plies + ", "
                    + LONGEST_GAME + " at most");
        }
        return new MatchSettings(
                rules, Openings.of(rules, seed, plies, shuffle), control(), adjudication(), plyCap, games, test());
    }

    private Optional<Sprt> test() {
        return sprt.map(SprtText::parse);
    }

    private Adjudication adjudication() {
        return adjudicate.map(Adjudication::parse).orElse(Adjudication.OFF);
    }

    private TimeControl control() {
        if (Stream.of(nodes, depth, moveTime, clock).filter(Optional::isPresent).count() > 1) {
            throw new InputException(
                    "found several of --nodes, --depth, --movetime and --tc; expected one of them at most");
        }
        nodes.ifPresent(value -> check("--nodes", value, 1, MOST_NODES));
        depth.ifPresent(value -> check("--depth", value, 1, SearchLimits.MAX_DEPTH));
        moveTime.ifPresent(value -> check("--movetime", value, 1, LONGEST_MOVE_MILLIS));
        return depth.map(TimeControl::depth)
                .or(() -> moveTime.map(TimeControl::moveTime))
                .or(() -> clock.map(Clocks::parse))
                .orElseGet(() -> TimeControl.nodes(nodes.orElse(DEFAULT_NODES)));
    }

    private static void check(String option, long value, long least, long most) {
        if (value < least || value > most) {
            throw new InputException(option + ": found " + value + ", expected " + least + " to " + most);
        }
    }

    /// What a move may cost, for people.
    String limit() {
        return depth.map(value -> "depth " + value)
                .or(() -> moveTime.map(value -> value + " ms a move"))
                .or(() -> clock.map(value -> value + " s on the clock"))
                .orElseGet(() -> Numbers.count(nodes.orElse(DEFAULT_NODES)) + " nodes a move");
    }

    /// What games depend on besides the players, by the options that say it.
    List<String> named() {
        return List.of(
                "--variant", variant,
                "--plies", Integer.toString(plies),
                "--shuffle", Boolean.toString(shuffle),
                "limit", limit(),
                "--adjudicate", adjudication().text(),
                "--max-plies", Integer.toString(plyCap));
    }
}
