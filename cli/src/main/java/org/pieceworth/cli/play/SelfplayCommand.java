package org.pieceworth.cli.play;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.options.FormatOption;
import org.pieceworth.cli.options.OptionRange;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.cli.terminal.GamesProgress;
import org.pieceworth.empirical.ObservationReader;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.fit.PieceValueFitter;
import org.pieceworth.lab.experiment.GameLabels;
import org.pieceworth.lab.experiment.GameObservations;
import org.pieceworth.lab.experiment.GameSink;
import org.pieceworth.lab.experiment.GameTally;
import org.pieceworth.lab.experiment.Journal;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.selfplay.SelfPlay;
import org.pieceworth.lab.selfplay.SelfPlaySettings;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.studies.document.Format;
import org.pieceworth.studies.document.OutputException;
import org.pieceworth.studies.document.OutputFile;
import org.pieceworth.studies.document.Printer;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Lets the engine play against itself.
public final class SelfplayCommand implements Subcommand {

    private static final long MOST_GAMES = 100_000_000;

    CommonOptions common = new CommonOptions();
    FormatOption format = new FormatOption();
    final SelfplayOptions options;
    long games = 100;
    Optional<String> output = Optional.empty();
    boolean fresh;
    boolean fit;
    boolean scores;

    public SelfplayCommand(ModelCatalogue models) {
        options = new SelfplayOptions(models);
    }

    @Override
    public void describe(Usage usage) {
        usage.about("Let the engine play against itself: any variant, or two armies; games as PGN, observations or"
                + " fitted values. Games are kept as they end: the same command goes on where it was stopped.");
        usage.examples("""
                pieceworth selfplay --games 1000 -o games.pgn         chess, 500 nodes a move
                pieceworth selfplay --variant capablanca --games 1000 --fit
                                                                      what its pieces are worth by play
                pieceworth selfplay --white "R N B archbishop K B N R" --black RNBQKBNR --games 400 -o armies.pgn
                                                                      two armies, each with both colours
                pieceworth selfplay --variant @my.ini:mygame --nodes 2000 --shuffle -o mygame.parquet
                                                                      observations, which fit reads
                """);
        common.describe(usage);
        format.describe(usage);
        options.describe(usage);
        usage.value("--games", "N", "games (default 100)", Long.class, value -> games = value);
        usage.text(
                "-o, --output",
                "FILE",
                "where games go: .pgn, or observations as .parquet, .rows or .csv; - for PGN on standard"
                        + " output. Unfinished runs wait in FILE.part",
                value -> output = Optional.of(value));
        usage.flag("--fresh", "drop the games of an unfinished run", () -> fresh = true);
        usage.flag("--fit", "fit the values of the pieces to the games", () -> fit = true);
        usage.flag("--scores", "write the engine's score behind each move of PGN", () -> scores = true);
    }

    @Override
    public Integer call() {
        OptionRange.check("--games", games, 1, MOST_GAMES);
        if (output.filter(ObservationReader.STANDARD_STREAM::equals).isPresent() && format.format != Format.TABLE) {
            throw new InputException("found -o - and --format, and both want standard output; expected a file for the"
                    + " games, or no --format");
        }
        SelfplayOptions.Game game = options.game();
        Optional<PieceValues> values = options.values(game);
        SelfPlaySettings settings = options.settings(game, common, values);
        if (!common.quiet) {
            PlayOptions.tell(game.reading(), settings.rules());
        }
        GameLabels labels = game.labels();
        Optional<SelfplayOutput> to = output.map(name -> SelfplayOutput.of(name, labels, scores));
        Optional<OutputFile> ini = to.flatMap(out -> iniFile(game, out));
        Run run = new Run(settings, options.named(game, common, values), labels, to);
        long begin = System.nanoTime();
        run.play();
        double seconds = (System.nanoTime() - begin) / 1e9;
        ini.ifPresent(
                file -> file.write(out -> out.print(game.armies().orElseThrow().ini())));
        if (to.filter(out -> out.file().isEmpty()).isEmpty()) {
            SelfplayDocument document = new SelfplayDocument(
                    game, settings, options.limit(), run.tally, run.fitted, run.unfitted, run.resumed, seconds);
            new Printer(System.out)
                    .print(document.document(to.map(SelfplayOutput::name), ini.map(OutputFile::name)), format.format);
        }
        return 0;
    }

