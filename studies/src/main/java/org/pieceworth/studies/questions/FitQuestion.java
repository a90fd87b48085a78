package org.pieceworth.studies.questions;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.pieceworth.answer.Format;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.empirical.settings.Shrinking;
import org.pieceworth.empirical.settings.Target;
import org.pieceworth.empirical.settings.Vcov;
import org.pieceworth.empirical.settings.WhereSeparated;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.Solver;
import org.pieceworth.studies.fit.FitFiles;
import org.pieceworth.studies.fit.FitStudy.FitRequest;
import org.pieceworth.studies.fit.part.FitPart;
import org.pieceworth.studies.fit.part.FitParts;
import org.pieceworth.studies.fit.part.FitPurpose;
import org.pieceworth.studies.options.CollectionArguments;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.reading.InputReader;
import org.pieceworth.studies.reading.ReadRequest;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.text.InputException;

/// Values of pieces, fitted to the results of games.
public final class FitQuestion implements OptionGroup {

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

    CommonOptions common = new CommonOptions();
    final FormatOption output = new FormatOption(
            List.of("ini", "tidy", "covariance"),
            ", ini: lines of variants.ini for an engine, tidy: CSV with the columns of R's broom, or covariance: that of the"
                    + " parameters in log-odds, as CSV");
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
    Vcov vcov = Vcov.AUTO;
    WhereSeparated separation = WhereSeparated.REFUSE;
    private final List<FitPart> parts;
    Supplier<List<String>> typed = List::of;

    /// @param terms the terms that users may name
    public FitQuestion(TermCatalogue terms) {
        this(terms, InputReader.HERE);
    }

    /// @param terms the terms that users may name
    /// @param reader reads the games
    public FitQuestion(TermCatalogue terms, InputReader reader) {
        this(terms, reader, FitParts.all());
    }

    /// @param terms the terms that users may name
    /// @param reader reads the games
    /// @param parts parts of the answer
    public FitQuestion(TermCatalogue terms, InputReader reader, List<FitPart> parts) {
        this.parts = parts;
        games = new CollectionArguments(terms, reader);
    }

    @Override
    public void describe(Options usage) {
        common.describe(usage);
        output.describe(usage);
        games.describe(usage);
        usage.choice(
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
        usage.number(RIDGE, value -> ridge = Optional.of(value));
        usage.choice(
                "--separation",
                "HOW",
                "features that separate wins from losses completely: refuse (no value, default) or firth (fit"
                        + " everything by Firth's penalised likelihood, with profile intervals)",
                WhereSeparated.class,
                value -> separation = value);
        usage.choice(
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
                "strength of smoothing for values of squares; auto (default) chooses it by the likelihood of held-out"
                        + " games",
                value -> smooth = Optional.of(value));
        usage.text(
                "--shrink",
                "auto|best|X",
                "shrink values by phase (phase:K) towards one value for all phases, so that an engine can load them:"
                        + " auto, as strongly as held-out games allow; best, for the best prediction; or with strength X",
                value -> shrink = Optional.of(value));
        usage.number(BOOTSTRAP, value -> bootstrap = value);
        usage.text(
                "--cluster",
                "HOW",
                "cluster errors by game, pair (of players), event, player, or tags such as ECO or White,Black; auto"
                        + " (default): by event or pair if there are enough of them, else by game; or by the coarser"
                        + " cluster that widens an error most, if by more than a quarter",
                value -> cluster = value);
        usage.choice(
                "--vcov",
                "NAME",
                "errors by exactly this covariance: iid or hc1 (rows), cr1, cr2 or cr3 (clusters), bootstrap (whole games), wild"
                        + " (wild cluster bootstrap, for few clusters); auto (default) chooses cr1 or cr3 by the data",
                Vcov.class,
                value -> vcov = value);
        parts.forEach(part -> part.describe(usage));
        typed = usage::typed;
    }

    public FormatOption format() {
        return output;
    }

    public boolean quiet() {
        return common.quiet;
    }

    /// All input files.
    public Stream<String> inputs() {
        return games.inputs();
    }

    /// Names of values for comparison with the fit's: models, `atlas`, or files.
    public List<String> comparedValues() {
        return parts.stream().flatMap(part -> part.sources().stream()).toList();
    }

    /// The question.
    ///
    /// @param files output files in addition to the document
    /// @param rules whether text has Capablanca's rules
    /// @throws InputException when it makes no sense
    public FitRequest request(FitFiles files, boolean rules) {
        FitSettings settings = settings();
        Optional<Grouping> grouping =
                parts.stream().flatMap(part -> part.grouping().stream()).findFirst();
        ReadRequest reading = games.request(common, grouping);
        checkDependencies(grouping);
        return new FitRequest(
                reading,
                settings,
                parts,
                new FitPurpose(files.page().isPresent(), files.drawn(), games.medvedev(), rules || games.medvedev()),
                output.format == Format.JSON || files.page().isPresent(),
                files.needSteps(settings.solver()),
                typed.get());
    }

    private void checkDependencies(Optional<Grouping> grouping) {
        parts.forEach(FitPart::check);
        OptionDependency.check("smooth", smooth.isPresent(), "--features squares", games.features.contains("squares"));
        OptionDependency.check("shrink", shrink.isPresent(), "--features …,phase:K", games.features.contains("phase:"));
        OptionDependency.check(
                "alias",
                games.alias.isPresent(),
                "--by player",
                grouping.filter(by -> by.text().contains("player")).isPresent());
    }

    private double smoothing() {
        return smooth.filter(typed -> !typed.equals("auto"))
                .map(FitQuestion::smoothing)
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
        OptionDependency.exclude("no-white-advantage", noWhiteAdvantage, "--white-advantage", whiteAdvantage);
        if (games.target == Target.SCORE
                && draws.filter(DrawModel.ORDERED::equals).isPresent()) {
            throw InputException.about(
                    "draws",
                    "found ordered with --target score, expected half (the default there):"
                            + " a score is an expected result, and no row is drawn");
        }
        return new FitSettings(
                draws.orElse(games.target == Target.SCORE ? DrawModel.HALF : base.draws()),
                whiteAdvantage || (base.whiteAdvantage() && !noWhiteAdvantage),
                ridge.orElse(base.ridge()),
                solver.orElse(base.solver()),
                ValueUnit.parse(unit),
                smoothing(),
                shrink.map(Shrinking::parse).orElse(new Shrinking.None()),
                separation,
                new FitSettings.Errors(
                        Clustering.parse(cluster),
                        vcov,
                        new FitSettings.Resampling(replicates(), common.seed, common.threads)));
    }

    private int replicates() {
        if (bootstrap > 0 && vcov != Vcov.AUTO && vcov != Vcov.BOOTSTRAP) {
            OptionDependency.exclude("bootstrap", true, "--vcov " + vcov.name().toLowerCase(Locale.ROOT), true);
        }
        return bootstrap == 0 && vcov == Vcov.BOOTSTRAP ? USUAL_RESAMPLES : bootstrap;
    }
}
