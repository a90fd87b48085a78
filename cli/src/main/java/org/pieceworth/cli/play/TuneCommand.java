package org.pieceworth.cli.play;

import java.util.List;
import java.util.Optional;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.terminal.GamesProgress;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.rules.InputException;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.OptionRange;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.PlayOptions;
import org.pieceworth.studies.play.GameConditions;
import org.pieceworth.studies.play.MoveLimit;
import org.pieceworth.studies.play.PlayMeans;
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
                """);
        usage.operand("WHAT", "what is tuned: weights", value -> what = value);
        common.describe(usage);
        format.describe(usage);
        play.describe(usage);
        usage.repeated(
                "--games",
                "FILE",
                "games to learn from, as PGN: FILE, or VARIANT=FILE with several variants; may be given more than once",
                values -> games = values);
        usage.value(
                "--selfplay",
                "N",
                "instead, let the engine play so many games against itself in each variant",
                Long.class,
                value -> selfplay = value);
        usage.text(
                "--weights",
                "FILE",
                "the weights to begin with (default: those that ship)",
                value -> weights = Optional.of(value));
        usage.text("-o, --output", "FILE", "where the tuned weights go", value -> output = Optional.of(value));
    }

    @Override
    public Integer call() {
        if (!what.equals("weights")) {
            throw new InputException("tune: found " + (what.isEmpty() ? "nothing to tune" : "'" + what + "'")
                    + ", expected weights, as in: pieceworth tune weights --selfplay 1000");
        }
        if (selfplay != 0) {
            OptionRange.check("--selfplay", selfplay, 1, MOST_GAMES);
        }
        GameConditions conditions =
                play.conditions(common.seed, play.limit().orElse(MoveLimit.DEFAULT), Adjudication.DEFAULT);
        PlayMeans means = new PlayMeans(
                new ValueSources(models), common.threads, new GamesProgress(common.quiet, Optional.empty()));
        TuneWeightsRequest request = new TuneWeightsRequest(conditions, games, selfplay, weights, output);
        Terminal.printer().print(TuneWeightsDocument.of(TuneWeightsStudy.answer(request, means)), format.format);
        return 0;
    }
}