    /// The variant of the armies, for whoever reads the games.
    private static Optional<OutputFile> iniFile(SelfplayOptions.Game game, SelfplayOutput to) {
        return game.armies()
                .flatMap(_ -> to.file())
                .filter(_ -> to.keepsJournal())
                .map(file -> OutputFile.of(file.name().replaceFirst("\\.[A-Za-z]+$", "") + ".ini"));
    }

    /// One run: games that were there, games that are played, and what comes of them.
    private final class Run {

        private final SelfPlaySettings settings;
        private final Map<String, String> named;
        private final GameLabels labels;
        private final Optional<SelfplayOutput> to;
        private final GameTally tally = new GameTally();
        private Optional<PieceValueFit> fitted = Optional.empty();
        private Optional<String> unfitted = Optional.empty();
        private long resumed;

        Run(SelfPlaySettings settings, Map<String, String> named, GameLabels labels, Optional<SelfplayOutput> to) {
            this.settings = settings;
            this.named = named;
            this.labels = labels;
            this.to = to;
        }

        void play() {
            if (to.filter(SelfplayOutput::keepsJournal).isPresent()) {
                kept(to.get());
            } else if (to.isPresent() && fit) {
                List<PlayedGame> all = new ArrayList<>();
                playInto(0, (_, game) -> all.add(game));
                finish(sink -> {
                    for (int number = 0; number < all.size() && sink.game(number, all.get(number)); number++) {}
                });
            } else {
                finish(sink -> playInto(0, sink));
            }
        }

        private void kept(SelfplayOutput out) {
            Path place = out.file().orElseThrow().path();
            Path part = place.resolveSibling(place.getFileName() + ".part");
            try (Journal journal = Journal.open(part, named, fresh)) {
                resumed = Math.min(games, journal.games());
                playInto(resumed, (_, game) -> {
                    journal.add(game);
                    return true;
                });
                finish(sink ->
                        journal.forEach(settings.rules(), (number, game) -> number < games && sink.game(number, game)));
                journal.remove();
            } catch (UncheckedIOException e) {
                throw new OutputException(part + ": cannot be written: "
                        + Optional.ofNullable(e.getCause())
                                .map(Throwable::getMessage)
                                .orElse("") + "; its games are kept: give it room and run the same command again");
            }
        }

        private void playInto(long from, GameSink sink) {
            try (GamesProgress progress = GamesProgress.of(from, games, common.quiet)) {
                new SelfPlay(settings).play(from, games, common.threads, (number, game) -> {
                    progress.game();
                    return sink.game(number, game);
                });
            }
        }

        /// Counts the games, writes them and fits them.
        private void finish(Consumer<GameSink> all) {
            Consumer<GameSink> counted = sink -> all.accept((number, game) -> {
                tally.add(game, labels.exchanged(number));
                return sink.game(number, game);
            });
            if (to.isPresent()) {
                to.get().write(settings.rules(), counted);
                if (fit) {
                    fitTo(all);
                }
            } else if (fit) {
                fitTo(counted);
            } else {
                counted.accept((_, _) -> true);
            }
        }

        private void fitTo(Consumer<GameSink> source) {
            ObservationReader games = GameObservations.collect(
                    GameObservations.options(settings.rules()), Optional.empty(), labels, source);
            try {
                fitted = Optional.of(PieceValueFitter.fit(games.observations(), FitSettings.DEFAULT, FitTrace.NONE));
            } catch (InputException | FitException tooLittle) {
                unfitted = Optional.ofNullable(tooLittle.getMessage());
            }
        }
    }
}
