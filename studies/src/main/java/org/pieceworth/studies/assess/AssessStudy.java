package org.pieceworth.studies.assess;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Document;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.lab.armies.GameOpenings;
import org.pieceworth.lab.armies.GameStarts;
import org.pieceworth.lab.assess.GameFacts;
import org.pieceworth.lab.experiment.Experiment;
import org.pieceworth.lab.experiment.ExperimentPlan.GameLimits;
import org.pieceworth.lab.experiment.ExperimentPlan.PlannedPlayer;
import org.pieceworth.lab.experiment.GameKeeping;
import org.pieceworth.lab.experiment.GameSink;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.selfplay.SelfPlay;
import org.pieceworth.lab.selfplay.SelfPlaySettings;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.stats.StopRequest;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.assess.AssessAnswer.Level;
import org.pieceworth.studies.assess.AssessAnswer.Played;
import org.pieceworth.studies.assess.Remedies.Remedy;
import org.pieceworth.studies.balance.Army;
import org.pieceworth.studies.game.RequestedRules;
import org.pieceworth.studies.output.OutputCheck;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.play.PendingGames;
import org.pieceworth.studies.play.PlayedRun;
import org.pieceworth.studies.play.SelfplayGame;
import org.pieceworth.studies.run.Run;
import org.pieceworth.text.Counted;
import org.pieceworth.text.Progress;

/// Judges a game by games of the engine against itself at several strengths, from the same openings.
public final class AssessStudy {

    /// Number of games for an estimate of the time: at least this many, and more while they take less than
    /// half a second.
    private static final int TRIED = 4;

    private static final int MOST_TRIED = 20;
    private static final long TRYING_NANOS = 500_000_000L;

    /// Number of changes of one piece to play, with as many games together as at a strength.
    private static final int REMEDIES = 3;

    private final AssessRequest request;
    private final SelfplayGame game;
    private final VariantRules rules;
    private final Optional<ScoreInPawns> scale;
    private final boolean unlike;
    private final List<String> warnings = new ArrayList<>();

    /// @throws org.pieceworth.text.InputException when the variant or an army cannot be read or played, or a
    /// journal would replace an input
    public AssessStudy(AssessRequest request) {
        this.request = request;
        game = request.rules().game();
        rules = VariantRules.of(game.variant());
        scale = ScoreInPawns.of(game.variant());
        unlike = Army.isFor(game.variant()) && Army.of("", game.variant()).facesAnother();
        OutputCheck.check(
                Variants.file(request.rules().variant()).stream(),
                request.journal().stream()
                        .flatMap(file -> request.nodes().stream().map(each -> PendingGames.journal(file, part(each))))
                        .map(file -> new OutputCheck.Output("output", file))
                        .toList());
    }

    /// Checks the request without playing.
    ///
    /// @throws org.pieceworth.text.InputException when it does not
    public static void check(AssessRequest request) {
        new AssessStudy(request);
    }

    /// Distinguishes the journals of several strengths.
    private static String part(long nodes) {
        return "." + nodes;
    }

    /// @param run receives progress
    /// @param threads change nothing
    /// @throws org.pieceworth.text.InputException when a journal has another plan
    public AssessAnswer answer(int threads, Run run) {
        warnings.addAll(PlayedRun.warnings(game.reading(), rules, run));
        List<Level> levels = new ArrayList<>();
        for (long each : request.nodes()) {
            run.part("playing at " + Counted.of(each, "node") + " per move"
                    + (request.nodes().size() > 1
                            ? ", strength " + (levels.size() + 1) + " of "
                                    + request.nodes().size()
                            : ""));
            levels.add(level(each, threads, List.copyOf(levels), run));
        }
        return answer(levels, remedies(levels.getLast(), threads, run));
    }

    private AssessAnswer answer(List<Level> levels, List<Played> remedies) {
        return new AssessAnswer(
                game.variant().name(), levels, request.plies(), request.seed(), remedies, game.ini(), warnings);
    }

    /// The time of all games, estimated from a few games at the lowest strength. The fastest of them gives
    /// the time per node, since the first ones are slower until the code is compiled.
    public AssessPlan plan(int threads) {
        long least = request.nodes().getFirst();
        SelfPlay player = new SelfPlay(settings(least, game.variant().startFen()));
        long begin = System.nanoTime();
        long moves = 0;
        double perMove = Double.POSITIVE_INFINITY;
        int played = 0;
        while (played < TRIED || (played < MOST_TRIED && System.nanoTime() - begin < TRYING_NANOS)) {
            StopRequest.check();
            long before = System.nanoTime();
            int made = player.play(played).moves().size();
            perMove = Math.min(perMove, (System.nanoTime() - before) / 1e9 / Math.max(1, made));
            moves += made;
            played++;
        }
        double nodes = request.nodes().stream().mapToDouble(Long::doubleValue).sum();
        return new AssessPlan(
                request.nodes(), request.games(), perMove / least * nodes * request.games() * moves / played / threads);
    }

