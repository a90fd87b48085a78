package org.pieceworth.cli.play;

import java.util.Optional;
import org.pieceworth.cli.terminal.GamesProgress;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.lab.experiment.GamePlace;
import org.pieceworth.lab.experiment.GamesPart;
import org.pieceworth.lab.experiment.PlannedGames;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.play.GamesTarget;
import org.pieceworth.studies.play.MatchAnswer;
import org.pieceworth.studies.play.MatchDocument;
import org.pieceworth.studies.play.MatchRequest;
import org.pieceworth.studies.play.MatchStudy;
import org.pieceworth.studies.play.PlayMeans;
import org.pieceworth.studies.questions.MatchQuestion;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Plays a match.
public final class MatchCommand implements PlayingCommand {

    private static final NumberOption<Integer> CONCURRENCY =
            NumberOption.of("--concurrency", "N", "games at a time; same as --threads", 1, 999_999);

    private final ModelCatalogue models;
    private final GamePlace place;
    private final MatchQuestion question = new MatchQuestion();
    Optional<String> output = Optional.empty();
    boolean fresh;
    boolean scores;
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
                """);
        question.describe(usage);
        usage.text(
                "-o, --output",
                "FILE",
                "file for the games, as PGN; an unfinished match is kept in FILE.part",
                value -> output = Optional.of(value));
        usage.flag("--fresh", "start anew, without the games of an unfinished match", () -> fresh = true);
        usage.flag("--scores", "write the players' scores after the moves in PGN", () -> scores = true);
        notation.describe(usage);
        usage.number(CONCURRENCY, value -> concurrency = Optional.of(value));
    }

    @Override
    public PlannedGames games(GamesPart part) {
        return MatchStudy.games(question.request(Optional.empty()), PlayMeans.none(new ValueSources(models)), part);
    }

    @Override
    public Integer call() {
        OptionDependency.check("fresh", fresh, "-o FILE", output.isPresent());
        OptionDependency.check("scores", scores, "-o FILE.pgn", output.isPresent());
        notation.check(output.isPresent());
        MatchRequest request = question.request(
                output.map(name -> new GamesTarget(name, Optional.empty(), fresh, scores, notation.notation())));
        CommonOptions common = question.common();
        OptionDependency.exclude("concurrency", concurrency.isPresent(), "--threads", common.threadsTyped);
        PlayMeans means = new PlayMeans(
                new ValueSources(models),
                concurrency.orElse(common.threads),
                place,
                new GamesProgress(common.quiet, output));
        MatchAnswer answer = MatchStudy.answer(request, means);
        Terminal.printer().print(MatchDocument.of(answer), question.format());
        return 0;
    }
}
