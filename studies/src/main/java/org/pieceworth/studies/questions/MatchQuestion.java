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
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.PlayingQuestion;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.play.Affinity;
import org.pieceworth.studies.play.GamesTarget;
import org.pieceworth.studies.play.MatchDocument;
import org.pieceworth.studies.play.MatchLog;
import org.pieceworth.studies.play.MatchRequest;
import org.pieceworth.studies.play.MatchStudy;
import org.pieceworth.studies.play.PlayMeans;
import org.pieceworth.studies.play.RoundRobinDocument;
import org.pieceworth.studies.play.RoundRobinStudy;
import org.pieceworth.studies.run.Run;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// A match between two players, of one against several, or of everyone against everyone. Requests of the
/// workbench start no programs.
public final class MatchQuestion implements PlayingQuestion {

    private static final String SELF = "self";

    private final ModelCatalogue models;
    private final CommonOptions common = new CommonOptions();
    private final FormatOption format = new FormatOption();
    private final MatchOptions options = new MatchOptions();
    private List<String> players = List.of();
    private final Setting<Boolean> gauntlet = Setting.flag("--gauntlet", "A plays a match against each of the others");
    private final Setting<List<String>> engineOptions = Setting.repeated(
            "--options",
            "NAME=VALUE;…",
            "options of UCI engines: NAME=VALUE for all, A:NAME=VALUE or B:… for one, B2:… in a gauntlet; may be"
                    + " given more than once");
    private final Setting<List<String>> weights = Setting.repeated(
            "--weights",
            "FILE",
            "weights for the evaluation of `self`, a file written by tune: FILE for all, A:FILE or"
                    + " B:FILE for one; may be given more than once");
    private final Setting<Optional<String>> output = Setting.text(
            "-o, --output", "FILE", "file for the games, as PGN; an unfinished match is saved in FILE.part");
    private final Setting<Boolean> fresh =
            Setting.flag("--fresh", "start again, without the games of an unfinished match");
    private final Setting<Boolean> scores =
            Setting.flag("--scores", "write the players' scores after the moves in PGN");
    private final Setting<Boolean> times =
            Setting.flag("--times", "write scores, times, positions and clocks after the moves in PGN");
    private final EngineOptions engines = new EngineOptions();
    private final Setting<Optional<String>> log =
            Setting.text("--log", "FILE", "a log of starts and ends of games and engines, appended to the file");
    private final Setting<Boolean> logLines =
            Setting.flag("--log-lines", "log the lines between us and UCI engines too");
    private final Setting<Optional<String>> affinity = Setting.text(
            "--affinity",
            "CPUS",
            "run UCI engines on these processors, a set for each game at a time: all, or a list such as 0-3,6 (by"
                    + " taskset)");
    private final Setting<Long> waitMillis = Setting.number(
            NumberOption.of("--wait", "MS", "a pause between the games of a thread, in milliseconds", 0L, 3_600_000L)
                    .standard(0L));
    private final Setting<Integer> standingEvery = Setting.number(NumberOption.of(
            "--standing-every",
            "N",
            "show the result so far after every N games, on standard error, and write the games so far to -o FILE",
            1,
            1_000_000));
    private final NotationOption notation = new NotationOption();
    private final Setting<Optional<Integer>> concurrency =
            Setting.optional(NumberOption.of("--concurrency", "N", "games at a time; same as --threads", 1, 999_999));

    /// @param models the models that users may name
    public MatchQuestion(ModelCatalogue models) {
        this.models = models;
    }

    @Override
    public void describe(Options usage) {
        usage.about("Play a match to test whether A is stronger than B. Each opening is played with both colours. "
                + "Reports Elo with its error, likelihood of superiority and a sequential test. A and B are `self`, "
                + "`self:VALUES` (a model's name, atlas, a file of values, a fit) or the path of a UCI engine.");
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
        OptionGroup.all(usage, common, format, options);
        usage.operands("0..*", "PLAYER", "A and B; with --gauntlet A and each B", values -> {
            players = values;
            if (!usage.takesFiles()) {
                players.forEach(this::checkOurs);
            }
        });
        gauntlet.describe(usage);
        usage.local(this::describeLocal);
    }

    private void describeLocal(Options usage) {
        OptionGroup.all(
                usage,
                engineOptions,
                weights,
                engines,
                output,
                fresh,
                scores,
                times,
                notation,
                concurrency,
                waitMillis,
                affinity,
                standingEvery,
                log,
                logLines);
    }

    private void checkOurs(String player) {
        String values = player.startsWith(SELF + ":") ? player.substring(SELF.length() + 1) : "";
        if (!player.equals(SELF) && models.find(values).isEmpty()) {
            throw InputException.about(
                    "player", "found '" + player + "', expected self, or self: with a model: " + models.listed());
        }
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
        OptionDependency.check("fresh", fresh.get(), "-o FILE", output.isTyped());
        OptionDependency.check("scores", scores.get(), "-o FILE.pgn", output.isTyped());
        OptionDependency.check("times", times.get(), "-o FILE.pgn", output.isTyped());
        OptionDependency.check("log-lines", logLines.get(), "--log FILE", log.isTyped());
        notation.check(output.isTyped());
        PgnGames.Comments comments = times.get()
                ? PgnGames.Comments.TIMES
                : scores.get() ? PgnGames.Comments.SCORES : PgnGames.Comments.NONE;
        MatchRequest request = request(output.get()
                .map(name -> new GamesTarget(name, Optional.empty(), fresh.get(), comments, notation.notation())));
        OptionDependency.exclude("concurrency", concurrency.isTyped(), "--threads", common.threadsTyped);
        if (log.get().isEmpty()) {
            return Reply.of(document(request, run, MatchEvents.NONE, EngineTraffic.NONE), format.format);
        }
        try (MatchLog written = MatchLog.open(log.get().get(), logLines.get())) {
            return Reply.of(document(request, run, written, written), format.format);
        }
    }

    private Document document(MatchRequest request, Run run, MatchEvents events, EngineTraffic traffic) {
        int games = concurrency.get().orElse(common.threads);
        OptionDependency.check(
                "affinity",
                affinity.isTyped(),
                "a UCI engine",
                request.field().entries().stream().anyMatch(each -> !each.isOurs()));
        output.get().ifPresent(run::keepsBeside);
        run.showEvery(standingEvery.get());
        engines.warnings().forEach(run::warning);
        List<String> processors =
                affinity.get().map(text -> Affinity.of(text, games)).orElse(List.of());
        PlayMeans means = new PlayMeans(
                new ValueSources(models), games, run, new MatchMeans(waitMillis.get(), processors, events), traffic);
        return engines.isRoundRobin()
                ? RoundRobinDocument.of(RoundRobinStudy.answer(request, means))
                : MatchDocument.of(MatchStudy.answer(request, means));
    }

    private MatchRequest request(Optional<GamesTarget> target) {
        return new MatchRequest(
                options.conditions(common.seed),
                engines.field(players, gauntlet.get(), engineOptions.get(), weights.get()),
                options.games(),
                options.test(),
                options.book(),
                options.odds(),
                target);
    }
}
