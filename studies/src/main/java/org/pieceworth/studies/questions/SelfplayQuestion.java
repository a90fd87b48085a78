package org.pieceworth.studies.questions;

import java.io.OutputStream;
import java.util.Optional;
import java.util.regex.Pattern;
import org.pieceworth.answer.Format;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.lab.experiment.GamesPart;
import org.pieceworth.lab.experiment.OwnGamesFit;
import org.pieceworth.lab.experiment.PlannedGames;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.NotationOption;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.PlayingQuestion;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.SelfplayOptions;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.play.GamesTarget;
import org.pieceworth.studies.play.PlayMeans;
import org.pieceworth.studies.play.SelfplayAnswer;
import org.pieceworth.studies.play.SelfplayDocument;
import org.pieceworth.studies.play.SelfplayRequest;
import org.pieceworth.studies.play.SelfplayStudy;
import org.pieceworth.studies.run.Run;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Games that the engine plays against itself, with values fitted to them.
public final class SelfplayQuestion implements PlayingQuestion {

    private static final Pattern OBSERVATIONS = Pattern.compile("(?i).*\\.(parquet|rows|csv)");

    private final ModelCatalogue models;
    private final CommonOptions common = new CommonOptions();
    private final FormatOption format =
            new FormatOption("ini", ", or with --fit ini: lines of variants.ini for an engine");
    private final SelfplayOptions options;
    private final Setting<Long> games = Setting.number(
            NumberOption.of("--games", "N", "games", 1L, 100_000_000L).standard(100L));
    private final Setting<Boolean> fit = Setting.flag("--fit", "fit the values of the pieces to the games");
    private final Setting<Optional<String>> output = Setting.text(
            "-o, --output",
            "FILE",
            "file for the games (.pgn) or observations (.parquet, .rows or .csv); - for PGN on standard"
                    + " output; an unfinished run is saved in FILE.part");
    private final Setting<Boolean> fresh =
            Setting.flag("--fresh", "start again, without the games of an unfinished run");
    private final Setting<Boolean> scores = Setting.flag("--scores", "write the engine's score after each move in PGN");
    private final NotationOption notation = new NotationOption();
    private final Setting<Optional<String>> tables =
            Setting.text("--tables", "FILE.ini", "with --fit, write the values as lines of variants.ini for an engine");

    /// @param models the models that users may name
    public SelfplayQuestion(ModelCatalogue models) {
        this.models = models;
        options = new SelfplayOptions(models);
    }

    @Override
    public void describe(Options usage) {
        usage.about("Let the engine play itself, in any variant, and save games. Writes PGN, observations or fitted "
                + "values. The same command continues an interrupted run.");
        usage.examples("""
                pieceworth selfplay --games 1000 -o games.pgn
                pieceworth selfplay --variant capablanca --games 1000 --fit
                # two armies, each with both colours
                pieceworth selfplay --white "R N B archbishop K B N R" --black RNBQKBNR \\
                           --games 400 -o armies.pgn
                # random armies, for fit --at start
                pieceworth selfplay --armies FfW=40,N=14,B=14,R=14,Q=6,empty=12 \\
                           --games 2000 -o lots.pgn
                # observations for fit
                pieceworth selfplay --variant @my.ini:mygame --shuffle -o mygame.parquet
                """);
        OptionGroup.all(usage, common, format, options, games, fit);
        usage.local(this::describeFiles);
    }

    private void describeFiles(Options usage) {
        OptionGroup.all(usage, output, fresh, tables, scores, notation);
    }

    @Override
    public void check() {
        SelfplayStudy.check(request(Optional.empty()), PlayMeans.none(new ValueSources(models)));
    }

    @Override
    public PlannedGames games(GamesPart part) {
        return SelfplayStudy.games(request(Optional.empty()), PlayMeans.none(new ValueSources(models)));
    }

    @Override
    public Reply reply(Run run) {
        Optional<String> file = output.get().filter(name -> !name.equals(ObservationReader.STANDARD_STREAM));
        OptionDependency.check("fresh", fresh.get(), "-o FILE", file.isPresent());
        boolean writesPgn = output.get()
                .filter(name -> !OBSERVATIONS.matcher(name).matches())
                .isPresent();
        OptionDependency.check("scores", scores.get(), "-o FILE.pgn", writesPgn);
        notation.check(writesPgn);
        boolean standard = output.isTyped() && file.isEmpty();
        if (standard && (format.isOwn() || format.format != Format.TABLE)) {
            throw InputException.about(
                    "format",
                    "found together with -o -, and both need standard output; expected a file for the games, or no"
                            + " --format");
        }
        Optional<OutputFile> ini = tables.get().map(this::tablesFile);
        Optional<OutputStream> stream = standard ? Optional.of(run.standardOutput()) : Optional.empty();
        SelfplayRequest request = request(output.get()
                .map(name -> new GamesTarget(name, stream, fresh.get(), scores.get(), notation.notation())));
        file.ifPresent(run::keepsBeside);
        SelfplayAnswer answer =
                SelfplayStudy.answer(request, new PlayMeans(new ValueSources(models), common.threads, run), ini);
        ini.ifPresent(answer::writeIni);
        if (standard) {
            return Reply.ofText("");
        }
        if (format.isOwn()) {
            return Reply.ofLines(answer.iniLines());
        }
        Reply reply = Reply.of(SelfplayDocument.of(answer), format.format);
        return answer.values().filter(OwnGamesFit.Fitted.class::isInstance).isPresent()
                ? reply.with("answer.ini", () -> String.join("\n", answer.iniLines()) + "\n")
                : reply;
    }

    private OutputFile tablesFile(String name) {
        if (!fit.get()) {
            throw InputException.about("tables", "needs --fit, since it writes fitted values");
        }
        if (!name.endsWith(".ini")) {
            throw InputException.about(
                    "tables",
                    "found '" + name + "', expected a name that ends in .ini; `pieceworth fit` writes other formats");
        }
        return OutputFile.of(name);
    }

    private SelfplayRequest request(Optional<GamesTarget> target) {
        if (format.isOwn() && !fit.get()) {
            throw InputException.about("format", "ini does nothing without --fit; expected both, or neither");
        }
        return new SelfplayRequest(
                options.conditions(common.seed),
                options.armies(),
                options.values,
                games.get(),
                fit.get(),
                target,
                options.weights);
    }
}
