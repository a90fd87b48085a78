package org.pieceworth.lab.measure;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.pieceworth.lab.experiment.Experiment;
import org.pieceworth.lab.experiment.GamePlayer;
import org.pieceworth.lab.experiment.GameSink;
import org.pieceworth.lab.experiment.GamesPart;
import org.pieceworth.lab.experiment.PlannedGames;
import org.pieceworth.lab.measure.MeasureResult.CalibrationUse;
import org.pieceworth.lab.measure.MeasureResult.Systematic;
import org.pieceworth.lab.measure.MeasuredGame.MeasuredPiece;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.FitException;

/// Measures pieces by play: a pilot, whose values are used for sampling armies and for the engine's
/// evaluation, and the measurement proper, with new games. Only results count, not the engine's scores of
/// positions: those would mostly reproduce its own values.
public final class Measurement {

    /// Standard error of a guess before any game, in centipawns: the typical difference between models and
    /// engines.
    private static final double GUESS_ERROR = 150;

    private static final double SECOND = 1e9;

    private final MeasureSettings settings;
    private final StopRule stop;
    private final MeasureMeans means;
    private final Optional<StartValues> calibration;

    private Measurement(MeasureSettings settings, StopRule stop, MeasureMeans means) {
        this.settings = settings;
        this.stop = stop;
        this.means = means;
        calibration = settings.calibration()
                .filter(_ -> settings.fitsCalibration())
                .map(counts -> StartFit.of(counts).fit(settings.anchor()));
    }

    /// Plays and measures, without further checks.
    ///
    /// @throws FitException when the games do not determine the values
    public static MeasureResult run(MeasureSettings settings, StopRule stop, MeasureMeans means) {
        return run(settings, stop, false, means, _ -> {});
    }

    /// Plays and measures, without checks for systematic errors, and stores the games until the values are
    /// processed.
    ///
    /// @param found receives the values and a source of the games; if it fails, a repeated call continues
    /// with the games
    /// @throws FitException when the games do not determine the values
    public static MeasureResult run(
            MeasureSettings settings,
            StopRule stop,
            MeasureMeans means,
            BiConsumer<MeasureResult, Consumer<GameSink>> found) {
        return new Measurement(settings, stop, means).run(false, _ -> {}, found);
    }

    /// Plays, and measures.
    ///
    /// @param systematics true to check for systematic errors, which takes about twice as much time again; if
    /// the rule limits the total time, within that limit
    /// @param kept receives a source of the games of the measurement proper, once they are played
    /// @throws org.pieceworth.text.InputException when armies cannot be set up, or games of another plan are
    /// saved
    /// @throws FitException when the games do not determine the values
    public static MeasureResult run(
            MeasureSettings settings,
            StopRule stop,
            boolean systematics,
            MeasureMeans means,
            Consumer<Consumer<GameSink>> kept) {
        return new Measurement(settings, stop, means).run(systematics, kept, (_, _) -> {});
    }

    private MeasureResult run(
            boolean systematics,
            Consumer<Consumer<GameSink>> kept,
            BiConsumer<MeasureResult, Consumer<GameSink>> found) {
        long begin = System.nanoTime();
        MeasureGames first = MeasureGames.ofPilot(settings);
        PlannedGames ofPilot = first.planned(means.version(), stop.pilot());
        try (Experiment pilot = open(ofPilot)) {
            PieceValues values =
                    pilot(first.values(), pilot, means.executor().player(ofPilot), new Timing(begin, systematics));
            MeasureGames measured = MeasureGames.proper(settings, values);
            PlannedGames games = measured.planned(means.version(), stop.games());
            try (Experiment proper = open(games)) {
                StartFit fit = proper(proper, means.executor().player(games), values, new Timing(begin, systematics));
                kept.accept(proper::forEach);
                MeasureResult result = result(
                        measured.settings(),
                        fit,
                        values,
                        proper,
                        new Timing(begin, systematics),
                        pilot.games(),
                        pilot.resumed() + proper.resumed());
                found.accept(result, proper::forEach);
                proper.finish();
                pilot.finish();
                return result;
            }
        }
    }

    private Experiment open(PlannedGames games) {
        return Experiment.open(games.plan(), means.keeping().apply(games.part().name()));
    }

