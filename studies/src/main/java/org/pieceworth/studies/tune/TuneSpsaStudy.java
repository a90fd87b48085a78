package org.pieceworth.studies.tune;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.lab.experiment.Experiment;
import org.pieceworth.lab.experiment.ExperimentPlan;
import org.pieceworth.lab.experiment.ExperimentPlan.PlannedPlayer;
import org.pieceworth.lab.experiment.GameKeeping;
import org.pieceworth.lab.experiment.GamePlayer;
import org.pieceworth.lab.experiment.InTurn;
import org.pieceworth.lab.game.Effort;
import org.pieceworth.lab.game.Openings;
import org.pieceworth.lab.match.Match;
import org.pieceworth.lab.match.MatchSettings;
import org.pieceworth.lab.match.MatchTally;
import org.pieceworth.lab.tune.Spsa;
import org.pieceworth.lab.tune.SpsaGains;
import org.pieceworth.lab.tune.SpsaParameter;
import org.pieceworth.lab.tune.SurfaceTuning;
import org.pieceworth.lab.tune.TuningGames;
import org.pieceworth.report.Picture;
import org.pieceworth.report.SvgWriter;
import org.pieceworth.report.TunePlot;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.stats.match.Sprt;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.output.OutputCheck;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.play.GameConditions;
import org.pieceworth.studies.play.PendingGames;
import org.pieceworth.studies.play.PlayMeans;
import org.pieceworth.studies.tune.TuneSpsaStudy.TuneSpsaMatch.OfVariant;
import org.pieceworth.text.InputException;

/// Tunes numbers of the engine by games against itself.
public final class TuneSpsaStudy {

    /// The test of the tuned engine: better by 5 Elo, against no better.
    private static final Sprt TEST = new Sprt(0, 5, 0.05, 0.05);

    private final TuneSpsaRequest request;
    private final PlayMeans means;
    private final InTurn<VariantRules> rules;
    private final TuningSubject subject;
    private final SpsaGains gains;
    private final InTurn<MatchSettings> settings;

    private TuneSpsaStudy(TuneSpsaRequest request, PlayMeans means) {
        this.request = request;
        this.means = means;
        rules = new InTurn<>(TunedVariants.of(request.conditions()));
        subject = TuningSubjects.of(request, rules.all());
        if (request.batch() % 2 != 0 || request.games() < request.batch()) {
            subject.close();
            throw InputException.about(
                    "games",
                    "found " + request.games() + " games in batches of " + request.batch()
                            + ", expected batches of an even number of games, and one batch at least");
        }
        gains = SpsaGains.of(request.games() / request.batch(), request.batch());
        settings = rules.map(variant -> settings(variant, 0, games(), Optional.empty()));
    }

    private long games() {
        return gains.iterations() * gains.games();
    }

    /// @param other difference of the seed of the openings from that of the request
    private MatchSettings settings(VariantRules variant, long other, long games, Optional<Sprt> test) {
        GameConditions conditions = request.conditions();
        return new MatchSettings(
                variant,
                MatchSettings.paired(Openings.of(
                        variant,
                        conditions.openings().seed() + other,
                        conditions.openings().plies(),
                        conditions.openings().shuffle())::opening),
                conditions.limits(),
                games,
                test,
                Effort.Detail.NOTHING);
    }

    private List<String> names() {
        return rules.all().stream().map(variant -> variant.variant().name()).toList();
    }

    /// Plays, tunes and tests.
    ///
    /// @throws InputException when the request is invalid
    public static TuneSpsaAnswer answer(TuneSpsaRequest request, PlayMeans means) {
        TuneSpsaStudy study = new TuneSpsaStudy(request, means);
        try (TuningSubject _ = study.subject) {
            return study.answer();
        }
    }

    private TuneSpsaAnswer answer() {
        Optional<OutputFile> output = request.files().output().map(OutputFile::of);
        Optional<OutputFile> plot = request.files().plot().map(OutputFile::of);
        OutputCheck.check(
                Stream.concat(
                        request.weights().stream(),
                        request.conditions().variants().stream().flatMap(name -> Variants.file(name).stream())),
                Stream.concat(
                                output.stream().map(file -> new OutputCheck.Output("output", file)),
                                plot.stream().map(file -> new OutputCheck.Output("plot", file)))
                        .toList());
        long seed = request.conditions().openings().seed();
        TuningGames tuning = tuning(seed);
        long[] played = {0, 0};
        PendingGames.guard(() -> {
            try (Experiment experiment = Experiment.open(
                    plan(), PendingGames.keeping(output, "", request.files().fresh(), new GameKeeping.Nowhere()))) {
                PendingGames.tell(experiment, means.run());
                experiment.play(tuning, means.threads(), tuning, means.run());
                played[0] = experiment.games();
                played[1] = experiment.resumed();
                output.ifPresent(file -> file.write(out -> out.print(text(best(tuning)))));
                experiment.finish();
            }
        });
        Optional<TunedRegion> region = region(tuning);
        plot.ifPresent(file -> file.write(out -> out.print(SvgWriter.of(picture(tuning, region)))));
        return new TuneSpsaAnswer(
                request,
                names(),
                subject.parameters(),
                region.isPresent() ? Optional.empty() : Optional.of(gains),
                tuning.way(),
                region,
                played[0],
                played[1],
                request.testGames() == 0 ? Optional.empty() : Optional.of(test(best(tuning))));
    }

