package org.pieceworth.studies.play;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.engine.weights.EngineNumbers;
import org.pieceworth.lab.experiment.Experiment;
import org.pieceworth.lab.experiment.ExperimentPlan;
import org.pieceworth.lab.experiment.ExperimentPlan.PlannedPlayer;
import org.pieceworth.lab.experiment.GameKeeping;
import org.pieceworth.lab.experiment.GameLabels;
import org.pieceworth.lab.experiment.GameSink;
import org.pieceworth.lab.experiment.GameTally;
import org.pieceworth.lab.experiment.GamesPart;
import org.pieceworth.lab.experiment.OwnGamesFit;
import org.pieceworth.lab.experiment.PlannedGames;
import org.pieceworth.lab.selfplay.SelfPlay;
import org.pieceworth.lab.selfplay.SelfPlaySettings;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.output.OutputCheck;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.play.GameConditions.OpeningChoice;
import org.pieceworth.text.InputException;

/// Plays games of the engine against itself, writes them and fits values to them.
public final class SelfplayStudy {

    private final SelfplayRequest request;
    private final PlayMeans means;
    private final SelfplayGame game;
    private final SelfPlaySettings settings;
    private final Optional<PieceValues> values;
    private final Optional<EngineNumbers> weights;
    private final GameLabels labels;
    private final Optional<GamesWriter> writer;
    private final GameTally tally = new GameTally();
    private final long begin = System.nanoTime();
    private Optional<OwnGamesFit> fitted = Optional.empty();

    private SelfplayStudy(SelfplayRequest request, PlayMeans means) {
        this.request = request;
        this.means = means;
        game = SelfplayGame.of(request.conditions().variant(), request.armies());
        values = request.values().map(typed -> means.sources().of(typed).values(game.variant()));
        weights = request.weights().map(WeightsFile::read);
        settings = settings();
        PlayedRun.warnings(game.reading(), settings.rules(), means.run());
        labels = game.labels();
        checkRepeated();
        writer = request.output().map(target -> GamesWriter.of(target, labels));
    }

    /// Checks the request without playing.
    ///
    /// @throws org.pieceworth.text.InputException when it does not
    public static void check(SelfplayRequest request, PlayMeans means) {
        new SelfplayStudy(request, means);
    }

    /// The games, for play elsewhere.
    ///
    /// @throws org.pieceworth.text.InputException when something asked for makes no sense
    public static PlannedGames games(SelfplayRequest request, PlayMeans means) {
        return new SelfplayStudy(request, means).games();
    }

    /// Plays the games and returns their result.
    ///
    /// @param tables a file that the answer is written to, see [SelfplayAnswer#writeIni]
    /// @throws org.pieceworth.text.InputException when the request is invalid, the unfinished games near the output
    /// have another plan, or the file of the answer is another one of the run
    /// @throws org.pieceworth.studies.output.OutputException when something cannot be written
    public static SelfplayAnswer answer(SelfplayRequest request, PlayMeans means, Optional<OutputFile> tables) {
        return new SelfplayStudy(request, means).answer(tables);
    }

    private SelfPlaySettings settings() {
        GameConditions conditions = request.conditions();
        VariantRules rules = VariantRules.of(game.variant());
        OpeningChoice openings = conditions.openings();
        return new SelfPlaySettings(
                openings.of(rules, game.starts(rules, values, openings.seed())),
                conditions.limits(),
                values.map(EngineSettings.DEFAULT::with)
                        .orElse(EngineSettings.DEFAULT)
                        .with(weights.orElse(EngineNumbers.SHIPPED)));
    }

    private SelfplayAnswer answer(Optional<OutputFile> tables) {
        Optional<ArmiesFile> ini =
                game.ini().flatMap(text -> ArmiesFile.beside(writer.flatMap(GamesWriter::file), text));
        checkOutputs(ini, tables);
        long[] resumed = {0};
        PendingGames.guard(() -> {
            GameKeeping keeping = keeping();
            try (Experiment experiment = Experiment.open(plan(), keeping)) {
                PendingGames.tell(experiment, means.run());
                run(experiment, keeping);
                experiment.finish();
                resumed[0] = experiment.resumed();
            }
        });
        PlayedRun run = PlayedRun.since(begin, resumed[0]);
        ini.ifPresent(ArmiesFile::write);
        SelfplayAnswer.Files files = new SelfplayAnswer.Files(
                writer.map(GamesWriter::name), ini.map(armies -> armies.file().name()));
        return answer(files, run);
    }

