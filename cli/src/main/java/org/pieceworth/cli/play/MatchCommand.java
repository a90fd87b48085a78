package org.pieceworth.cli.play;

import java.util.List;
import java.util.Optional;
import org.pieceworth.cli.terminal.GamesProgress;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.lab.experiment.GamePlace;
import org.pieceworth.lab.experiment.GamesPart;
import org.pieceworth.lab.experiment.PgnGames;
import org.pieceworth.lab.experiment.PlannedGames;
import org.pieceworth.lab.match.MatchEvents;
import org.pieceworth.lab.match.MatchMeans;
import org.pieceworth.lab.uci.EngineTraffic;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.play.Affinity;
import org.pieceworth.studies.play.GamesTarget;
import org.pieceworth.studies.play.MatchDocument;
import org.pieceworth.studies.play.MatchLog;
import org.pieceworth.studies.play.MatchRequest;
import org.pieceworth.studies.play.MatchStudy;
import org.pieceworth.studies.play.PlayMeans;
import org.pieceworth.studies.play.RoundRobinDocument;
import org.pieceworth.studies.play.RoundRobinStudy;
import org.pieceworth.studies.questions.MatchQuestion;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Plays a match.
public final class MatchCommand implements PlayingCommand {

    private static final NumberOption<Integer> CONCURRENCY =
            NumberOption.of("--concurrency", "N", "games at a time; same as --threads", 1, 999_999);
    private static final NumberOption<Long> WAIT = NumberOption.of(
                    "--wait", "MS", "a pause between the games of a thread, in milliseconds", 0L, 3_600_000L)
            .standard(0L);
    private static final NumberOption<Integer> STANDING = NumberOption.of(
            "--standing-every",
            "N",
            "show the result so far after every N games, on standard error, and write the games so far to -o FILE",
            1,
            1_000_000);

    private final ModelCatalogue models;
    private final GamePlace place;
    private final MatchQuestion question = new MatchQuestion();
    Optional<String> output = Optional.empty();
    boolean fresh;
    boolean scores;
    boolean times;
    private final EngineOptions engines = new EngineOptions();
    private Optional<String> log = Optional.empty();
    private boolean logLines;
    private Optional<String> affinity = Optional.empty();
    private long waitMillis;
    private int standingEvery;
    final NotationOption notation = new NotationOption();
    Optional<Integer> concurrency = Optional.empty();

    /// @param models those that users may name
    public MatchCommand(ModelCatalogue models) {
        this(models, GamePlace.HERE);
    }

    /// @param models those that users may name
    /// @param place where games are played
    public MatchCommand(ModelCatalogue models, GamePlace place) {
        this.models = models;
        this.place = place;
    }

    @Override
    public void describe(Options usage) {
        usage.about(
                "Play a match: A against B, each opening with both colours. Reports Elo with its error, likelihood of"
                        + " superiority and a sequential test. A and B are `self`, `self:VALUES` (a model's name, atlas,"
                        + " a file of values, a fit) or the path of a UCI engine.");
        usage.examples("""
                pieceworth match self:universal self:mobility --games 400
                # run the same command again to continue after an interruption
                pieceworth match self /usr/games/fairy-stockfish --variant capablanca \\
                           --nodes 2000 -o games.pgn
                pieceworth match self:new.json self --games 20000 --sprt elo0=0,elo1=5
                pieceworth match self ./engine --options "B:Hash=64;Threads=1" --tc 1+0.1
                pieceworth match --gauntlet self:fit.json ./one ./two ./three --games 200
                pieceworth match --round-robin --engines engines.json --book openings.epd \\
                           --rounds 50 --tc 10+0.1 -o games.pgn
                pieceworth match --engine "cmd=./new;nodes=100" --engine "cmd=./old;depth=3"
                """);
        question.describe(usage);
        engines.describe(usage);
        usage.text(
                "-o, --output",
                "FILE",
                "file for the games, as PGN; an unfinished match is kept in FILE.part",
                value -> output = Optional.of(value));
        usage.flag("--fresh", "start anew, without the games of an unfinished match", () -> fresh = true);
        usage.flag("--scores", "write the players' scores after the moves in PGN", () -> scores = true);
        usage.flag("--times", "write scores, times, positions and clocks after the moves in PGN", () -> times = true);
        notation.describe(usage);
        usage.number(CONCURRENCY, value -> concurrency = Optional.of(value));
        usage.number(WAIT, value -> waitMillis = value);
        usage.text(
                "--affinity",
                "CPUS",
                "run UCI engines on these processors, a set for each game at a time: all, or a list such as 0-3,6 (by"
                        + " taskset)",
                value -> affinity = Optional.of(value));
        usage.number(STANDING, value -> standingEvery = value);
        usage.output(
                "--log",
                "FILE",
                "a log of games and engines as they begin and end, added to what is there",
                value -> log = Optional.of(value));
        usage.flag("--log-lines", "log the lines between us and UCI engines too", () -> logLines = true);
    }

    @Override
    public PlannedGames games(GamesPart part) {
        MatchRequest request = request(Optional.empty());
        PlayMeans means = PlayMeans.none(new ValueSources(models));
        return engines.isRoundRobin() ? RoundRobinStudy.games(request, means) : MatchStudy.games(request, means, part);
    }

    private MatchRequest request(Optional<GamesTarget> target) {
        MatchRequest typed = question.request(target);
        return typed.with(engines.field(typed.field()));
    }

    @Override
    public Integer call() {
        OptionDependency.check("fresh", fresh, "-o FILE", output.isPresent());
        OptionDependency.check("scores", scores, "-o FILE.pgn", output.isPresent());
        OptionDependency.check("times", times, "-o FILE.pgn", output.isPresent());
        OptionDependency.check("log-lines", logLines, "--log FILE", log.isPresent());
        notation.check(output.isPresent());
        PgnGames.Comments comments =
                times ? PgnGames.Comments.TIMES : scores ? PgnGames.Comments.SCORES : PgnGames.Comments.NONE;
        MatchRequest request = request(
                output.map(name -> new GamesTarget(name, Optional.empty(), fresh, comments, notation.notation())));
        OptionDependency.exclude("concurrency", concurrency.isPresent(), "--threads", question.common().threadsTyped);
        if (log.isEmpty()) {
            play(request, MatchEvents.NONE, EngineTraffic.NONE);
        } else {
            try (MatchLog written = MatchLog.open(log.get(), logLines)) {
                play(request, written, written);
            }
        }
        return 0;
    }

    private void play(MatchRequest request, MatchEvents events, EngineTraffic traffic) {
        CommonOptions common = question.common();
        int games = concurrency.orElse(common.threads);
        OptionDependency.check(
                "affinity",
                affinity.isPresent(),
                "a UCI engine",
                request.field().entries().stream().anyMatch(each -> !each.isOurs()));
        GamesProgress progress = new GamesProgress(common.quiet, output, standingEvery);
        engines.warnings().forEach(progress::warning);
        PlayMeans means = new PlayMeans(
                new ValueSources(models),
                games,
                place,
                progress,
                new MatchMeans(
                        waitMillis,
                        affinity.map(text -> Affinity.of(text, games)).orElse(List.of()),
                        events),
                traffic);
        Terminal.printer()
                .print(
                        engines.isRoundRobin()
                                ? RoundRobinDocument.of(RoundRobinStudy.answer(request, means))
                                : MatchDocument.of(MatchStudy.answer(request, means)),
                        question.format());
    }
}