    private TuningGames tuning(long seed) {
        return switch (request.method()) {
            case SPSA -> new Spsa(settings, subject.parameters(), gains, seed, subject.players());
            case BAYES ->
                new SurfaceTuning(settings, subject.ranges(), games(), gains.games(), seed, subject.players());
        };
    }

    /// The values that tuning ends with.
    private static double[] best(TuningGames tuning) {
        return switch (tuning) {
            case SurfaceTuning surface -> surface.values(surface.optimum().point());
            default -> tuning.values();
        };
    }

    private Optional<TunedRegion> region(TuningGames tuning) {
        return tuning instanceof SurfaceTuning surface
                ? Optional.of(TunedRegion.of(subject.ranges(), surface.optimum()))
                : Optional.empty();
    }

    private Picture picture(TuningGames tuning, Optional<TunedRegion> region) {
        return region.map(found -> found.picture(names()))
                .orElseGet(() -> TunePlot.picture(
                        names(),
                        subject.parameters().stream().map(SpsaParameter::name).toList(),
                        tuning.way()));
    }

    private ExperimentPlan plan() {
        GameConditions conditions = request.conditions();
        String content = subject.parameters().stream()
                        .map(parameter -> parameter.name() + " " + parameter.start() + " by " + parameter.step())
                        .collect(Collectors.joining(", "))
                + "; " + gains.iterations() + " iterations of " + gains.games() + "; "
                + subject.content();
        return new ExperimentPlan(
                "tune " + method(),
                Version.number(),
                rules,
                conditions
                        .openings()
                        .plan(rules.map(variant -> variant.variant().startFen()).all()),
                List.of(new PlannedPlayer("tuned", content)),
                conditions.limits(),
                games());
    }

    /// Against the start, with openings not used in tuning.
    private TuneSpsaMatch test(double[] tuned) {
        MatchTally all = new MatchTally(Optional.of(TEST));
        InTurn<OfVariant> each =
                rules.map(variant -> new OfVariant(variant.variant().name(), new MatchTally(Optional.empty())));
        try (GamePlayer matches = Match.inTurn(rules.map(variant -> new Match(
                settings(variant, 1, request.testGames(), Optional.of(TEST)),
                subject.players().with("tuned", variant, tuned),
                subject.players().with("start", variant, subject.start()))))) {
            matches.play(0, request.testGames(), means.threads(), (number, game) -> {
                all.add(number, game);
                each.of(number).tally().add(number, game);
                return !all.isDecided();
            });
        }
        return new TuneSpsaMatch(all, each.all());
    }

    private String method() {
        return request.method().name().toLowerCase(Locale.ROOT);
    }

    private String text(double[] values) {
        String what = request.engine()
                .map(engine -> "Options of " + engine.command() + ", and values of pieces for a file of variants:")
                .orElse("Weights of the evaluation, opening and end, in centipawns, and constants of the search:");
        return subject.text(
                "# " + what + " pieceworth " + Version.number() + ", tune " + method() + ", "
                        + String.join(", ", names()) + ", " + games() + " games\n",
                values);
    }

    /// Numbers tuned by play.
    ///
    /// @param request the question
    /// @param variants the variants, in turn
    /// @param parameters the tuned parameters
    /// @param gains gains of the stochastic approximation, if it was used
    /// @param way the initial values and those after each iteration
    /// @param region the region of the optimum, if a surface was fitted
    /// @param games played to tune by
    /// @param resumed games among them that an earlier run had played
    /// @param test the tuned engine against the start, if requested
    public record TuneSpsaAnswer(
            TuneSpsaRequest request,
            List<String> variants,
            List<SpsaParameter> parameters,
            Optional<SpsaGains> gains,
            List<double[]> way,
            Optional<TunedRegion> region,
            long games,
            long resumed,
            Optional<TuneSpsaMatch> test) {

        public TuneSpsaAnswer {
            variants = List.copyOf(variants);
            parameters = List.copyOf(parameters);
            way = List.copyOf(way);
        }
    }

    /// The tuned engine against the start, with openings not used in tuning.
    ///
    /// @param all games of the test, from the tuned engine's point of view
    /// @param variants the same games by variant
    public record TuneSpsaMatch(MatchTally all, List<OfVariant> variants) {

        /// Games of one variant.
        ///
        /// @param variant its name
        /// @param tally its games
        public record OfVariant(String variant, MatchTally tally) {}

        public TuneSpsaMatch {
            variants = List.copyOf(variants);
        }
    }
}
