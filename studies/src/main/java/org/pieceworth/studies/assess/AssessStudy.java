package org.pieceworth.studies.assess;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.engine.Engine;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.lab.armies.GameOpenings;
import org.pieceworth.lab.armies.GameStarts;
import org.pieceworth.lab.assess.GameFacts;
import org.pieceworth.lab.experiment.Experiment;
import org.pieceworth.lab.experiment.ExperimentListener;
import org.pieceworth.lab.experiment.ExperimentPlan.GameLimits;
import org.pieceworth.lab.experiment.ExperimentPlan.PlannedPlayer;
import org.pieceworth.lab.experiment.GameKeeping;
import org.pieceworth.lab.experiment.GameLabels;
import org.pieceworth.lab.experiment.GameSink;
import org.pieceworth.lab.experiment.OwnGamesFit;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.selfplay.SelfPlay;
import org.pieceworth.lab.selfplay.SelfPlaySettings;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.StopRequest;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.assess.AssessAnswer.Exchange;
import org.pieceworth.studies.assess.AssessAnswer.Level;
import org.pieceworth.studies.options.Question.Progress;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.play.KeptGames;
import org.pieceworth.studies.play.PlayListener;
import org.pieceworth.studies.play.PlayedRun;

/// Lets the engine play a game against itself at several strengths, from the same openings, and judges the game by
/// that.
///
/// @param reading the variant
/// @param nodes for each move, a strength each, rising
/// @param games at each strength
/// @param plies random ones at the start of each game
/// @param seed of these
/// @param threads change nothing
/// @param journal keeps games until all are played, in a file for each strength; nowhere without one
/// @param fresh begins anew where a journal is found
public record AssessStudy(
        VariantReading reading,
        List<Long> nodes,
        long games,
        int plies,
        long seed,
        int threads,
        Optional<OutputFile> journal,
        boolean fresh) {

    /// Games behind an estimate of the time.
    private static final int TRIED = 4;

    /// Copies the list.
    public AssessStudy {
        nodes = List.copyOf(nodes);
    }

    /// @param progress hears of each game
    /// @throws org.pieceworth.text.InputException when the variant cannot be played, or a journal has another plan
    public AssessAnswer answer(Progress progress) {
        VariantRules rules = VariantRules.of(reading.variant());
        List<String> warnings = PlayedRun.warnings(reading, rules, PlayListener.NONE);
        List<Level> levels = new ArrayList<>();
        for (long each : nodes) {
            levels.add(level(rules, each, Math.toIntExact(levels.size() * games), progress));
        }
        return new AssessAnswer(
                reading.variant().name(), levels, plies, seed, exchange(rules, levels.getLast()), warnings);
    }

    /// Seconds that all games will take, by a few of them at the least strength.
    public double secondsExpected() {
        VariantRules rules = VariantRules.of(reading.variant());
        SelfPlay player = new SelfPlay(settings(rules, nodes.getFirst()));
        player.play(0);
        long begin = System.nanoTime();
        long moves = 0;
        for (int game = 1; game <= TRIED; game++) {
            moves += player.play(game).moves().size();
        }
        double perNode = (System.nanoTime() - begin) / 1e9 / Math.max(1, moves) / nodes.getFirst();
        double all = nodes.stream().mapToDouble(Long::doubleValue).sum();
        return perNode * all * games * moves / TRIED / threads;
    }

    private SelfPlaySettings settings(VariantRules rules, long each) {
        GameStarts start = GameStarts.of(List.of(rules.variant().startFen()));
        // Played to the end: a verdict by scores would shorten games and hide how they are won.
        return new SelfPlaySettings(
                new GameOpenings(rules, start, seed, plies, false),
                new GameLimits(TimeControl.nodes(each), Adjudication.OFF, GameRunner.DEFAULT_PLY_CAP),
                EngineSettings.DEFAULT);
    }

    private Level level(VariantRules rules, long each, int before, Progress progress) {
        SelfPlaySettings settings = settings(rules, each);
        GameFacts facts = new GameFacts(rules);
        GameKeeping keeping =
                journal.map(file -> KeptGames.beside(file, "." + each, fresh)).orElseGet(GameKeeping.Nowhere::new);
        int all = Math.toIntExact(nodes.size() * games);
        // Read by the fit as they are played, so that no game is held.
        OwnGamesFit fit = OwnGamesFit.of(
                rules,
                GameLabels.SELF,
                sink -> KeptGames.guard(() -> play(settings, keeping, (number, game) -> {
                    StopRequest.check();
                    facts.add(game);
                    progress.at(before + Math.toIntExact(facts.games()), all);
                    return sink.game(number, game);
                })));
        return new Level(each, facts, advantage(fit));
    }

    /// The journal stays, so that a later level that fails costs none of these games.
    private void play(SelfPlaySettings settings, GameKeeping keeping, GameSink sink) {
        try (Experiment experiment = Experiment.open(
                settings.plan("assess", Version.number(), PlannedPlayer.own("own values"), games), keeping)) {
            experiment.play(new SelfPlay(settings), threads, sink, new ExperimentListener() {});
        }
    }

    private static Optional<Estimate> advantage(OwnGamesFit fit) {
        return switch (fit) {
            case OwnGamesFit.Fitted(PieceValueFit found) -> found.value("white").flatMap(white -> white.value());
            case OwnGamesFit.TooLittle _ -> Optional.empty();
        };
    }

    /// The pair of kinds whose difference is nearest to the advantage, the stronger one in the army that is ahead.
    private static Optional<Exchange> exchange(VariantRules rules, Level level) {
        Estimate score = level.score();
        if (level.advantage().isEmpty() || !level.isUneven()) {
            return Optional.empty();
        }
        boolean white = score.value() > 0.5;
        double ahead = Math.abs(level.advantage().get().value());
        VariantPosition start = rules.start();
        PieceValues values = Engine.ownValues(rules);
        List<Integer> army = IntStream.range(0, rules.letters().length())
                .filter(type -> start.onBoard(white ? Side.WHITE : Side.BLACK, type) > 0)
                .filter(type -> !rules.isRoyal(type) && !rules.isPawn(white ? Side.WHITE : Side.BLACK, type))
                .boxed()
                .toList();
        return army.stream()
                .flatMap(piece -> army.stream()
                        .filter(by -> value(values, start, piece) > value(values, start, by))
                        .map(by -> new Exchange(
                                white,
                                start.symbol(piece),
                                start.symbol(by),
                                value(values, start, piece) - value(values, start, by))))
                .filter(exchange -> exchange.difference() < 2 * ahead)
                .min(Comparator.comparingDouble(exchange -> Math.abs(exchange.difference() - ahead)));
    }

    private static double value(PieceValues values, VariantPosition start, int type) {
        return values.of(start.symbol(type)).map(TaperedValue::middlegame).orElse(0.0);
    }
}
