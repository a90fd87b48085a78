package org.pieceworth.cli.games;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.terminal.Progress;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.Shrinking;
import org.pieceworth.empirical.fit.WhereSeparated;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.empirical.settings.Target;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.Solver;
import org.pieceworth.studies.document.OutputCheck;
import org.pieceworth.studies.document.OutputFile;
import org.pieceworth.studies.document.TerminalText;
import org.pieceworth.studies.fit.FitAnswer;
import org.pieceworth.studies.fit.FitDocument;
import org.pieceworth.studies.fit.FitFiles;
import org.pieceworth.studies.fit.FitRequest;
import org.pieceworth.studies.fit.FitStudy;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.Company;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.ValueFormat;
import org.pieceworth.studies.reading.ReadRequest;
import org.pieceworth.terms.TermCatalogue;

/// Values from games.
public final class FitCommand implements Subcommand {

    CommonOptions common = new CommonOptions();
    ValueFormat output = ValueFormat.TABLE;
    final CollectionArguments games;
    Optional<DrawModel> draws = Optional.empty();
    boolean whiteAdvantage;
    boolean noWhiteAdvantage;
    Optional<Double> ridge = Optional.empty();
    Optional<Solver> solver = Optional.empty();
    String unit = "pawn=100";
    Optional<String> smooth = Optional.empty();
    Optional<String> shrink = Optional.empty();
    int bootstrap;
    String cluster = "auto";
    WhereSeparated separation = WhereSeparated.REFUSE;
    FitExtrasOptions extrasOptions = new FitExtrasOptions();
    FitOutputs outputs = new FitOutputs();
    Supplier<List<String>> typed = List::of;
    Optional<String> trace = Optional.empty();

    /// @param terms those that users may name
    public FitCommand(TermCatalogue terms) {
        games = new CollectionArguments(terms);
    }

    @Override
    public void describe(Options usage) {
        usage.about("What pieces are worth in games: a regression of results on material, with its uncertainty.");
        usage.examples("""
                pieceworth fit games.pgn.zst
                pieceworth fit a.pgn b.pgn --format json
                pieceworth fit games.pgn --preset medvedev --solver gradient --trace steps.csv
                zstdcat games.pgn.zst | pieceworth fit -
                """);
        common.describe(usage);
        usage.value(
                "--format",
                "FORMAT",
                "table (default), json, csv, md, or ini: lines of variants.ini for an engine",
                ValueFormat.class,
                value -> output = value);
        games.describe(usage);
        usage.value(
                "--draws",
                "HOW",
                "ordered (a separate outcome, default), half (half a win for each side) or drop",
                DrawModel.class,
                value -> draws = Optional.of(value));
        usage.flag(
                "--white-advantage",
                "fit White's advantage (default, except with a preset)",
                () -> whiteAdvantage = true);
        usage.flag("--no-white-advantage", "fit no advantage for White", () -> noWhiteAdvantage = true);
        usage.value(
                "--ridge",
                "X",
                "penalty of X times the sum of squared coefficients, added to the mean log-loss (default 0)",
                Double.class,
                value -> ridge = Optional.of(value));
        usage.value(
                "--separation",
                "HOW",
                "features that decide every row they occur in: refuse (no number, default) or firth (all is fitted by Firth's"
                        + " penalised likelihood, with profile intervals)",
                WhereSeparated.class,
                value -> separation = value);
        usage.value(
                "--solver",
                "NAME",
                "newton (default) or gradient (as published in 2015)",
                Solver.class,
                value -> solver = Optional.of(value));
        usage.text(
                "--unit", "UNIT", "scale: pawn=100 (default), knight=300, …, elo, logit or raw", value -> unit = value);
        usage.text(
                "--smooth",
                "X|auto",
                "how strongly values of squares are drawn towards their neighbours' and towards 0; auto (default) chooses"
                        + " by the likelihood of held-out games",
                value -> smooth = Optional.of(value));
        usage.text(
                "--shrink",
                "auto|best|X",
                "draw values by stage (phase:K) towards one value for all stages, so that an engine can load them: auto, as"
                        + " strongly as held-out games allow; best, as they predict best; or with the strength X",
                value -> shrink = Optional.of(value));
        usage.value(
                "--bootstrap",
                "N",
                "errors and intervals from N resamples of whole games instead of a formula",
                Integer.class,
                value -> bootstrap = value);
        usage.text(
                "--cluster",
                "HOW",
                "what hangs together where errors are counted: game, pair (of players), event, player, or tags such as"
                        + " ECO or White,Black; auto (default): game, unless coarser ones widen an error by a quarter",
                value -> cluster = value);
        extrasOptions.describe(usage);
        outputs.describe(usage);
        typed = usage::typed;
        usage.text(
                "--trace",
                "FILE",
                "write cost and values at each step of the solver, as CSV",
                value -> trace = Optional.of(value));
    }

