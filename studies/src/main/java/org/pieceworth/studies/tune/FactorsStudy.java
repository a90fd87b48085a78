package org.pieceworth.studies.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.lab.experiment.Experiment;
import org.pieceworth.lab.experiment.GameKeeping;
import org.pieceworth.lab.experiment.GameLabels;
import org.pieceworth.lab.factors.AlgorithmOne;
import org.pieceworth.lab.factors.FactorMatch;
import org.pieceworth.lab.factors.JournaledDuels;
import org.pieceworth.lab.factors.MusketeerGame;
import org.pieceworth.lab.measure.MeasureAnchor;
import org.pieceworth.lab.measure.MeasureMeans;
import org.pieceworth.lab.measure.MeasureResult;
import org.pieceworth.lab.measure.MeasureSettings;
import org.pieceworth.lab.measure.MeasuredGame;
import org.pieceworth.lab.measure.MeasuredValue;
import org.pieceworth.lab.measure.Measurement;
import org.pieceworth.lab.measure.MeasurementDesign;
import org.pieceworth.lab.measure.StopRule;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.stats.match.Sprt;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.play.ArmiesFile;
import org.pieceworth.studies.play.GamesTarget;
import org.pieceworth.studies.play.GamesWriter;
import org.pieceworth.studies.play.PendingGames;
import org.pieceworth.text.InputException;
import org.pieceworth.text.Progress;
import org.pieceworth.valuation.mobility.FactorFit;
import org.pieceworth.valuation.mobility.FactorRow;
import org.pieceworth.valuation.mobility.MobilityFactors;
import org.pieceworth.valuation.mobility.MobilityModel;

/// Seeks factors of the mobility model by play.
public final class FactorsStudy {

    private static final double SECOND = 1e9;

    /// Six of seven squares are for the ten pieces and those of chess, so that each of the ten is on one
    /// in twelve.
    private static final double SHARE = 0.6;

    private static final Sprt TEST = new Sprt(0, 20, 0.05, 0.05);

    /// Sides of a duel, which change colours from game to game.
    private static final GameLabels LABELS = new GameLabels("Pieceworth tunes factors", "first", "second", true, true);

    private static final GameLabels MEASURED =
            new GameLabels("Pieceworth measures", "pieceworth", "pieceworth", false, true);

    private static final String MATCH = "tune factors, match";

    private final FactorsRequest request;
    private final int threads;
    private final Progress progress;
    private final long begin = System.nanoTime();

    private FactorsStudy(FactorsRequest request, int threads, Progress progress) {
        this.request = request;
        this.threads = threads;
        this.progress = progress;
    }

    /// Plays the games and returns the factors.
    ///
    /// @param progress receives updates
    /// @throws InputException when the games determine no factors
    public static FactorsAnswer answer(FactorsRequest request, int threads, Progress progress) {
        return new FactorsStudy(request, threads, progress).answer();
    }

    private FactorsAnswer answer() {
        return switch (request.way()) {
            case FactorsRequest.Measured measured -> measured(measured);
            case FactorsRequest.AsWritten written -> {
                int rounds = (written.games() + 1) / 2;
                yield played(
                        "tune factors, as written, " + 2 * rounds + " games per pair",
                        () -> true,
                        (search, _) -> search.asWritten(request.start(), written.proposals(), rounds));
            }
            case FactorsRequest.Raced raced ->
                played(
                        "tune factors, raced",
                        () -> seconds() < raced.seconds(),
                        (search, duels) -> search.raced(
                                request.start(), () -> seconds() < raced.seconds() && duels.games() < raced.games()));
        };
    }

    private double seconds() {
        return (System.nanoTime() - begin) / SECOND;
    }

    private FactorsAnswer played(
            String name, BooleanSupplier more, BiFunction<AlgorithmOne, JournaledDuels, MobilityFactors> way) {
        Optional<GamesWriter> writer = request.output().map(target -> GamesWriter.of(target, LABELS));
        FactorsAnswer[] answer = new FactorsAnswer[1];
        PendingGames.guard(() -> {
            try (JournaledDuels duels = JournaledDuels.open(
                    new JournaledDuels.Run(name, Version.number(), request.seed(), more),
                    request.start(),
                    request.nodes(),
                    threads,
                    keeping(waiting(writer), "", new GameKeeping.Nowhere()),
                    progress)) {
                answer[0] = played(duels, way);
                writer.ifPresent(to -> to.write(duels.game().rules(), duels::forEach));
                duels.finish();
            }
        });
        return answer[0];
    }

    private FactorsAnswer played(JournaledDuels duels, BiFunction<AlgorithmOne, JournaledDuels, MobilityFactors> way) {
        List<FactorsAnswer.Tried> all = new ArrayList<>();
        AlgorithmOne search = new AlgorithmOne(duels, request.seed(), proposal -> {
            all.add(new FactorsAnswer.Tried(proposal.factors(), proposal.score(), proposal.accepted()));
        });
        MobilityFactors best = way.apply(search, duels);
        return new FactorsAnswer(
                request, best, new FactorsAnswer.Played(all, duels.games(), duels.resumed()), seconds());
    }

    /// Factors fitted to measured values.
    ///
    /// @param fit fit of the first five
    /// @param divisor the interval of the sixth
    /// @param factors all six, rounded
    private record Fit(FactorFit fit, Optional<Interval> divisor, MobilityFactors factors) {}

