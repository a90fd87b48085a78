package org.pieceworth.studies.questions;

import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Document;
import org.pieceworth.lab.experiment.GamesPart;
import org.pieceworth.lab.experiment.PgnGames;
import org.pieceworth.lab.experiment.PlannedGames;
import org.pieceworth.lab.match.MatchEvents;
import org.pieceworth.lab.match.MatchMeans;
import org.pieceworth.lab.uci.EngineTraffic;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.EngineOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.MatchOptions;
import org.pieceworth.studies.options.NotationOption;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.PlayingQuestion;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.output.Run;
import org.pieceworth.studies.play.Affinity;
import org.pieceworth.studies.play.GamesTarget;
import org.pieceworth.studies.play.MatchDocument;
import org.pieceworth.studies.play.MatchLog;
import org.pieceworth.studies.play.MatchRequest;
import org.pieceworth.studies.play.MatchRequest.Field;
import org.pieceworth.studies.play.MatchStudy;
import org.pieceworth.studies.play.PlayMeans;
import org.pieceworth.studies.play.RoundRobinDocument;
import org.pieceworth.studies.play.RoundRobinStudy;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// A match between two players, of one against several, or of everyone against everyone. Requests of the workbench
/// start
/// no programs.
public final class MatchQuestion implements PlayingQuestion {

    private static final String SELF = "self";
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
    private final CommonOptions common = new CommonOptions();
    private final FormatOption format = new FormatOption();
    private final MatchOptions options = new MatchOptions();
    private List<String> players = List.of();
    private boolean gauntlet;
    private List<String> engineOptions = List.of();
    private List<String> weights = List.of();
    private Optional<String> output = Optional.empty();
    private boolean fresh;
    private boolean scores;
    private boolean times;
    private final EngineOptions engines = new EngineOptions();
    private Optional<String> log = Optional.empty();
    private boolean logLines;
    private Optional<String> affinity = Optional.empty();
    private long waitMillis;
    private int standingEvery;
    private final NotationOption notation = new NotationOption();
    private Optional<Integer> concurrency = Optional.empty();

    /// @param models those that users may name
    public MatchQuestion(ModelCatalogue models) {
        this.models = models;
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
        common.describe(usage);
        format.describe(usage);
        options.describe(usage);
        usage.operands("0..*", "PLAYER", "A and B; with --gauntlet A and each B", values -> {
            players = values;
            if (!usage.takesFiles()) {
                players.forEach(this::checkOurs);
            }
        });
        usage.flag("--gauntlet", "A plays a match against each of the others", () -> gauntlet = true);
        usage.local(this::describeLocal);
    }

    private void describeLocal(Options usage) {
        usage.repeated(
                "--options",
                "NAME=VALUE;…",
                "options of UCI engines: NAME=VALUE for all, A:NAME=VALUE or B:… for one, B2:… in a gauntlet; may be"
                        + " given more than once",
                values -> engineOptions = values);
        usage.repeated(
                "--weights",
                "FILE",
                "weights for the evaluation of `self`, a file written by tune: FILE for all, A:FILE or"
                        + " B:FILE for one; may be given more than once",
                values -> weights = values);
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
        usage.text(
                "--log",
                "FILE",
                "a log of games and engines as they begin and end, added to what is there",
                value -> log = Optional.of(value));
        usage.flag("--log-lines", "log the lines between us and UCI engines too", () -> logLines = true);
    }

    private void checkOurs(String player) {
        String values = player.startsWith(SELF + ":") ? player.substring(SELF.length() + 1) : "";
        if (!player.equals(SELF) && models.find(values).isEmpty()) {
            throw InputException.about(
                    "player", "found '" + player + "', expected self, or self: with a model: " + models.listed());
        }
    }

    @Override
    public boolean isQuiet() {
        return common.quiet;
    }

    @Override
    public void check() {
        MatchStudy.check(request(Optional.empty()), PlayMeans.none(new ValueSources(models)));
    }

    @Override
    public PlannedGames games(GamesPart part) {
        MatchRequest request = request(Optional.empty());
        PlayMeans means = PlayMeans.none(new ValueSources(models));
        return engines.isRoundRobin() ? RoundRobinStudy.games(request, means) : MatchStudy.games(request, means, part);
    }

    @Override
    public Reply reply(Run run) {
        OptionDependency.check("fresh", fresh, "-o FILE", output.isPresent());
        OptionDependency.check("scores", scores, "-o FILE.pgn", output.isPresent());
        OptionDependency.check("times", times, "-o FILE.pgn", output.isPresent());
        OptionDependency.check("log-lines", logLines, "--log FILE", log.isPresent());
        notation.check(output.isPresent());
        PgnGames.Comments comments =
                times ? PgnGames.Comments.TIMES : scores ? PgnGames.Comments.SCORES : PgnGames.Comments.NONE;
        MatchRequest request = request(
                output.map(name -> new GamesTarget(name, Optional.empty(), fresh, comments, notation.notation())));
        OptionDependency.exclude("concurrency", concurrency.isPresent(), "--threads", common.threadsTyped);
        if (log.isEmpty()) {
            return Reply.of(document(request, run, MatchEvents.NONE, EngineTraffic.NONE), format.format);
        }
        try (MatchLog written = MatchLog.open(log.get(), logLines)) {
            return Reply.of(document(request, run, written, written), format.format);
        }
    }

    private Document document(MatchRequest request, Run run, MatchEvents events, EngineTraffic traffic) {
        int games = concurrency.orElse(common.threads);
        OptionDependency.check(
                "affinity",
                affinity.isPresent(),
                "a UCI engine",
                request.field().entries().stream().anyMatch(each -> !each.isOurs()));
        output.ifPresent(run::keepsBeside);
        run.showEvery(standingEvery);
        engines.warnings().forEach(run::warning);
        List<String> processors = affinity.map(text -> Affinity.of(text, games)).orElse(List.of());
        PlayMeans means = new PlayMeans(
                new ValueSources(models), games, run, new MatchMeans(waitMillis, processors, events), traffic);
        return engines.isRoundRobin()
                ? RoundRobinDocument.of(RoundRobinStudy.answer(request, means))
                : MatchDocument.of(MatchStudy.answer(request, means));
    }

    private MatchRequest request(Optional<GamesTarget> target) {
        return new MatchRequest(
                options.conditions(common.seed),
                engines.field(new Field(players, gauntlet, engineOptions, weights)),
                options.games(),
                options.test(),
                options.book(),
                target);
    }
}
