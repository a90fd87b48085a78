package org.pieceworth.cli.play;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.options.FormatOption;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.cli.terminal.GamesProgress;
import org.pieceworth.lab.experiment.GameLabels;
import org.pieceworth.lab.experiment.GameSink;
import org.pieceworth.lab.experiment.Journal;
import org.pieceworth.lab.experiment.PgnGames;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.match.Match;
import org.pieceworth.lab.match.MatchSettings;
import org.pieceworth.lab.match.MatchTally;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.pgn.PgnWriter;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.document.Numbers;
import org.pieceworth.studies.document.OutputException;
import org.pieceworth.studies.document.OutputFile;
import org.pieceworth.studies.document.Printer;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Plays a match.
public final class MatchCommand implements Subcommand {

    private static final String EVENT = "Pieceworth match";

    private final ModelCatalogue models;
    CommonOptions common = new CommonOptions();
    FormatOption format = new FormatOption();
    MatchOptions options = new MatchOptions();
    List<String> players = List.of();
    boolean gauntlet;
    List<String> engineOptions = List.of();
    Optional<String> output = Optional.empty();
    boolean fresh;
    boolean scores;
    Optional<Integer> concurrency = Optional.empty();

    public MatchCommand(ModelCatalogue models) {
        this.models = models;
    }

    @Override
    public void describe(Usage usage) {
        usage.about("Play a match: A against B, every opening with both colours; Elo with its error, likelihood of"
                + " superiority, a sequential test. A and B are `self`, `self:VALUES` (a model's name, a file of"
                + " values, a fit) or the path of a UCI engine.");
        usage.examples("""
                pieceworth match self:universal self:mobility --games 400
                pieceworth match self /usr/games/fairy-stockfish --variant capablanca --nodes 2000 -o games.pgn
                                                                      games are kept as they end: the same command
                                                                      goes on where it was stopped
                pieceworth match self:new.json self --games 20000 --sprt elo0=0,elo1=5
                                                                      until the test decides
                pieceworth match self ./engine --options "B:Hash=64;Threads=1" --tc 1+0.1
                pieceworth match --gauntlet self:fit.json ./one ./two ./three --games 200 --tc 1+0.1
                """);
        common.describe(usage);
        format.describe(usage);
        options.describe(usage);
        usage.operands("1..*", "PLAYER", "A and B; with --gauntlet A and each B", values -> players = values);
        usage.flag("--gauntlet", "A plays a match against each of the others", () -> gauntlet = true);
        usage.repeated(
                "--options",
                "NAME=VALUE;…",
                "options of UCI engines: of all, of one by A:NAME=VALUE or B:…, in a gauntlet B2:… too; may be"
                        + " given more than once",
                values -> engineOptions = values);
        usage.text(
                "-o, --output",
                "FILE",
                "where games go, as PGN. Unfinished matches wait in FILE.part",
                value -> output = Optional.of(value));
        usage.flag("--fresh", "drop the games of an unfinished match", () -> fresh = true);
        usage.flag("--scores", "write the players' scores behind the moves of PGN", () -> scores = true);
        usage.count(
                "--concurrency",
                "N",
                "games at a time, the same as --threads",
                value -> concurrency = Optional.of(value));
    }

    /// Matches are written as PGN, whatever a name promises.
    private static void checkName(String name) {
        if (name.matches("(?i).*\\.(parquet|rows|csv|epd|mat|json)")) {
            throw new InputException(name + ": a match is written as PGN; expected a name such as games.pgn");
        }
    }

    /// Options are for players that there are, and that take some.
    private void checkSeats() {
        for (String typed : engineOptions) {
            boolean taken = false;
            for (int i = 0; i < players.size() && !taken; i++) {
                String seat = i == 0 ? "A" : gauntlet ? "B" + i : "B";
                taken = !MatchPlayers.isOurs(players.get(i)) && MatchPlayers.isFor(typed, seat);
            }
            if (!taken) {
                throw new InputException("--options: found '" + typed
                        + "', which is for none of the players that are UCI engines; expected Name=Value, or A: or B: and"
                        + " the option of an engine that plays");
            }
        }
    }

    @Override
    public Integer call() {
        checkPlayers();
        output.ifPresent(MatchCommand::checkName);
        checkSeats();
        VariantReading reading = Variants.open(options.play.variant.typed);
        VariantRules rules = VariantRules.of(reading.variant());
        MatchSettings settings = options.settings(rules, common.seed);
        if (!common.quiet) {
            PlayOptions.tell(reading, rules);
        }
        Optional<OutputFile> to = output.map(OutputFile::of);
        MatchPlayers entry = new MatchPlayers(
                new ValueSources(models), rules, Variants.file(options.play.variant.typed), engineOptions);
        MatchPlayers.Entrant first = entry.entrant("A", players.getFirst());
        List<MatchPlayers.Entrant> others = new ArrayList<>();
        for (int i = 1; i < players.size(); i++) {
            others.add(entry.entrant(gauntlet ? "B" + i : "B", players.get(i)));
        }
        long begin = System.nanoTime();
        List<Pairing> pairings = new ArrayList<>();
        for (int i = 0; i < others.size(); i++) {
            pairings.add(new Pairing(i, settings, first, others.get(i), to));
        }
        try {
            pairings.forEach(Pairing::play);
            to.ifPresent(file -> file.write(out -> pairings.forEach(pairing -> pairing.write(out))));
            pairings.forEach(Pairing::forget);
        } finally {
            pairings.forEach(Pairing::close);
        }
        double seconds = (System.nanoTime() - begin) / 1e9;
        List<MatchDocument.Row> rows = pairings.stream()
                .map(pairing -> new MatchDocument.Row(
                        pairing.other.typed(), pairing.other.source().name(), pairing.tally))
                .toList();
        MatchDocument document = new MatchDocument(
                first.typed(),
                first.source().name(),
                rows,
                settings,
                rules.variant().name(),
                conditions(),
                seconds);
        new Printer(System.out).print(document.document(gauntlet, resumed(pairings), output), format.format);
        return 0;
    }

