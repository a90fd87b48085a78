package org.pieceworth.studies.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.engine.Engine;
import org.pieceworth.lab.armies.PlainBoard;
import org.pieceworth.lab.armies.StartBoard;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.lab.experiment.GameKeeping;
import org.pieceworth.lab.experiment.GameLabels;
import org.pieceworth.lab.experiment.GameSink;
import org.pieceworth.lab.experiment.GamesPart;
import org.pieceworth.lab.experiment.PlannedGames;
import org.pieceworth.lab.measure.Calibration;
import org.pieceworth.lab.measure.CalibrationGames;
import org.pieceworth.lab.measure.FileValues;
import org.pieceworth.lab.measure.MeasureAnchor;
import org.pieceworth.lab.measure.MeasureMeans;
import org.pieceworth.lab.measure.MeasureResult;
import org.pieceworth.lab.measure.MeasureSettings;
import org.pieceworth.lab.measure.MeasuredGame;
import org.pieceworth.lab.measure.Measurement;
import org.pieceworth.lab.measure.OtherEngine;
import org.pieceworth.lab.measure.PieceTraits;
import org.pieceworth.lab.measure.StartsByFile;
import org.pieceworth.lab.uci.ExternalEngineCommand;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.rules.variant.WithoutMaterial;
import org.pieceworth.stats.FitException;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.output.OutputCheck;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.output.TextFile;
import org.pieceworth.studies.play.ArmiesFile;
import org.pieceworth.studies.play.GamesTarget;
import org.pieceworth.studies.play.GamesWriter;
import org.pieceworth.studies.play.PendingGames;
import org.pieceworth.studies.run.Run;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;

/// Measures pieces by play, or estimates the cost of doing so.
public final class MeasureStudy {

    private static final double SECOND = 1e9;

    private final MeasureRequest request;
    private final String where;
    private final List<String> warnings;
    private final MeasureSettings settings;
    private final Optional<Calibration> shipped;

    private MeasureStudy(MeasureRequest request) {
        this.request = request;
        MeasureRequest.Field field = request.field();
        Base base;
        if (field.board().isPresent()) {
            // On a board of any size there is room for all of them.
            base = new Base(PlainBoard.parse(field.board().get()), List.of("N", "B", "R", "Q"));
            where = field.board().get();
            warnings = List.of();
        } else {
            VariantReading reading = Variants.open(field.variant());
            Variant variant = reading.variant();
            WithoutMaterial.sentence(variant).ifPresent(sentence -> {
                throw new InputException(sentence + "; expected a variant where pieces are won and lost");
            });
            List<String> own = StartBoard.forArmies(variant).slots().stream()
                    .distinct()
                    .map(PieceLetter::text)
                    .toList();
            base = new Base(new VariantSource(variant, TextFile.ofVariant(field.variant())), own);
            where = variant.name();
            warnings = reading.warnings();
        }
        MeasuredGame game = game(base, MeasurePools.of(field.among(), base.own()));
        MeasureSettings alone = new MeasureSettings(
                game,
                request.design(),
                MeasureAnchor.parse(request.anchor(), game),
                request.seed(),
                request.player().nodes());
        MeasureSettings ours = otherPool(base, game).map(alone::withOtherPool).orElse(alone);
        checkCopies(base);
        settings = request.player()
                .engine()
                .flatMap(engine -> MeasureEngine.checked(engine, ours))
                .map(ours::with)
                .orElse(ours);
        shipped = settings.fitsCalibration()
                ? size(field, game)
                        .flatMap(size ->
                                Calibration.shipped(size, request.player().nodes()))
                : Optional.empty();
    }

    /// The game of the measured pieces.
    ///
    /// @param source the variant whose board, pawns and rules are used
    /// @param own the pieces of its first rank
    private record Base(VariantSource source, List<String> own) {}

    private MeasuredGame game(Base base, List<String> pool) {
        return MeasuredGame.of(base.source(), request.pieces(), pool);
    }

