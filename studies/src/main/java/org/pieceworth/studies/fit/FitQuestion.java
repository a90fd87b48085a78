package org.pieceworth.studies.fit;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Format;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.Shrinking;
import org.pieceworth.empirical.settings.Target;
import org.pieceworth.empirical.settings.Vcov;
import org.pieceworth.empirical.settings.WhereSeparated;
import org.pieceworth.report.SvgWriter;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.Solver;
import org.pieceworth.studies.fit.FitStudy.FitRequest;
import org.pieceworth.studies.fit.part.FitPart;
import org.pieceworth.studies.fit.part.FitParts;
import org.pieceworth.studies.fit.part.FitPurpose;
import org.pieceworth.studies.options.CollectionArguments;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.GamesQuestion;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.output.OutputCheck;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.reading.ReadRequest;
import org.pieceworth.studies.run.InputReader;
import org.pieceworth.studies.run.Run;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainNumber;

/// Values of pieces, fitted to the results of games.
public final class FitQuestion implements GamesQuestion {

    /// Kinds of tables that a job writes.
    private static final List<String> TABLES = List.of("c", "csv", "json", "ini");

    private static final NumberOption<Double> RIDGE = NumberOption.of(
                    "--ridge",
                    "X",
                    "penalty of X times the sum of squared coefficients, added to the mean log-loss",
                    1e-12,
                    1e6)
            .orZero()
            .standard(0.0);
    private static final NumberOption<Integer> BOOTSTRAP = NumberOption.of(
                    "--bootstrap",
                    "N",
                    "errors and intervals from N resamples of whole games instead of a formula",
                    2,
                    1_000_000)
            .orZero();

    /// Resamples of `--vcov bootstrap` by itself.
    private static final int USUAL_RESAMPLES = 1999;

    private final CommonOptions common = new CommonOptions();
    private final FormatOption output = new FormatOption(
            List.of("ini", "tidy", "covariance"),
            ", ini: lines of variants.ini for an engine, tidy: CSV with the columns of R's broom, or covariance: that of the"
                    + " parameters in log-odds, as CSV");
    private final CollectionArguments games;
    private final Setting<Optional<DrawModel>> draws = Setting.choice(
            DrawModel.class,
            "--draws",
            "HOW",
            "ordered (a separate outcome, default), half (half a win for each side) or drop");
    private final Setting<Boolean> whiteAdvantage =
            Setting.flag("--white-advantage", "fit White's advantage (default, except with a preset)");
    private final Setting<Boolean> noWhiteAdvantage =
            Setting.flag("--no-white-advantage", "fit no advantage for White");
    private final Setting<Optional<Double>> ridge = Setting.optional(RIDGE);
    private final Setting<WhereSeparated> separation = Setting.choice(
            WhereSeparated.REFUSE,
            "--separation",
            "HOW",
            "features that separate wins from losses completely: refuse (no value, default) or firth (fit"
                    + " everything by Firth's penalised likelihood, with profile intervals)");
    private final Setting<Optional<Solver>> solver =
            Setting.choice(Solver.class, "--solver", "NAME", "newton (default) or gradient (as published in 2015)");
    private final Setting<String> unit = Setting.standard(
            "pawn=100", "--unit", "UNIT", "scale: pawn=100 (default), knight=300, …, elo, logit or raw");
    private final Setting<Optional<String>> smooth = Setting.text(
            "--smooth",
            "X|auto",
            "strength of smoothing for values of squares; auto (default) chooses it by the likelihood of held-out"
                    + " games");
    private final Setting<Optional<String>> shrink = Setting.text(
            "--shrink",
            "auto|best|X",
            "shrink values by phase (phase:K) towards one value for all phases, so that an engine can load them:"
                    + " auto, as strongly as held-out games allow; best, for the best prediction; or with strength X");
    private final Setting<Integer> bootstrap = Setting.number(BOOTSTRAP);
    private final Setting<String> cluster = Setting.standard(
            "auto",
            "--cluster",
            "HOW",
            "cluster errors by game, pair (of players), event, player, or tags such as ECO or White,Black; auto"
                    + " (default): by event or pair if there are enough of them, else by game; or by the coarser"
                    + " cluster that widens an error most, if by more than a quarter");
    private final Setting<Vcov> vcov = Setting.choice(
            Vcov.AUTO,
            "--vcov",
            "NAME",
            "errors by exactly this covariance: iid or hc1 (rows), cr1, cr2 or cr3 (clusters), bootstrap (whole games), wild"
                    + " (wild cluster bootstrap, for few clusters); auto (default) chooses cr1 or cr3 by the data");
    private final List<FitPart> parts;
    private final Setting<Optional<String>> report = Setting.text(
            "--report",
            "FILE.html",
            "write a page with tables and charts: values, calibration, groups, phases, squares");
    private final Setting<Optional<String>> plot =
            Setting.text("--plot", "FILE.svg|png", "write a picture; --plot-what selects it");
    private final Setting<Optional<String>> plotWhat = Setting.text(
            "--plot-what",
            "WHAT",
            "values (default), calibration, groups, phases, trace (the solver's steps), or squares:N for a piece");
    private final Setting<Optional<String>> tables = Setting.text(
            "--tables",
            "FILE.c|csv|json|ini",
            "write the values as tables for an engine: C arrays, CSV, JSON, or lines of variants.ini");
    private final Setting<Optional<String>> trace =
            Setting.text("--trace", "FILE", "write cost and values at each step of the solver, as CSV");
    private final Setting<Boolean> rules = Setting.flag(
            "--rules",
            "also test the ten rules of Capablanca, and show the result of --preset medvedev (with a preset: always)");
    private Supplier<List<String>> typed = List::of;

