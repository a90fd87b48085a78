package org.pieceworth.cli.play;

import java.util.Optional;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.terminal.GamesProgress;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.rules.InputException;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.Company;
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
public final class MatchCommand implements Subcommand {

    private final ModelCatalogue models;
    private final MatchQuestion question = new MatchQuestion();
    Optional<String> output = Optional.empty();
    boolean fresh;
    boolean scores;
    Optional<Integer> concurrency = Optional.empty();

    public MatchCommand(ModelCatalogue models) {
        this.models = models;
    }

    @Override
    public void describe(Options usage) {
        usage.about("Play a match: A against B, each opening with both colours. Gives Elo with its error, likelihood of"
                + " superiority and a sequential test. A and B are `self`, `self:VALUES` (a model's name, a file of"
                + " values, a fit) or the path of a UCI engine.");
        usage.examples("""
                pieceworth match self:universal self:mobility --games 400
                pieceworth match self /usr/games/fairy-stockfish --variant capablanca --nodes 2000 -o games.pgn
                                                                      games are kept as they end: the same command
                                                                      goes on where it was stopped
                pieceworth match self:new.json self --games 20000 --sprt elo0=0,elo1=5
                                                                      until the test decides
                pieceworth match self ./engine --options "B:Hash=64;Threads=1" --tc 1+0.1
                pieceworth match --gauntlet self:fit.json ./one ./two ./three --games 200 --tc 1+0.1
                """);
        question.describe(usage);
        usage.text(
                "-o, --output",
                "FILE",
                "where games go, as PGN. Unfinished matches are kept in FILE.part",
                value -> output = Optional.of(value));
        usage.flag("--fresh", "drop the games of an unfinished match", () -> fresh = true);
        usage.flag("--scores", "write the players' scores after the moves in PGN", () -> scores = true);
        usage.count(
                "--concurrency",
                "N",
                "games at a time, the same as --threads",
                value -> concurrency = Optional.of(value));
    }

    @Override
    public Integer call() {
        Company.check("--fresh", fresh, "-o FILE", output.isPresent());
        Company.check("--scores", scores, "-o FILE.pgn", output.isPresent());
        MatchRequest request =
                question.request(output.map(name -> new GamesTarget(name, Optional.empty(), fresh, scores)));
        CommonOptions common = question.common();
        if (concurrency.isPresent() && common.threadsTyped) {
            throw new InputException("found --threads and --concurrency, which say the same; expected one of them");
        }
        PlayMeans means = new PlayMeans(
                new ValueSources(models), concurrency.orElse(common.threads), new GamesProgress(common.quiet, output));
        MatchAnswer answer = MatchStudy.answer(request, means);
        Terminal.printer().print(MatchDocument.of(answer), question.format());
        return 0;
    }
}
