package org.pieceworth.cli.play;

import java.io.OutputStream;
import java.util.Optional;
import java.util.regex.Pattern;
import org.pieceworth.answer.Format;
import org.pieceworth.answer.TerminalText;
import org.pieceworth.cli.terminal.GamesProgress;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.empirical.ObservationReader;
import org.pieceworth.lab.experiment.GamePlace;
import org.pieceworth.lab.experiment.GamesPart;
import org.pieceworth.lab.experiment.PlannedGames;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.play.GamesTarget;
import org.pieceworth.studies.play.PlayMeans;
import org.pieceworth.studies.play.SelfplayAnswer;
import org.pieceworth.studies.play.SelfplayDocument;
import org.pieceworth.studies.play.SelfplayRequest;
import org.pieceworth.studies.play.SelfplayStudy;
import org.pieceworth.studies.questions.SelfplayQuestion;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Lets the engine play against itself.
public final class SelfplayCommand implements PlayingCommand {

    private static final Pattern OBSERVATIONS = Pattern.compile("(?i).*\\.(parquet|rows|csv)");

    private final ModelCatalogue models;
    private final GamePlace place;
    private final SelfplayQuestion question;
    Optional<String> output = Optional.empty();
    boolean fresh;
    boolean scores;
    final NotationOption notation = new NotationOption();
    Optional<String> tables = Optional.empty();

    /// @param models those that users may name
    public SelfplayCommand(ModelCatalogue models) {
        this(models, GamePlace.HERE);
    }

    /// @param models those that users may name
    /// @param place where games are played
    public SelfplayCommand(ModelCatalogue models, GamePlace place) {
        this.models = models;
        this.place = place;
        question = new SelfplayQuestion(models);
    }

    @Override
    public void describe(Options usage) {
        usage.about(
                "Let the engine play against itself, in any variant or with two armies. Writes games as PGN, observations or"
                        + " fitted values. The same command continues an interrupted run.");
        usage.examples("""
                pieceworth selfplay --games 1000 -o games.pgn
                pieceworth selfplay --variant capablanca --games 1000 --fit
                # two armies, each with both colours
                pieceworth selfplay --white "R N B archbishop K B N R" --black RNBQKBNR \\
                           --games 400 -o armies.pgn
                # armies drawn at random, for fit --at start
                pieceworth selfplay --armies FfW=40,N=14,B=14,R=14,Q=6,empty=12 \\
                           --games 2000 -o lots.pgn
                # observations for fit
                pieceworth selfplay --variant @my.ini:mygame --shuffle -o mygame.parquet
                """);
        question.describe(usage);
        usage.text(
                "-o, --output",
                "FILE",
                "file for the games (.pgn) or observations (.parquet, .rows or .csv); - for PGN on standard"
                        + " output; an unfinished run is kept in FILE.part",
                value -> output = Optional.of(value));
        usage.flag("--fresh", "start anew, without the games of an unfinished run", () -> fresh = true);
        usage.text(
                "--tables",
                "FILE.ini",
                "with --fit, write the values as lines of variants.ini for an engine",
                value -> tables = Optional.of(value));
        usage.flag("--scores", "write the engine's score after each move in PGN", () -> scores = true);
        notation.describe(usage);
    }

    @Override
    public PlannedGames games(GamesPart part) {
        return SelfplayStudy.games(question.request(Optional.empty()), PlayMeans.none(new ValueSources(models)));
    }

    @Override
    public Integer call() {
        boolean toFile = output.filter(name -> !name.equals(ObservationReader.STANDARD_STREAM))
                .isPresent();
        OptionDependency.check("fresh", fresh, "-o FILE", toFile);
        boolean writesPgn =
                output.filter(name -> !OBSERVATIONS.matcher(name).matches()).isPresent();
        OptionDependency.check("scores", scores, "-o FILE.pgn", writesPgn);
        notation.check(writesPgn);
        boolean standard =
                output.filter(ObservationReader.STANDARD_STREAM::equals).isPresent();
        FormatOption format = question.format();
        if (standard && (format.isOwn() || format.format != Format.TABLE)) {
            throw InputException.about(
                    "format",
                    "found together with -o -, and both need standard output; expected a file for the games, or no"
                            + " --format");
        }
        Optional<OutputFile> ini = tables.map(this::tablesFile);
        Optional<OutputStream> stream = standard ? Optional.of(System.out) : Optional.empty();
        SelfplayRequest request =
                question.request(output.map(name -> new GamesTarget(name, stream, fresh, scores, notation.notation())));
        CommonOptions common = question.common();
        PlayMeans means = new PlayMeans(
                new ValueSources(models),
                common.threads,
                place,
                new GamesProgress(common.quiet, output.filter(_ -> toFile)));
        SelfplayAnswer answer = SelfplayStudy.answer(request, means, ini);
        ini.ifPresent(answer::writeIni);
        if (!standard) {
            print(answer);
        }
        return 0;
    }

    private void print(SelfplayAnswer answer) {
        FormatOption format = question.format();
        if (format.isOwn()) {
            answer.iniLines().stream().map(TerminalText::of).forEach(System.out::println);
        } else {
            Terminal.printer().print(SelfplayDocument.of(answer), format.format);
        }
    }

    private OutputFile tablesFile(String name) {
        if (!question.fits()) {
            throw InputException.about("tables", "needs --fit, since it writes fitted values");
        }
        if (!name.endsWith(".ini")) {
            throw InputException.about(
                    "tables",
                    "found '" + name + "', expected a name that ends in .ini; `pieceworth fit` writes other formats");
        }
        return OutputFile.of(name);
    }
}
