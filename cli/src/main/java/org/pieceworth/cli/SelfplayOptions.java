package org.pieceworth.cli;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.engine.SearchLimits;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.selfplay.ArmyGame;
import org.pieceworth.lab.selfplay.GameLabels;
import org.pieceworth.lab.selfplay.SelfPlaySettings;
import org.pieceworth.lab.values.ValueSource;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;
import picocli.CommandLine.Option;

/// What is played, and how.
final class SelfplayOptions {

    private static final long DEFAULT_NODES = 500;
    private static final int MOST_PLIES = 200;

    @Option(
            names = "--variant",
            paramLabel = "NAME",
            defaultValue = "chess",
            description = "a variant: chess (default), a name that `pieceworth variants` lists, or @my.ini:name")
    String variant = "chess";

    @Option(
            names = "--white",
            paramLabel = "ARMY",
            description = "the army that has White in the first game of each pair: letters of the variant (RNBQKBNR),"
                    + " or pieces between spaces or commas (\"R N B archbishop K B N R\", \"WfF,N,…\")")
    Optional<String> white = Optional.empty();

    @Option(
            names = "--black",
            paramLabel = "ARMY",
            description = "the army that plays against it (default: the variant's own)")
    Optional<String> black = Optional.empty();

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
            names = "--values",
            paramLabel = "MODEL|FILE",
            description = "the piece values that the engine plays by: mobility, universal, synergy, fairy-stockfish,"
                    + " crowded, checks, leapers, or a file that fit or value has written (default: its own)")
    Optional<String> values = Optional.empty();

    @Option(
            names = "--adjudicate",
            paramLabel = "RULE",
            description = "end games when both sides agree: off, or win=SCORE:MOVES,draw=SCORE:MOVES:PLY (default"
                    + " win=1000:4,draw=10:10:80); one game in 20 is played on to measure how often that is wrong")
    Optional<String> adjudicate = Optional.empty();

    @Option(
            names = "--max-plies",
            paramLabel = "N",
            defaultValue = "400",
            description = "a game with so many plies is drawn (default 400)")
    int plyCap = GameRunner.DEFAULT_PLY_CAP;

    SelfplayOptions() {}

    /// The game that is played.
    ///
    /// @param reading the variant that it is made from
    /// @param armies the two armies, where armies are given
    record Game(VariantReading reading, Optional<ArmyGame> armies, String first, String second) {

        Variant variant() {
            return armies.map(ArmyGame::variant).orElse(reading.variant());
        }

        /// What its games are called.
        GameLabels labels() {
            return armies.isEmpty()
                    ? GameLabels.SELF
                    : new GameLabels(GameLabels.SELF.event(), first, second, starts().size() > 1);
        }

        List<String> starts() {
            return armies.map(ArmyGame::starts).orElse(List.of(reading.variant().startFen()));
        }
    }

    Game game() {
        VariantReading reading = Variants.open(variant);
        if (white.isEmpty() && black.isEmpty()) {
            return new Game(reading, Optional.empty(), "", "");
        }
        String own = backRank(reading.variant());
        String first = white.orElse(own);
        String second = black.orElse(own);
        boolean file = variant.startsWith("@");
        String before = file ? String.join("\n", TextFile.lines(fileOf(variant))) + "\n" : "";
        ArmyGame armies = ArmyGame.of(reading.variant(), reading.variant().name(), before, first, second);
        return new Game(reading, Optional.of(armies), first, second);
    }

    private static String fileOf(String typed) {
        int colon = typed.lastIndexOf(':');
        return typed.substring(1, colon > 1 && typed.indexOf('/', colon) < 0 ? colon : typed.length());
    }

    /// White's back rank at the opening, in letters.
    private static String backRank(Variant variant) {
        String placement = variant.startFen().strip().split("[ \\[]")[0];
        return placement.substring(placement.lastIndexOf('/') + 1);
    }

    /// The values that the engine plays by, unless its own.
    Optional<PieceValues> values(Game game) {
        return values.map(typed -> ValueSource.of(typed).values(game.variant()));
    }

    SelfPlaySettings settings(Game game, CommonOptions common, Optional<PieceValues> known) {
        if (plies < 0 || plies > MOST_PLIES) {
            throw new InputException("--plies: found " + plies + ", expected 0 to " + MOST_PLIES);
        }
        if (plyCap <= plies || plyCap > 20_000) {
            throw new InputException(
                    "--max-plies: found " + plyCap + ", expected more than --plies " + plies + ", 20000 at most");
        }
        EngineSettings engine = known.map(EngineSettings.DEFAULT::with).orElse(EngineSettings.DEFAULT);
        return new SelfPlaySettings(
                VariantRules.of(game.variant()),
                game.starts(),
                common.seed,
                plies,
                shuffle,
                control(),
                adjudication(),
                plyCap,
                engine);
    }

    private Adjudication adjudication() {
        return adjudicate.map(Adjudication::parse).orElse(Adjudication.DEFAULT);
    }

    private TimeControl control() {
        long given =
                Stream.of(nodes, depth, moveTime).filter(Optional::isPresent).count();
        if (given > 1) {
            throw new InputException("found several of --nodes, --depth and --movetime; expected one of them at most");
        }
        depth.ifPresent(value -> check("--depth", value, SearchLimits.MAX_DEPTH));
        moveTime.ifPresent(value -> check("--movetime", value, 3_600_000));
        nodes.ifPresent(value -> check("--nodes", value, 1_000_000_000_000L));
        return depth.map(TimeControl::depth)
                .or(() -> moveTime.map(TimeControl::moveTime))
                .orElseGet(() -> TimeControl.nodes(nodes.orElse(DEFAULT_NODES)));
    }

    private static void check(String option, long value, long most) {
        if (value < 1 || value > most) {
            throw new InputException(option + ": found " + value + ", expected 1 to " + most);
        }
    }

    /// What a move may cost, for people.
    String limit() {
        return depth.map(value -> "depth " + value)
                .or(() -> moveTime.map(value -> value + " ms a move"))
                .orElseGet(() -> Numbers.count(nodes.orElse(DEFAULT_NODES)) + " nodes a move");
    }

    /// What the games depend on, by the options that say it.
    Map<String, String> named(Game game, CommonOptions common, Optional<PieceValues> known) {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("version", Version.number());
        settings.put("--variant", variant);
        settings.put("--white", game.first());
        settings.put("--black", game.second());
        settings.put("--seed", Long.toString(common.seed));
        settings.put("--plies", Integer.toString(plies));
        settings.put("--shuffle", Boolean.toString(shuffle));
        settings.put(
                "--nodes",
                nodes.or(this::nodesWithoutOther).map(String::valueOf).orElse("none"));
        settings.put("--depth", depth.map(String::valueOf).orElse("none"));
        settings.put("--movetime", moveTime.map(String::valueOf).orElse("none"));
        settings.put("--adjudicate", adjudication().text());
        settings.put("--max-plies", Integer.toString(plyCap));
        settings.put("--values", known.map(SelfplayOptions::print).orElse("none"));
        settings.put("the variant's rules", print(game));
        return settings;
    }

    private Optional<Long> nodesWithoutOther() {
        return depth.isPresent() || moveTime.isPresent() ? Optional.empty() : Optional.of(DEFAULT_NODES);
    }

    private static String print(PieceValues values) {
        return values.source() + " (" + checksum(new TreeMap<>(values.values()).toString()) + ")";
    }

    /// Files of variants may be edited between runs.
    private String print(Game game) {
        String text = variant.startsWith("@") ? String.join("\n", TextFile.lines(fileOf(variant))) : "";
        return checksum(text + game.armies().map(ArmyGame::ini).orElse(""));
    }

    private static String checksum(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(sum.getValue());
    }
}