    /// Unlike sides move first in half of the games each, so that the first move is told apart from the armies.
    private SelfPlaySettings settings(long nodes, String fen) {
        GameStarts start = GameStarts.of(unlike ? List.of(fen, Fen.withOtherToMove(fen)) : List.of(fen));
        // Games are played to the end: adjudication by scores would shorten them and hide how they are won.
        return new SelfPlaySettings(
                new GameOpenings(rules, start, request.seed(), request.plies(), false),
                new GameLimits(TimeControl.nodes(nodes), Adjudication.OFF, GameRunner.DEFAULT_PLY_CAP),
                EngineSettings.DEFAULT);
    }

    private Level level(long nodes, int threads, List<Level> before, Run run) {
        GameFacts facts = new GameFacts(rules);
        SelfPlaySettings settings = settings(nodes, game.variant().startFen());
        PendingGames.guard(() -> play(settings, request.games(), part(nodes), threads, run, (_, played) -> {
            StopRequest.check();
            facts.add(played);
            run.soFar(() -> AssessDocument.of(soFar(before, new Level(nodes, facts, Optional.empty()))));
            return true;
        }));
        Level level = new Level(nodes, facts, Optional.empty());
        return new Level(nodes, facts, scale.flatMap(pawns -> pawns.of(level.score(), nodes)));
    }

    private AssessAnswer soFar(List<Level> before, Level unfinished) {
        List<Level> levels = new ArrayList<>(before);
        levels.add(unfinished);
        return answer(levels, List.of());
    }

    /// The journal is preserved, so that a failure at a later level costs none of these games.
    private void play(SelfPlaySettings settings, long games, String part, int threads, Run run, GameSink sink) {
        GameKeeping keeping = request.journal()
                .map(file -> PendingGames.beside(file, part, request.fresh()))
                .orElseGet(GameKeeping.Nowhere::new);
        try (Experiment experiment = Experiment.open(
                settings.plan("assess", Version.number(), PlannedPlayer.own("own values"), games), keeping)) {
            PendingGames.tell(experiment, new Progress() {
                @Override
                public void warning(String warning) {
                    warnings.add(warning);
                    run.warning(warning);
                }
            });
            experiment.play(new SelfPlay(settings), threads, sink, run);
        }
    }

    /// Plays the changes of one piece that the model of scores proposes for an uneven game.
    private List<Played> remedies(Level level, int threads, Run run) {
        List<Remedy> proposed = scale.filter(_ -> level.isUneven())
                .map(pawns -> pawns.remedies(level.score().value(), level.nodes(), REMEDIES))
                .orElse(List.of());
        List<Played> played = new ArrayList<>();
        for (Remedy remedy : proposed) {
            int number = played.size() + 1;
            run.part("playing remedy " + number + " of " + proposed.size() + ": " + remedy.text());
            GameFacts facts = new GameFacts(rules);
            long games = Math.max(2, request.games() / proposed.size());
            SelfPlaySettings settings = settings(level.nodes(), remedy.fen());
            String part = part(level.nodes()) + "." + number;
            PendingGames.guard(() -> play(settings, games, part, threads, run, (_, each) -> {
                StopRequest.check();
                facts.add(each);
                return true;
            }));
            played.add(new Played(remedy.text(), remedy.fen(), games, facts.of(GameFacts.Figure.WHITE_SCORE)));
        }
        played.sort(Comparator.comparingDouble(each -> Math.abs(each.score().value() - 0.5)));
        return played;
    }

    /// A question about the balance of a game, answered by play.
    ///
    /// @param rules the variant with its start and armies; White's as given
    /// @param nodes nodes per move, one number for each strength, rising
    /// @param games number of games at each strength
    /// @param plies random ones at the start of each game
    /// @param seed seed of these plies
    /// @param journal file for the games until all are played, one for each strength; not saved without one
    /// @param fresh begins again if a journal exists
    public record AssessRequest(
            RequestedRules rules,
            List<Long> nodes,
            long games,
            int plies,
            long seed,
            Optional<OutputFile> journal,
            boolean fresh) {

        public AssessRequest {
            nodes = List.copyOf(nodes);
        }
    }

    /// The extent of an assessment.
    ///
    /// @param nodes nodes per move, one number for each strength
    /// @param games number of games at each strength
    /// @param seconds all of it will take, about
    public record AssessPlan(List<Long> nodes, long games, double seconds) {

        private static final double MINUTE = 60;

        public AssessPlan {
            nodes = List.copyOf(nodes);
        }

        /// The plan as a document.
        public Document document() {
            long all = games * nodes.size();
            Document document = new Document();
            document.line(Counted.of(all, "game") + " will take about "
                    + Counted.of(Math.round(Math.ceil(seconds / MINUTE)), "minute") + ".");
            document.json().put("games", games).put("all", all).put("seconds", seconds);
            nodes.forEach(document.json().putArray("nodes")::add);
            return document;
        }
    }
}