    /// The pieces among others, if the variant has letters for them and they are others.
    private Optional<MeasuredGame> otherPool(Base base, MeasuredGame game) {
        try {
            return Optional.of(game(base, MeasurePools.other(request.field().among(), base.own())))
                    .filter(other -> !Set.copyOf(other.pool()).equals(Set.copyOf(game.pool())));
        } catch (InputException _) {
            return Optional.empty();
        }
    }

    private void checkCopies(Base base) {
        int slots = StartBoard.forArmies(base.source().variant()).slots().size();
        if (request.design().copies() > slots) {
            throw InputException.about(
                    "copies",
                    "found " + request.design().copies() + ", expected " + slots + " at most, the squares of the first"
                            + " rank that are not royal");
        }
    }

    /// The size of the board if the game is otherwise chess.
    private static Optional<String> size(MeasureRequest.Field field, MeasuredGame game) {
        if (field.board().isEmpty() && !field.variant().equals("chess")) {
            return Optional.empty();
        }
        return Optional.of(game.rules().variant().surface().shape());
    }

    /// The plan of a measurement.
    ///
    /// @throws InputException when something asked for makes no sense
    public static MeasurePlan plan(MeasureRequest request, int threads) {
        MeasureSettings asked = new MeasureStudy(request).settings;
        PieceValues guess = Engine.ownValues(asked.game().rules());
        MeasureSettings settings = asked.suited(guess);
        MeasureCost cost = new MeasureCost(settings, guess, threads);
        double widest =
                settings.game().pieces().stream().mapToDouble(cost::worth).max().orElse(0);
        long games = cost.games(request.stop(), widest, request.systematics());
        double seconds = cost.seconds(games, request.stop().pilot(), request.systematics())
                + request.stop().finishing();
        return new MeasurePlan(
                settings,
                games,
                request.stop().pilot(),
                request.systematics(),
                request.stop().seconds().map(limit -> Math.min(limit, seconds)).orElse(seconds),
                settings.game().pieces().stream()
                        .map(piece -> cost.expected(piece, games))
                        .toList());
    }

    /// Plays the games and returns the result.
    ///
    /// @throws InputException when the request is invalid, the games determine no values, or the unfinished
    /// games near the output have another plan
    /// @throws org.pieceworth.studies.output.OutputException when something cannot be written
    public static MeasureAnswer answer(MeasureRequest request, int threads, Run run) {
        request.player()
                .engine()
                .ifPresent(engine -> run.note("starting " + engine.command() + ", which has "
                        + ExternalEngineCommand.LIMIT.toSeconds() + " s to get ready ..."));
        return new MeasureStudy(request).answer(threads, run);
    }

    /// The games of a part, for play elsewhere.
    ///
    /// @throws InputException when something asked for makes no sense
    public static PlannedGames games(MeasureRequest request, GamesPart part) {
        return Measurement.games(new MeasureStudy(request).settings, part, Version.number());
    }

    private MeasureAnswer answer(int threads, Run run) {
        Optional<GamesWriter> writer = request.output()
                .map(target -> GamesWriter.of(
                        target, MeasureLabels.of(settings.engine().map(OtherEngine::name))));
        Optional<OutputFile> file = writer.flatMap(GamesWriter::file);
        Optional<ArmiesFile> ini = ArmiesFile.beside(file, settings.game().ini());
        OutputCheck.check(
                Stream.concat(
                        Variants.file(request.field().variant()).stream(),
                        MeasureEngine.files(request.player().engine())),
                Stream.concat(file.stream(), ini.map(ArmiesFile::file).stream())
                        .map(each -> new OutputCheck.Output("output", each))
                        .toList());
        long begin = System.nanoTime();
        Optional<Calibration> current = shipped.filter(CalibrationGames::isCurrent);
        MeasureMeans means = new MeasureMeans(
                Version.number(), threads, run.executor(), part -> keeping(file, part), run, look -> show(look, run));
        MeasureResult[] result = new MeasureResult[1];
        List<FileValues> files = new ArrayList<>();
        PendingGames.guard(() ->
                result[0] = measured(current.map(settings::with).orElse(settings), means, games -> {
                    writer.ifPresent(to -> to.write(settings.game().rules(), games));
                    if (request.byFile()) {
                        files.addAll(StartsByFile.of(settings, games));
                    }
                }));
        ini.ifPresent(ArmiesFile::write);
        return new MeasureAnswer(
                result[0],
                files,
                where,
                (System.nanoTime() - begin) / SECOND,
                writer.map(GamesWriter::name),
                ini.map(each -> each.file().name()),
                notes(current));
    }