    @Override
    public Integer call() {
        FitSettings settings = settings();
        FitFiles files = outputs.files(trace.map(OutputFile::of));
        OutputCheck.check(games.inputs(), files.outputs());
        ReadRequest reading = games.request(common, extrasOptions.grouping());
        checkCompany();
        FitRequest request = new FitRequest(
                reading,
                settings,
                files.needs(extrasOptions.questions()),
                output == ValueFormat.JSON || files.page().isPresent(),
                files.needSteps(settings.solver()),
                typed.get());
        FitAnswer answer = FitStudy.answer(request, Progress.reading(common.quiet));
        Terminal.warn(answer.warnings());
        files.write(answer);
        if (output == ValueFormat.INI) {
            answer.ini().stream().map(TerminalText::of).forEach(System.out::println);
        } else {
            Terminal.printer().print(FitDocument.of(answer.report(), setting -> "--" + setting), output.plain());
        }
        if (!common.quiet) {
            files.names().forEach(name -> Terminal.say("Written to " + name + "."));
        }
        return 0;
    }

    private void checkCompany() {
        extrasOptions.checkCompany();
        Company.check("--smooth", smooth.isPresent(), "--features squares", games.features.contains("squares"));
        Company.check("--shrink", shrink.isPresent(), "--features …,phase:K", games.features.contains("phase:"));
        Company.check("--alias", games.alias.isPresent(), "--by player", extrasOptions.byPlayer());
    }

    private double smoothing() {
        return smooth.filter(typed -> !typed.equals("auto"))
                .map(FitCommand::smoothing)
                .orElse(Double.NaN);
    }

    private static double smoothing(String smooth) {
        if (!smooth.matches("\\d{1,9}(\\.\\d{1,15})?([eE]-?\\d{1,2})?")) {
            throw InputException.about(
                    "smooth", "found '" + smooth + "', expected auto or a number from 0, such as 1e-4");
        }
        return Double.parseDouble(smooth);
    }

    private FitSettings settings() {
        FitSettings base = games.medvedev() ? FitSettings.MEDVEDEV : FitSettings.DEFAULT;
        if (whiteAdvantage && noWhiteAdvantage) {
            throw new InputException(
                    "found --white-advantage and --no-white-advantage together; expected at most one of them");
        }
        if (games.target == Target.SCORE
                && draws.filter(DrawModel.ORDERED::equals).isPresent()) {
            throw InputException.about(
                    "draws",
                    "found ordered with --target score, expected half (the default there):"
                            + " a score is an expected result, and no row is drawn");
        }
        if (bootstrap < 0 || bootstrap == 1 || bootstrap > 1_000_000) {
            throw InputException.about(
                    "bootstrap", "found " + bootstrap + ", expected 2 to 1000000 resamples, or 0 for none");
        }
        return new FitSettings(
                draws.orElse(games.target == Target.SCORE ? DrawModel.HALF : base.draws()),
                whiteAdvantage || (base.whiteAdvantage() && !noWhiteAdvantage),
                ridge.orElse(base.ridge()),
                solver.orElse(base.solver()),
                ValueUnit.parse(unit),
                smoothing(),
                new FitSettings.Resampling(bootstrap, common.seed, common.threads),
                Clustering.parse(cluster),
                shrink.map(Shrinking::parse).orElse(new Shrinking.None()),
                separation);
    }
}
