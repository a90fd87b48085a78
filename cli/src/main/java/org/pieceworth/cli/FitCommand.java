package org.pieceworth.cli;

import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.pieceworth.empirical.FitSettings;
import org.pieceworth.empirical.FittedValue;
import org.pieceworth.empirical.GameFiles;
import org.pieceworth.empirical.PieceValueFit;
import org.pieceworth.empirical.PieceValueFitter;
import org.pieceworth.empirical.Target;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.DrawModel;
import org.pieceworth.stats.FitTrace;
import org.pieceworth.stats.Solver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Values from games.
@Command(
        name = "fit",
        description = "What pieces are worth by games: a regression of results on material, with its uncertainty.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  pieceworth fit games.pgn.zst",
            "  pieceworth fit a.pgn b.pgn --format json",
            "  pieceworth fit games.pgn --preset medvedev --solver gradient --trace steps.csv",
            "  zstdcat games.pgn.zst | pieceworth fit -"
        })
final class FitCommand implements Callable<Integer> {

    @Mixin
    CommonOptions common = new CommonOptions();

    @Mixin
    FormatOption output = new FormatOption();

    @Mixin
    CollectionArguments games = new CollectionArguments();

    @Option(
            names = "--draws",
            paramLabel = "HOW",
            description = "ordered (an outcome of their own, default), half (half a win each) or drop")
    Optional<DrawModel> draws = Optional.empty();

    @Option(names = "--white-advantage", description = "fit White's advantage (default but under a preset)")
    boolean whiteAdvantage;

    @Option(names = "--no-white-advantage", description = "fit no advantage of White's")
    boolean noWhiteAdvantage;

    @Option(
            names = "--ridge",
            paramLabel = "X",
            description = "penalty X times the sum of squared coefficients, beside the mean log-likelihood (default 0)")
    Optional<Double> ridge = Optional.empty();

    @Option(
            names = "--solver",
            paramLabel = "NAME",
            description = "newton (default) or gradient (as published in 2015)")
    Optional<Solver> solver = Optional.empty();

    @Option(
            names = "--unit",
            paramLabel = "UNIT",
            defaultValue = "pawn=100",
            description = "scale: pawn=100 (default), knight=300, …, elo, logit or raw")
    String unit = "pawn=100";

    @Option(
            names = "--smooth",
            paramLabel = "X|auto",
            defaultValue = "auto",
            description =
                    "how strongly values of squares are drawn to their neighbours' and to 0; auto (default) chooses"
                            + " by the likelihood of held-out games")
    String smooth = "auto";

    @Option(
            names = "--bootstrap",
            paramLabel = "N",
            defaultValue = "0",
            description = "errors and intervals from N draws of whole games instead of a formula")
    int bootstrap;

    @Mixin
    FitExtrasOptions extrasOptions = new FitExtrasOptions();

    @Mixin
    FitOutputs outputs = new FitOutputs();

    @Spec
    CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--trace",
            paramLabel = "FILE",
            description = "write cost and values at each step of the solver, as CSV")
    Optional<String> trace = Optional.empty();

    FitCommand() {}

    @Override
    public Integer call() {
        FitSettings settings = settings();
        Optional<OutputFile> traceFile = trace.map(OutputFile::of);
        outputs.check();
        extrasOptions.check();
        GameFiles files =
                games.read(common, extrasOptions.grouping(), output.format == Format.JSON || outputs.wantsHashes());
        StringWriter steps = new StringWriter();
        PieceValueFit fit = PieceValueFitter.fit(
                files.observations(), settings, trace.isPresent() ? new CsvTrace(steps) : FitTrace.NONE);
        traceFile.ifPresent(file -> file.write(out -> out.print(CsvTrace.header(fit) + steps)));
        extrasOptions.calibration |= outputs.wantsCalibration();
        FitExtras extras = extrasOptions.of(fit, common);
        outputs.write(fit, extras, files, commandLine());
        new Printer(System.out).print(new FitDocument(fit, files, extras).document(), output.format);
        return 0;
    }

    private List<String> commandLine() {
        return spec.commandLine().getParseResult().originalArgs();
    }

    private double smoothing() {
        if (smooth.equals("auto")) {
            return Double.NaN;
        }
        if (!smooth.matches("\\d{1,9}(\\.\\d{1,15})?([eE]-?\\d{1,2})?")) {
            throw new InputException(
                    "--smooth: found '" + smooth + "', expected auto or a number from 0, such as 1e-4");
        }
        return Double.parseDouble(smooth);
    }

    private FitSettings settings() {
        FitSettings base = games.medvedev() ? FitSettings.MEDVEDEV : FitSettings.DEFAULT;
        if (whiteAdvantage && noWhiteAdvantage) {
            throw new InputException(
                    "found --white-advantage and --no-white-advantage together; expected one of them at most");
        }
        ridge.filter(x -> !(x >= 0) || x.isInfinite()).ifPresent(x -> {
            throw new InputException("--ridge: found " + x + ", expected 0 or more");
        });
        if (games.target == Target.SCORE
                && draws.filter(DrawModel.ORDERED::equals).isPresent()) {
            throw new InputException("--draws: found ordered with --target score, expected half (the default there):"
                    + " a score is an expected result, and no row is drawn");
        }
        if (bootstrap < 0 || bootstrap == 1 || bootstrap > 1_000_000) {
            throw new InputException(
                    "--bootstrap: found " + bootstrap + ", expected 2 to 1000000 draws, or 0 for none");
        }
        return new FitSettings(
                draws.orElse(games.target == Target.SCORE ? DrawModel.HALF : base.draws()),
                whiteAdvantage || (base.whiteAdvantage() && !noWhiteAdvantage),
                ridge.orElse(base.ridge()),
                solver.orElse(base.solver()),
                ValueUnit.parse(unit),
                smoothing(),
                new FitSettings.Resampling(bootstrap, common.seed, common.threads));
    }

    /// The article's chart as a table: per step the cost, the coefficients in logits, and the same with the
    /// first feature, the pawn, put at 100.
    private static final class CsvTrace implements FitTrace {
        private final StringWriter out;

        static String header(PieceValueFit fit) {
            List<String> names = fit.values().stream()
                    .filter(value -> value.coefficient().isPresent())
                    .map(FittedValue::feature)
                    .toList();
            return "step,cost," + String.join(",", names) + ",value" + String.join(",value", names) + "\n";
        }

        CsvTrace(StringWriter out) {
            this.out = out;
        }

        @Override
        public void step(int step, double cost, double[] parameters) {
            out.write(step + "," + cost);
            for (double parameter : parameters) {
                out.write("," + parameter);
            }
            for (double parameter : parameters) {
                double value = 100 * parameter / parameters[0];
                out.write(Double.isFinite(value) ? String.format(Locale.ROOT, ",%.6f", value) : ",");
            }
            out.write("\n");
        }
    }
}