    private static long resumed(List<Pairing> pairings) {
        return pairings.stream().mapToLong(pairing -> pairing.resumed).sum();
    }

    private void checkPlayers() {
        if (players.size() < 2) {
            throw new InputException("match: found one player, expected two, such as `pieceworth match self:universal"
                    + " self:mobility`");
        }
        if (players.size() > 2 && !gauntlet) {
            throw new InputException("match: found " + players.size() + " players, expected two, or --gauntlet for "
                    + players.getFirst() + " against each of the others");
        }
    }

    private String conditions() {
        return options.limit() + ", "
                + Numbers.counted(options.play.plies, "random ply").replace("plys", "plies")
                + (options.play.shuffle ? ", back ranks shuffled" : "") + ", seed " + common.seed;
    }

    /// One match of the command, with what is kept of it.
    private final class Pairing {

        private final int number;
        private final MatchSettings settings;
        private final MatchPlayers.Entrant first;
        private final MatchPlayers.Entrant other;
        private final MatchTally tally;
        private final Optional<Path> part;
        private final List<PlayedGame> unkept = new ArrayList<>();
        private Optional<Journal> journal = Optional.empty();
        private long resumed;

        Pairing(
                int number,
                MatchSettings settings,
                MatchPlayers.Entrant first,
                MatchPlayers.Entrant other,
                Optional<OutputFile> to) {
            this.number = number;
            this.settings = settings;
            this.first = first;
            this.other = other;
            tally = new MatchTally(settings.sprt());
            part = to.map(OutputFile::path)
                    .filter(path -> Files.isRegularFile(path) || Files.notExists(path))
                    .map(path ->
                            path.resolveSibling(path.getFileName() + (gauntlet ? "." + (number + 1) : "") + ".part"));
        }

        void play() {
            try {
                journal = part.map(path -> Journal.open(path, named(), fresh));
                journal.ifPresent(kept -> kept.forEach(settings.rules(), counted((_, _) -> true)));
                resumed = tally.games();
                if (!tally.isDecided() && tally.games() < settings.games()) {
                    playOn();
                }
            } catch (UncheckedIOException e) {
                throw unwritten(e);
            }
        }

        private void playOn() {
            int threads = concurrency.orElse(common.threads);
            try (GamesProgress progress = GamesProgress.of(resumed, settings.games(), common.quiet);
                    Match match = new Match(settings, first.source(), other.source())) {
                match.play(resumed, threads, counted((_, game) -> {
                    keep(game);
                    progress.game();
                    return true;
                }));
            }
        }

        /// Counts the games that a sink takes, up to the last one that the match needs.
        private GameSink counted(GameSink sink) {
            return (game, played) -> {
                tally.add(game, played);
                return sink.game(game, played) && !tally.isDecided() && tally.games() < settings.games();
            };
        }

        /// Pipes and devices have no place beside them: their games wait in memory.
        private void keep(PlayedGame game) {
            if (journal.isPresent()) {
                journal.get().add(game);
            } else if (output.isPresent()) {
                unkept.add(game);
            }
        }

        void write(PrintWriter out) {
            GameLabels labels =
                    new GameLabels(EVENT, first.source().name(), other.source().name(), true);
            PgnGames writer = new PgnGames(new PgnWriter(out), labels, scores);
            // An even number, so that colours change as they do in the match.
            long before = number * (settings.games() + settings.games() % 2);
            GameSink sink = (game, played) -> {
                writer.write(before + game, played);
                return game + 1 < tally.games() && !out.checkError();
            };
            journal.ifPresent(kept -> kept.forEach(settings.rules(), sink));
            for (int game = 0; game < unkept.size() && sink.game(game, unkept.get(game)); game++) {}
        }

        void forget() {
            journal.ifPresent(Journal::remove);
        }

        void close() {
            journal.ifPresent(Journal::close);
        }

        /// What the games depend on, by the options that say it.
        private Map<String, String> named() {
            Map<String, String> named = new LinkedHashMap<>();
            named.put("version", Version.number());
            named.put("A", first.typed());
            named.put("B", other.typed());
            named.put("--seed", Long.toString(common.seed));
            List<String> played = options.named();
            for (int i = 0; i < played.size(); i += 2) {
                named.put(played.get(i), played.get(i + 1));
            }
            named.put("A's values and options", checksum(first.print()));
            named.put("B's values and options", checksum(other.print()));
            named.put("the variant's rules", checksum(settings.rules().variant().toString()));
            return named;
        }

        private OutputException unwritten(UncheckedIOException e) {
            String cause =
                    Optional.ofNullable(e.getCause()).map(Throwable::getMessage).orElse("for no known reason");
            return new OutputException(part.map(Path::toString).orElse("match") + ": cannot be written: " + cause
                    + "; its games are kept: give it room and run the same command again");
        }
    }

    private static String checksum(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(sum.getValue());
    }
}