    /// @param terms the terms that users may name
    public FitQuestion(TermCatalogue terms) {
        this(terms, FitParts.all());
    }

    /// @param terms the terms that users may name
    /// @param parts parts of the answer
    public FitQuestion(TermCatalogue terms, List<FitPart> parts) {
        this.parts = parts;
        games = new CollectionArguments(terms);
    }

    @Override
    public void describe(Options usage) {
        usage.about("Estimate piece values from games. A regression of results on material, with standard errors and "
                + "95 %% intervals.");
        usage.examples("""
                pieceworth fit games.pgn.zst
                pieceworth fit a.pgn b.pgn --format json
                pieceworth fit games.pgn --where "WhiteElo >= 2500 and Event ~ 'blitz'"
                pieceworth fit games.pgn --by year:10 --report page.html
                pieceworth fit games.pgn --features material,pair:B --held-out
                zstdcat games.pgn.zst | pieceworth fit -
                """);
        OptionGroup.all(
                usage,
                common,
                output,
                games,
                draws,
                whiteAdvantage,
                noWhiteAdvantage,
                ridge,
                separation,
                solver,
                unit,
                smooth,
                shrink,
                bootstrap,
                cluster,
                vcov);
        parts.forEach(part -> part.describe(usage));
        usage.local(here -> OptionGroup.all(here, report, plot, plotWhat, tables, trace, rules));
        typed = usage::typed;
    }

    @Override
    public boolean heedsInterrupts() {
        return true;
    }

    /// Checks only the options: the games may still be on their way.
    @Override
    public void check() {
        fitSettings();
        Optional<Grouping> grouping = grouping();
        games.settingsUnread(common, grouping);
        checkDependencies(grouping);
    }

    @Override
    public ObservationSettings settings() {
        return request(files(), InputReader.HERE).observed().settings();
    }

    @Override
    public Reply reply(Run run) {
        FitFiles files = files();
        OutputCheck.check(games.inputs(), files.outputs());
        // The first game is read while the request is made, which takes long if there is none.
        run.begins(Run.BYTES, 0, games.bytes(run.reader()));
        FitAnswer answer = FitStudy.answer(request(files, run.reader()), run);
        Document document = answer.document();
        files.write(answer, document);
        files.names().forEach(name -> run.note("Written to " + name + "."));
        Reply reply = reply(answer, document).warning(answer.warnings());
        for (String kind : TABLES) {
            reply = reply.with("tables." + kind, () -> FitFiles.tables(kind, answer));
        }
        for (FitPlot plot : FitPlot.of(answer.sections())) {
            reply = reply.with(plot.subject().word() + ".svg", () -> SvgWriter.of(plot.picture(answer.sections())));
        }
        return reply;
    }

