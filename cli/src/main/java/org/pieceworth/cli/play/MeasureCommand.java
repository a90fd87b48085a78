package org.pieceworth.cli.play;

import java.util.List;
import java.util.Optional;
import org.pieceworth.cli.terminal.MeasureProgress;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.lab.experiment.GamePlace;
import org.pieceworth.lab.experiment.GamesPart;
import org.pieceworth.lab.experiment.PlannedGames;
import org.pieceworth.rules.san.MoveNotation;
import org.pieceworth.studies.measure.MeasureDocument;
import org.pieceworth.studies.measure.MeasurePlanDocument;
import org.pieceworth.studies.measure.MeasureRequest;
import org.pieceworth.studies.measure.MeasureRequest.EngineChoice;
import org.pieceworth.studies.measure.MeasureStudy;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.play.GamesTarget;
import org.pieceworth.studies.questions.MeasureQuestion;

/// Measures pieces by play.
public final class MeasureCommand implements PlayingCommand {

    private final GamePlace place;
    private final MeasureQuestion question = new MeasureQuestion();
    boolean plan;
    Optional<String> output = Optional.empty();
    boolean fresh;
    Optional<String> engine = Optional.empty();
    List<String> engineOptions = List.of();

    public MeasureCommand() {
        this(GamePlace.HERE);
    }

    /// @param place where games are played
    public MeasureCommand(GamePlace place) {
        this.place = place;
    }

    @Override
    public void describe(Options usage) {
        usage.about(
                "Measure the values of pieces by play: the engine plays games between random armies, and the results are"
                        + " fitted to the armies at the start. For any piece that moves, on any board.");
        usage.examples("""
                pieceworth measure FfW               # among the pieces of chess
                pieceworth measure FfW --plan        # games and time needed; plays nothing
                pieceworth measure FfW WD archbishop --board 10x8 --time 5m
                # until the 95 %% interval is ± 15
                pieceworth measure C --variant capablanca --precision 15
                pieceworth measure FfW --engine /usr/games/fairy-stockfish --nodes 1000
                """);
        question.describe(usage);
        usage.flag("--plan", "show the games and the time needed, and play nothing", () -> plan = true);
        usage.text(
                "-o, --output",
                "FILE",
                "file for the games, as with selfplay; an unfinished run is kept in FILE.part and continued",
                v -> output = Optional.of(v));
        usage.flag("--fresh", "start anew, without the games of an unfinished run", () -> fresh = true);
        usage.text(
                "--engine",
                "CMD",
                "a UCI engine that reads variants.ini plays both sides of the games: its path, perhaps with arguments"
                        + " (default self, Pieceworth's own)",
                v -> engine = Optional.of(v));
        usage.repeated(
                "--options",
                "NAME=VALUE;…",
                "options of that engine; may be given more than once",
                values -> engineOptions = values);
    }

    @Override
    public PlannedGames games(GamesPart part) {
        return MeasureStudy.games(question.request(Optional.empty()), part);
    }

    @Override
    public Integer call() {
        OptionDependency.check("options", !engineOptions.isEmpty(), "--engine CMD", engine.isPresent());
        OptionDependency.exclude("plan", plan, "--engine, whose speed is not known", engine.isPresent());
        MeasureRequest ours = question.request(
                output.map(name -> new GamesTarget(name, Optional.empty(), fresh, false, MoveNotation.SAN)));
        MeasureRequest request = engine.map(command -> ours.with(new EngineChoice(command, engineOptions)))
                .orElse(ours);
        CommonOptions common = question.common();
        if (plan) {
            Terminal.printer()
                    .print(MeasurePlanDocument.of(MeasureStudy.plan(request, common.threads)), question.format());
            return 0;
        }
        MeasureProgress progress = new MeasureProgress(common.quiet, output);
        Terminal.printer()
                .print(
                        MeasureDocument.of(MeasureStudy.answer(request, common.threads, place, progress)),
                        question.format());
        return 0;
    }
}