    private void show(MeasureMeans.Look look, Run run) {
        run.soFar(() -> {
            Document soFar = new Document();
            soFar.json().put("games", look.games());
            return soFar.data(Table.of(
                    "values",
                    List.copyOf(look.values().entrySet()),
                    Column.fact("piece", Map.Entry::getKey),
                    Column.datum("value", each -> each.getValue().value()),
                    Column.datum("low", each -> each.getValue().low()),
                    Column.datum("high", each -> each.getValue().high())));
        });
        look.half().ifPresent(half -> {
            String text = "after " + Counted.of(look.games(), "game") + ": ± " + Numbers.fixed(half, 0) + " (95 %)";
            if (settings.engine().isPresent()) {
                // Another program may be slow, or never answer.
                run.note(text);
            } else {
                run.look(text);
            }
        });
    }

    private List<String> notes(Optional<Calibration> current) {
        MeasuredGame game = settings.game();
        Stream<String> stale = shipped.filter(_ -> current.isEmpty()).stream()
                .map(old -> "the calibration that ships for " + old.board() + " at " + old.nodes()
                        + " nodes per move is of an engine with other play, and is not used;"
                        + " engine/calibrate.sh makes one");
        return Stream.of(
                        warnings.stream(),
                        stale,
                        game.pieces().stream().flatMap(piece -> PieceTraits.of(game, piece).stream()))
                .flatMap(notes -> notes)
                .toList();
    }

    private MeasureResult measured(MeasureSettings with, MeasureMeans means, Consumer<Consumer<GameSink>> kept) {
        try {
            return Measurement.run(with, request.stop(), request.systematics(), means, kept);
        } catch (FitException e) {
            String message = "these games determine no values: " + e.getMessage();
            throw request.stop().seconds().isPresent()
                    ? new InputException(message + "; expected a longer --time")
                    : new InputException(message + "; expected more games")
                            .with("games", Long.toString(10 * request.stop().games()));
        }
    }

    private GameKeeping keeping(Optional<OutputFile> file, String part) {
        boolean fresh = request.output().filter(GamesTarget::fresh).isPresent();
        return PendingGames.keeping(file, part.isEmpty() ? "" : "." + part, fresh, new GameKeeping.InMemory());
    }

    /// The names of the games of a measurement.
    private static final class MeasureLabels {

        private MeasureLabels() {}

        /// @param other the engine that plays instead of Pieceworth's
        static GameLabels of(Optional<String> other) {
            String player = other.orElse("pieceworth");
            return new GameLabels("Pieceworth measures", player, player, false, true);
        }
    }

    /// The answer of a measurement.
    ///
    /// @param result the result of the games
    /// @param files the pieces by starting file, if requested
    /// @param where board or variant, for people
    /// @param seconds duration of the run
    /// @param output the file of the games
    /// @param ini the file next to it that defines the variant
    /// @param notes problems of the variant, and properties of a piece that give its value another meaning
    public record MeasureAnswer(
            MeasureResult result,
            List<FileValues> files,
            String where,
            double seconds,
            Optional<String> output,
            Optional<String> ini,
            List<String> notes) {

        public MeasureAnswer {
            files = List.copyOf(files);
            notes = List.copyOf(notes);
        }
    }

    /// The plan of a measurement: games, time and expected precision.
    ///
    /// @param settings settings of the measurement
    /// @param games maximum number of games of the measurement proper
    /// @param pilot games of the pilot
    /// @param systematics whether smaller experiments test for systematic errors after it
    /// @param seconds all of it will take, about
    /// @param pieces expected precision of each piece
    public record MeasurePlan(
            MeasureSettings settings,
            long games,
            long pilot,
            boolean systematics,
            double seconds,
            List<MeasureCost.Expected> pieces) {

        public MeasurePlan {
            pieces = List.copyOf(pieces);
        }
    }
}