    /// The games of a part, for playing them elsewhere.
    ///
    /// @param part received from [org.pieceworth.lab.experiment.GameExecutor]
    public static PlannedGames games(MeasureSettings settings, GamesPart part, String version) {
        if (part.name().equals(MeasureGames.PILOT)) {
            return MeasureGames.ofPilot(settings).planned(version, 2);
        }
        PieceValues values = part.values().orElseThrow();
        MeasureGames games = part.name().isEmpty()
                ? MeasureGames.proper(settings, values)
                : new SensitivityChanges(settings.suited(values), values).games(part.name());
        return games.planned(version, 2);
    }

    private MeasureResult result(
            MeasureSettings suited,
            StartFit fit,
            PieceValues values,
            Experiment proper,
            Timing timing,
            long ofPilot,
            long resumed) {
        MeasuredGame game = settings.game();
        StartValues alone = fit.fit(settings.anchor());
        Optional<Calibrated> both = calibrated(alone);
        StartValues found = agreed(both).orElse(alone);
        Optional<StartValues> later =
                ValuesOverGames.of(game.rules(), settings.anchor(), fit.games(GameResult.DRAW) > 0, proper::forEach);
        List<Systematic> systematics = timing.systematics()
                ? new SensitivityChecks(suited, values, alone, means).run(fit.games(), timing.end(stop))
                : List.of();
        List<MeasuredPiece> pool = settings.columns().stream()
                .filter(letter -> game.pieces().stream().noneMatch(piece -> piece.letter() == letter))
                .map(letter -> new MeasuredPiece(PieceLetter.text(letter), letter))
                .toList();
        return new MeasureResult(
                suited,
                new MeasureResult.FittedValues(
                        game.pieces().stream()
                                .map(piece -> value(piece, found, later))
                                .toList(),
                        pool.stream().map(piece -> value(piece, found, later)).toList(),
                        covariance(
                                Stream.concat(game.pieces().stream(), pool.stream())
                                        .toList(),
                                found),
                        found.constant()),
                systematics,
                both.map(joined -> new CalibrationUse(
                        settings.calibration().map(Calibration::games).orElse(0L),
                        joined.misfit(),
                        Stream.concat(game.pieces().stream(), pool.stream())
                                .map(piece -> value(piece, alone, Optional.empty()))
                                .toList())),
                new MeasureResult.GameCounts(fit.games(), fit.games(GameResult.DRAW), ofPilot, resumed),
                values);
    }

    /// Values combined with the calibration, if both determine the values of knight, bishop, rook, queen and
    /// pawn.
    private Optional<Calibrated> calibrated(StartValues alone) {
        return calibration
                .filter(_ -> Calibration.LETTERS.stream()
                        .allMatch(letter -> alone.value(letter).isPresent()))
                .map(before -> Calibrated.join(alone, before, Calibrated.SPREAD));
    }

    private static Optional<StartValues> agreed(Optional<Calibrated> both) {
        return both.filter(joined -> CalibrationUse.agree(joined.misfit())).map(Calibrated::values);
    }

    private static List<List<Double>> covariance(List<MeasuredPiece> pieces, StartValues found) {
        return pieces.stream()
                .map(left -> pieces.stream()
                        .map(right -> found.covariance(left.letter(), right.letter()))
                        .toList())
                .toList();
    }

    private static MeasuredValue value(MeasuredPiece piece, StartValues found, Optional<StartValues> later) {
        Optional<MeasuredValue.Worth> atStart = found.bounded(piece.letter());
        return new MeasuredValue(
                piece,
                atStart,
                later.flatMap(values -> values.bounded(piece.letter())),
                atStart.isPresent() ? "" : found.reason(piece.letter()));
    }

    /// The values of the pilot, weighed with the guess by their errors.
    private PieceValues pilot(PieceValues guess, Experiment pilot, GamePlayer games, Timing timing) {
        means.progress().part("pilot");
        StartFit fit = new StartFit(settings.columns());
        long kept = pilot.kept();
        // A pilot stopped by time stays unchanged, since the games of the measurement proper depend on it.
        boolean ended = stop.seconds().isPresent() && kept >= StopRule.LEAST_PILOT;
        fit.play(
                pilot,
                games,
                means,
                () -> fit.games() < kept || !ended && (fit.games() < StopRule.LEAST_PILOT || !timing.endsPilot(stop)));
        try {
            return mended(guess, fit.fit(settings.anchor()));
        } catch (FitException tooLittle) {
            return guess;
        }
    }