    private FactorsAnswer measured(FactorsRequest.Measured measured) {
        MeasuredGame game = MeasuredGame.of(VariantSource.shipped("chess"), MusketeerGame.betza(), List.of());
        MeasureSettings settings = new MeasureSettings(
                game,
                MeasurementDesign.DEFAULT.withMeasured(SHARE),
                MeasureAnchor.parse("basket", game),
                request.seed(),
                request.nodes());
        Optional<GamesWriter> writer = request.output().map(target -> GamesWriter.of(target, MEASURED));
        Optional<OutputFile> file = waiting(writer);
        Optional<ArmiesFile> ini = ArmiesFile.beside(file, game.ini());
        MeasureMeans means = new MeasureMeans(
                Version.number(), threads, part -> keeping(file, part, new GameKeeping.InMemory()), progress);
        FactorsAnswer[] answer = new FactorsAnswer[1];
        try {
            PendingGames.guard(() ->
                    Measurement.run(settings, StopRule.games(measured.games()), means, (experiment, games) -> {
                        Fit fit = fit(experiment);
                        try (Experiment match = Experiment.open(
                                match(experiment, fit.factors()).plan(MATCH, Version.number(), measured.match()),
                                means.keeping().apply("match"))) {
                            answer[0] = fitted(experiment, fit, match);
                            writer.ifPresent(to -> to.write(game.rules(), games));
                            ini.ifPresent(ArmiesFile::write);
                            match.finish();
                        }
                    }));
            return answer[0];
        } catch (FitException e) {
            throw new InputException("these games determine no factors: " + e.getMessage() + "; expected more games")
                    .with("games", Long.toString(10 * measured.games()));
        }
    }

    /// The file whose journal saves the games, if they are to be written.
    private static Optional<OutputFile> waiting(Optional<GamesWriter> writer) {
        Optional<OutputFile> file = writer.flatMap(GamesWriter::file);
        if (file.isPresent() && !PendingGames.canWait(file.get())) {
            throw InputException.about(
                    "output",
                    "found '" + file.get().name()
                            + "', expected a regular file, so that games can be saved next to it");
        }
        return file;
    }

    /// Saves the games of a part.
    private GameKeeping keeping(Optional<OutputFile> file, String part, GameKeeping otherwise) {
        boolean fresh = request.output().filter(GamesTarget::fresh).isPresent();
        return PendingGames.keeping(file, part.isEmpty() ? "" : "." + part, fresh, otherwise);
    }

    private Fit fit(MeasureResult experiment) {
        List<FactorRow> rows =
                MusketeerGame.betza().stream().map(FactorsStudy::row).toList();
        int n = rows.size();
        double[] values = experiment.fitted().values().stream()
                .mapToDouble(value -> worth(value).value())
                .toArray();
        double[][] errors = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                errors[i][j] = experiment.fitted().covariance().get(i).get(j);
            }
        }
        FactorFit fit = FactorFit.of(rows, values, errors);
        Estimate bishop = experiment.fitted().pool().stream()
                .filter(value -> value.piece().letter() == 'B')
                .map(FactorsStudy::worth)
                .findFirst()
                .orElseThrow();
        OptionalDouble divisor = fit.divisor(row("B"), bishop.value());
        Optional<Interval> interval =
                divisor.isPresent() ? Optional.of(fit.divisor(row("B"), bishop)) : Optional.empty();
        List<Double> six = new ArrayList<>(fit.factors().stream()
                .map(factor -> Math.rint(10 * factor) / 10)
                .toList());
        six.add(
                divisor.isPresent()
                        ? Math.rint(100 * divisor.getAsDouble()) / 100
                        : request.start().colourBound());
        return new Fit(fit, interval, MobilityFactors.of(six));
    }

    /// Both sets play, by armies like those of the measurement, from other seeds.
    private FactorMatch match(MeasureResult experiment, MobilityFactors factors) {
        return new FactorMatch(experiment.settings().withSeed(~request.seed()), factors, request.start(), threads);
    }

    private FactorsAnswer fitted(MeasureResult experiment, Fit fit, Experiment games) {
        progress.part("match of the new factors against " + request.start().text());
        ScoreCounts score = match(experiment, fit.factors())
                .play(games, threads, counts -> counts.results() < 20 || isOpen(counts), progress);
        return new FactorsAnswer(
                request,
                fit.factors(),
                new FactorsAnswer.Fitted(experiment, fit.fit(), fit.divisor(), score, games.resumed()),
                seconds());
    }

    /// True if the test has decided neither that one is better nor that both are alike.
    private static boolean isOpen(ScoreCounts score) {
        Sprt.State first = TEST.state(score);
        Sprt.State second = TEST.state(score.swapped());
        boolean better = first == Sprt.State.H1 || second == Sprt.State.H1;
        return !better && !(first == Sprt.State.H0 && second == Sprt.State.H0);
    }

    private static Estimate worth(MeasuredValue value) {
        return value.atStart()
                .map(MeasuredValue.Worth::estimate)
                .orElseThrow(() -> new InputException("these games determine no factors: "
                        + value.piece().typed() + ": " + value.note() + "; expected more games"));
    }

    private static FactorRow row(String betza) {
        return MobilityModel.published()
                .row(Betza.parse(betza).movement(), RectangularBoard.CHESS)
                .orElseThrow();
    }
}
