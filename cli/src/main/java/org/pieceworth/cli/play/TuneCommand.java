package org.pieceworth.cli.play;

import java.util.List;
import java.util.Optional;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.terminal.GamesProgress;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.rules.InputException;
import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.Company;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.OptionRange;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.PlayOptions;
import org.pieceworth.studies.play.GameConditions;
import org.pieceworth.studies.play.MoveLimit;
import org.pieceworth.studies.play.PlayMeans;
import org.pieceworth.studies.tune.TuneSpsaDocument;
import org.pieceworth.studies.tune.TuneSpsaRequest;
import org.pieceworth.studies.tune.TuneSpsaStudy;
import org.pieceworth.studies.tune.TuneWeightsDocument;
import org.pieceworth.studies.tune.TuneWeightsRequest;
import org.pieceworth.studies.tune.TuneWeightsStudy;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Tunes the engine's numbers.
public final class TuneCommand implements Subcommand {

    private static final long MOST_GAMES = 10_000_000;

    private final ModelCatalogue models;
    final CommonOptions common = new CommonOptions();
    final FormatOption format = new FormatOption();
    final PlayOptions play = new PlayOptions();
    String what = "";
    List<String> games = List.of();
    long selfplay;
    Optional<String> weights = Optional.empty();
    Optional<String> output = Optional.empty();
    List<String> parameters = List.of();
    int batch = 16;
    long test = 1000;
    Optional<String> plot = Optional.empty();
    boolean fresh;

    public TuneCommand(ModelCatalogue models) {
        this.models = models;
    }

    @Override
    public void describe(Options usage) {
        usage.about(
                "Tune the engine's numbers by games. `tune weights` fits the weights of the evaluation to results, and says"
                        + " what they are worth for games that it did not see. Only a match shows whether the engine plays better"
                        + " by them.");
        usage.examples("""
                pieceworth tune weights --selfplay 2000 -o tuned.txt
                                                                      chess, its own games
                pieceworth tune weights --variant capablanca,makruk --selfplay 1000 --nodes 200 -o tuned.txt
                                                                      common weights for both
                pieceworth tune weights --games games.pgn -o tuned.txt
                pieceworth tune weights --variant chess,grand --games chess=c.pgn --games grand=g.pgn -o tuned.txt
                pieceworth match self self --weights A:tuned.txt --games 400 --sprt elo0=0,elo1=5
                                                                      whether they are better
                pieceworth tune spsa --parameters hanging@opening,value:Q=40 --games 4000 --nodes 100 -o tuned.txt --plot tuned.svg
                                                                      the same command goes on where it was stopped
                """);
        usage.operand(
                "WHAT",
                "how: weights (fitted to results) or spsa (by games against itself); or factors, of the mobility model, which"
                        + " has options of its own: `tune factors --help`",
                value -> what = value);
        common.describe(usage);
        format.describe(usage);
        play.describe(usage);
        usage.repeated(
                "--games",
                "FILE|N",
                "weights: games to learn from, as PGN: FILE, or VARIANT=FILE with several variants; may be given more than"
                        + " once. spsa: how many games to tune by",
                values -> games = values);
        usage.value(
                "--selfplay",
                "N",
                "weights: instead, let the engine play so many games against itself in each variant",
                Long.class,
                value -> selfplay = value);
        usage.text(
                "--weights",
                "FILE",
                "the weights and constants of the search to begin with (default: those that ship)",
                value -> weights = Optional.of(value));
        usage.text(
                "-o, --output",
                "FILE",
                "where the tuned weights go; games of an unfinished run are kept in FILE.part",
                value -> output = Optional.of(value));
        usage.list(
                "--parameters",
                "NAME,…",
                "spsa: what is tuned: weights, values or search (all of a kind), names such as threats@opening; NAME=STEP has"
                        + " a first step of its own (default: a tenth of the number)",
                values -> parameters = values);
        usage.count(
                "--batch", "N", "spsa: games of each iteration, an even number (default 16)", value -> batch = value);
        usage.value(
                "--test",
                "N",
                "spsa: games against the start at the end, at most, until a sequential test decides (default 1000; 0"
                        + " without)",
                Long.class,
                value -> test = value);
        usage.text("--plot", "FILE.svg", "spsa: a picture of each parameter's way", value -> plot = Optional.of(value));
        usage.flag("--fresh", "drop the games of an unfinished run", () -> fresh = true);
    }

    @Override
    public Integer call() {
        switch (what) {
            case "weights" -> Terminal.printer().print(weights(), format.format);
            case "spsa" -> Terminal.printer().print(spsa(), format.format);
            default ->
                throw new InputException("tune: found " + (what.isEmpty() ? "nothing to tune" : "'" + what + "'")
                        + ", expected weights or spsa, as in: pieceworth tune weights --selfplay 1000");
        }
        return 0;
    }

    private Document weights() {
        Company.check("--parameters", !parameters.isEmpty(), "spsa", false);
        Company.check("--plot", plot.isPresent(), "spsa", false);
        Company.check("--fresh", fresh, "--selfplay and -o FILE", selfplay != 0 && output.isPresent());
        if (selfplay != 0) {
            OptionRange.check("--selfplay", selfplay, 1, MOST_GAMES);
        }
        TuneWeightsRequest request = new TuneWeightsRequest(conditions(), games, selfplay, weights, output, fresh);
        return TuneWeightsDocument.of(TuneWeightsStudy.answer(request, means()));
    }

    private Document spsa() {
        Company.check("--selfplay", selfplay != 0, "weights", false);
        Company.check("--fresh", fresh, "-o FILE", output.isPresent());
        OptionRange.check("--test", test, 0, MOST_GAMES);
        TuneSpsaRequest request =
                new TuneSpsaRequest(conditions(), parameters, number(), batch, test, weights, output, plot, fresh);
        return TuneSpsaDocument.of(TuneSpsaStudy.answer(request, means()));
    }

    private long number() {
        if (games.size() == 1 && games.getFirst().matches("\\d{1,8}")) {
            long number = Long.parseLong(games.getFirst());
            OptionRange.check("--games", number, 2, MOST_GAMES);
            return number;
        }
        throw new InputException("tune spsa: found --games " + String.join(" ", games)
                + ", expected a number of games to tune by, such as --games 4000");
    }

    private GameConditions conditions() {
        return play.conditions(common.seed, play.limit().orElse(MoveLimit.DEFAULT), Adjudication.DEFAULT);
    }

    private PlayMeans means() {
        Optional<String> kept = output.filter(_ -> what.equals("spsa") || selfplay > 0);
        return new PlayMeans(new ValueSources(models), common.threads, new GamesProgress(common.quiet, kept));
    }
}