    private PieceValues mended(PieceValues guess, StartValues found) {
        double scale = settings.anchor().letters().stream()
                        .mapToDouble(letter -> MeasureSettings.middlegame(guess, letter))
                        .sum()
                / settings.anchor().number();
        Map<String, TaperedValue> values = new HashMap<>(guess.values());
        for (MeasuredPiece piece : settings.game().pieces()) {
            found.value(piece.letter()).map(MeasuredValue.Worth::estimate).ifPresent(measured -> {
                double before = MeasureSettings.middlegame(guess, piece.letter());
                double error = measured.standardError() * scale;
                double weight = GUESS_ERROR * GUESS_ERROR / (GUESS_ERROR * GUESS_ERROR + error * error);
                double after = weight * measured.value() * scale + (1 - weight) * before;
                values.put(PieceLetter.text(piece.letter()), TaperedValue.of(Math.rint(after)));
            });
        }
        return new PieceValues("values of a pilot", values);
    }

    /// Start times, in nanoseconds, and whether checks for systematic errors follow.
    private record Timing(long begin, boolean systematics) {

        boolean isOver(StopRule stop) {
            return isBeyond(1, stop);
        }

        /// On a busy machine, the planned number of games would leave too little time for the rest.
        boolean endsPilot(StopRule stop) {
            return isBeyond(StopRule.PILOT_SHARE, stop);
        }

        private boolean isBeyond(double share, StopRule stop) {
            return stop.measuring(systematics)
                    .filter(limit -> (System.nanoTime() - begin) / SECOND > share * limit)
                    .isPresent();
        }

        Optional<Long> end(StopRule stop) {
            return stop.seconds().map(all -> begin + Math.round(all * SECOND));
        }
    }

    private StartFit proper(Experiment proper, GamePlayer games, PieceValues ofPilot, Timing timing) {
        means.progress().part("measuring");
        StartFit fit = new StartFit(settings.columns());
        proper.play(
                games,
                means.threads(),
                (number, game) -> {
                    fit.add(game);
                    return number % 2 == 0 || !isEnough(fit, ofPilot, timing);
                },
                means.progress());
        return fit;
    }

    private boolean isEnough(StartFit fit, PieceValues ofPilot, Timing timing) {
        if (fit.games() >= StopRule.LEAST_MEASURED && timing.isOver(stop)) {
            return true;
        }
        if (!StopRule.isLook(fit.games())) {
            return false;
        }
        Map<String, MeasuredValue.Worth> values = values(fit);
        Map<String, Estimate> estimates = new LinkedHashMap<>();
        values.forEach((piece, worth) -> estimates.put(piece, worth.estimate()));
        OptionalDouble widest =
                widest(values, _ -> 0).stream().mapToDouble(width -> width).findFirst();
        means.looks().accept(new MeasureMeans.Look(fit.games(), estimates, widest));
        return stop.precision()
                .flatMap(wanted -> widest(
                                values, piece -> stop.share() * MeasureSettings.middlegame(ofPilot, piece.letter()))
                        .map(width -> width <= wanted))
                .orElse(false);
    }

    /// Values from the games so far, if their intervals have two ends.
    private Map<String, MeasuredValue.Worth> values(StartFit fit) {
        Map<String, MeasuredValue.Worth> values = new LinkedHashMap<>();
        try {
            StartValues alone = fit.fit(settings.anchor());
            StartValues found = agreed(calibrated(alone)).orElse(alone);
            settings.game()
                    .pieces()
                    .forEach(piece ->
                            found.bounded(piece.letter()).ifPresent(worth -> values.put(piece.typed(), worth)));
        } catch (FitException _) {
            // too few games yet
        }
        return values;
    }

    /// Half the widest interval of the pieces beyond each one's allowance, if all have one with two ends.
    private Optional<Double> widest(Map<String, MeasuredValue.Worth> values, ToDoubleFunction<MeasuredPiece> allowed) {
        double widest = settings.game().pieces().stream()
                .mapToDouble(piece -> Optional.ofNullable(values.get(piece.typed()))
                        .flatMap(worth -> worth.interval().bounded())
                        .map(interval -> (interval.high() - interval.low()) / 2 - allowed.applyAsDouble(piece))
                        .orElse(Double.POSITIVE_INFINITY))
                .max()
                .orElse(0);
        return Double.isFinite(widest) ? Optional.of(widest) : Optional.empty();
    }
}