    /// The result of the games so far.
    private SelfplayAnswer soFar() {
        return answer(new SelfplayAnswer.Files(Optional.empty(), Optional.empty()), PlayedRun.since(begin, 0));
    }

    private SelfplayAnswer answer(SelfplayAnswer.Files files, PlayedRun run) {
        return new SelfplayAnswer(game, settings, request.conditions().limit().text(), tally, fitted, files, run);
    }

    /// Without random plies a start gives one game.
    private void checkRepeated() {
        if (game.armies() instanceof SelfplayGame.Placed.Given given
                && settings.openings().plies() == 0
                && !settings.openings().shuffle()
                && request.games() > given.fens().size()) {
            throw InputException.about(
                            "games",
                            "found " + request.games() + ", expected "
                                    + given.fens().size() + " at most, since without random plies a start is played"
                                    + " alike each time; or random plies")
                    .with("plies", "2");
        }
    }

    private GameKeeping keeping() {
        boolean fresh = request.output().filter(GamesTarget::fresh).isPresent();
        return PendingGames.keeping(
                writer.flatMap(GamesWriter::file),
                "",
                fresh,
                writer.isPresent() && request.fit() ? new GameKeeping.InMemory() : new GameKeeping.Nowhere());
    }

    private ExperimentPlan plan() {
        PlannedPlayer engine =
                values.map(known -> PlannedPlayer.own(known.source(), known)).orElse(PlannedPlayer.own("own values"));
        return settings.plan(
                "self-play",
                Version.number(),
                weights.map(known -> WeightsFile.planned(engine, known)).orElse(engine),
                request.games());
    }

    /// Plays, then derives the requested results; games without a journal are used as they are played.
    private void run(Experiment experiment, GameKeeping keeping) {
        switch (keeping) {
            case GameKeeping.Nowhere() -> finish(sink -> play(experiment, sink));
            case GameKeeping.InMemory _ -> playFirst(experiment);
            case GameKeeping.InJournal _ -> playFirst(experiment);
        }
    }

    private void playFirst(Experiment experiment) {
        play(experiment, (_, _) -> true);
        finish(experiment::forEach);
    }

    private PlannedGames games() {
        return new PlannedGames(GamesPart.ONLY, plan(), new SelfPlay(settings));
    }

    private void play(Experiment experiment, GameSink sink) {
        experiment.play(
                means.run().executor().player(games()),
                means.threads(),
                (number, played) -> {
                    tally.add(played, labels.exchanged(number));
                    means.run().soFar(() -> SelfplayDocument.of(soFar()));
                    return sink.game(number, played);
                },
                means.run());
    }

    private void finish(Consumer<GameSink> games) {
        writer.ifPresent(to -> to.write(settings.rules(), games));
        if (request.fit()) {
            fitted = Optional.of(OwnGamesFit.of(settings.rules(), labels, games));
        } else if (writer.isEmpty()) {
            games.accept((_, _) -> true);
        }
    }

    private void checkOutputs(Optional<ArmiesFile> armies, Optional<OutputFile> tables) {
        Stream<OutputFile> outputs =
                Stream.concat(writer.flatMap(GamesWriter::file).stream(), armies.map(ArmiesFile::file).stream());
        OutputCheck.check(
                Stream.concat(
                        Stream.concat(request.values().stream(), request.weights().stream()),
                        Stream.concat(
                                game.files(), Variants.file(request.conditions().variant()).stream())),
                Stream.concat(
                                outputs.map(file -> new OutputCheck.Output("output", file)),
                                tables.stream().map(file -> new OutputCheck.Output("tables", file)))
                        .toList());
    }
}