    private Reply reply(FitAnswer answer, Document document) {
        if (output.isOwn("tidy")) {
            return Reply.of(TidyValues.document(answer), Format.CSV);
        }
        if (output.isOwn("covariance")) {
            return Reply.of(TidyValues.covariance(answer), Format.CSV);
        }
        return output.isOwn() ? Reply.ofLines(answer.ini()) : Reply.of(document, output.format);
    }

    /// The output files, looked at before the work begins.
    private FitFiles files() {
        OptionDependency.check("plot-what", plotWhat.isTyped(), "--plot FILE", plot.isTyped());
        return new FitFiles(
                report.get().map(OutputFile::of),
                plot.get().map(OutputFile::of),
                plotWhat.get().map(FitPlot::parse).orElse(FitPlot.VALUES),
                tables.get().map(OutputFile::of),
                trace.get().map(OutputFile::of));
    }

    private Optional<Grouping> grouping() {
        return parts.stream().flatMap(part -> part.grouping().stream()).findFirst();
    }

    private FitRequest request(FitFiles files, InputReader reader) {
        FitSettings settings = fitSettings();
        Optional<Grouping> grouping = grouping();
        ReadRequest reading = games.request(common, grouping, reader);
        checkDependencies(grouping);
        return new FitRequest(
                reading,
                settings,
                parts,
                new FitPurpose(
                        files.page().isPresent(), files.drawn(), games.medvedev(), rules.get() || games.medvedev()),
                output.format == Format.JSON || files.page().isPresent(),
                files.needSteps(settings.solver()),
                typed.get());
    }

    private void checkDependencies(Optional<Grouping> grouping) {
        parts.forEach(FitPart::check);
        OptionDependency.check(
                "smooth",
                smooth.isTyped(),
                "--features squares",
                games.features.get().contains("squares"));
        OptionDependency.check(
                "shrink",
                shrink.isTyped(),
                "--features …,phase:K",
                games.features.get().contains("phase:"));
        OptionDependency.check(
                "alias",
                games.alias.isTyped(),
                "--by player",
                grouping.filter(by -> by.text().contains("player")).isPresent());
    }

    private double smoothing() {
        return smooth.get()
                .filter(typed -> !typed.equals("auto"))
                .map(FitQuestion::smoothing)
                .orElse(Double.NaN);
    }

    private static double smoothing(String smooth) {
        double strength = PlainNumber.read(smooth).orElse(-1);
        if (strength < 0) {
            throw InputException.about(
                    "smooth", "found '" + smooth + "', expected auto or a number from 0, such as 1e-4");
        }
        return strength;
    }

    private FitSettings fitSettings() {
        FitSettings base = games.medvedev() ? FitSettings.MEDVEDEV : FitSettings.DEFAULT;
        OptionDependency.exclude(
                "no-white-advantage", noWhiteAdvantage.get(), "--white-advantage", whiteAdvantage.get());
        if (games.target.get() == Target.SCORE
                && draws.get().filter(DrawModel.ORDERED::equals).isPresent()) {
            throw InputException.about(
                    "draws",
                    "found ordered with --target score, expected half (the default there):"
                            + " a score is an expected result, and no row is drawn");
        }
        return new FitSettings(
                draws.get().orElse(games.target.get() == Target.SCORE ? DrawModel.HALF : base.draws()),
                whiteAdvantage.get() || (base.whiteAdvantage() && !noWhiteAdvantage.get()),
                ridge.get().orElse(base.ridge()),
                solver.get().orElse(base.solver()),
                ValueUnit.parse(unit.get()),
                smoothing(),
                shrink.get().map(Shrinking::parse).orElse(new Shrinking.None()),
                separation.get(),
                new FitSettings.Errors(
                        Clustering.parse(cluster.get()),
                        vcov.get(),
                        new FitSettings.Resampling(replicates(), common.seed, common.threads)));
    }

    private int replicates() {
        if (bootstrap.get() > 0 && vcov.get() != Vcov.AUTO && vcov.get() != Vcov.BOOTSTRAP) {
            OptionDependency.exclude(
                    "bootstrap", true, "--vcov " + vcov.get().name().toLowerCase(Locale.ROOT), true);
        }
        return bootstrap.get() == 0 && vcov.get() == Vcov.BOOTSTRAP ? USUAL_RESAMPLES : bootstrap.get();
    }
}
