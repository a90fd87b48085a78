package org.pieceworth.studies.questions;

import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Document;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.LongQuestion;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.PlayOptions;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.play.GameConditions;
import org.pieceworth.studies.play.MoveLimit;
import org.pieceworth.studies.play.PlayMeans;
import org.pieceworth.studies.run.Run;
import org.pieceworth.studies.tune.TuneSpsaDocument;
import org.pieceworth.studies.tune.TuneSpsaRequest;
import org.pieceworth.studies.tune.TuneSpsaRequest.Method;
import org.pieceworth.studies.tune.TuneSpsaStudy;
import org.pieceworth.studies.tune.TuneWeightsDocument;
import org.pieceworth.studies.tune.TuneWeightsStudy;
import org.pieceworth.studies.tune.TuneWeightsStudy.TuneWeightsRequest;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Weights, values and constants of the engine, tuned by games.
public final class TuneQuestion implements LongQuestion {

    private static final long MOST_GAMES = 10_000_000;
    private static final int USUAL_BATCH = 16;

    /// Fewer games per comparison permit more comparisons, which determine a surface better.
    private static final int BATCH_ON_A_SURFACE = 8;

    private static final NumberOption<Long> TEST = NumberOption.of(
                    "--test",
                    "N",
                    "spsa, bayes: at the end, play at most this many games against the start, until a sequential test decides;"
                            + " 0 for none",
                    0L,
                    MOST_GAMES)
            .standard(1000L);
    private static final NumberOption<Long> GAMES = NumberOption.of("--games", "N", "", 2L, MOST_GAMES);

    final CommonOptions common = new CommonOptions();
    final FormatOption format = new FormatOption();
    final PlayOptions play = new PlayOptions();
    String what = "";
    final Setting<List<String>> games = Setting.repeated(
            "--games",
            "FILE|N",
            "weights: games to learn from, as PGN: FILE, or VARIANT=FILE with several variants; may be given more"
                    + " than once. spsa, bayes: number of games");
    final Setting<Long> selfplay = Setting.number(NumberOption.of(
            "--selfplay", "N", "weights: play this many games of self-play in each variant instead", 1L, MOST_GAMES));
    final Setting<Optional<String>> weights = Setting.text(
            "--weights", "FILE", "the weights and constants of the search to begin with (default: the built-in ones)");
    final Setting<Optional<String>> output =
            Setting.text("-o, --output", "FILE", "file for the tuned weights; an unfinished run is saved in FILE.part");
    final Setting<List<String>> parameters = Setting.list(
            "--parameters",
            "NAME,…",
            "spsa, bayes: parameters to tune: weights, values or search (all of a kind), or names such as"
                    + " threats@opening; NAME=STEP sets the first step (default: a quarter of the number, a tenth of a"
                    + " value); no values with several variants");
    final Setting<Optional<Integer>> batch = Setting.optional(NumberOption.of(
            "--batch",
            "N",
            "spsa, bayes: games of each iteration, an even number (default: 16, or 8 for bayes)",
            1,
            999_999));
    final Setting<Optional<Long>> test = Setting.optional(TEST);
    final Setting<Optional<String>> plot = Setting.text(
            "--plot",
            "FILE.svg",
            "spsa: write a picture of each parameter's course; bayes: of strength over the parameters");
    final Setting<Optional<String>> engine =
            Setting.text("--engine", "CMD", "spsa, bayes: tune this UCI engine instead of the built-in one");
    final Setting<List<String>> engineOptions = Setting.repeated(
            "--options",
            "NAME=LOW..HIGH;…",
            "with --engine: options to tune, each with its range and perhaps a start (NAME=LOW..HIGH:START), and"
                    + " NAME=VALUE for options that stay; value:LETTER is a piece's value, which the engine reads as"
                    + " pieceValueMg and pieceValueEg of a file of variants (value:LETTER@opening or @end for one of"
                    + " them); may be given more than once");
    final Setting<Boolean> fresh = Setting.flag("--fresh", "drop the games of an unfinished run");

    private final ModelCatalogue models;

    /// @param models the models that users may name
    public TuneQuestion(ModelCatalogue models) {
        this.models = models;
    }

    @Override
    public void describe(Options usage) {
        usage.about("Tune the engine's weights by games. `tune weights` fits the weights of the evaluation to "
                + "results, and reports how well they predict held-out games. Only a match shows whether the engine "
                + "plays better with them.");
        usage.examples("""
                pieceworth tune weights --selfplay 2000 -o tuned.txt
                pieceworth tune weights --games games.pgn -o tuned.txt
                # common weights for two variants
                pieceworth tune weights --variant capablanca,makruk --selfplay 1000 \\
                           --nodes 200 -o tuned.txt
                # are they better?
                pieceworth match self self --weights A:tuned.txt --sprt elo0=0,elo1=5
                # run the same command again to continue after an interruption
                pieceworth tune spsa --parameters hanging@opening,value:Q=40 \\
                           --games 4000 --nodes 100 -o tuned.txt --plot tuned.svg
                pieceworth tune spsa --variant chess,capablanca,makruk \\
                           --parameters weights,search --games 30000 -o tuned.txt
                """);
        usage.operand(
                "WHAT",
                "the method: weights (fit to results), spsa (games against itself), bayes (the same by a surface of"
                        + " strength, with a region for the optimum), or factors (of the mobility model; see"
                        + " `tune factors --help`)",
                value -> what = value);
        OptionGroup.all(
                usage,
                common,
                format,
                play,
                games,
                selfplay,
                weights,
                output,
                parameters,
                engine,
                engineOptions,
                batch,
                test,
                plot,
                fresh);
    }

    @Override
    public Reply reply(Run run) {
        output.get()
                .filter(_ -> what.equals("spsa") || what.equals("bayes") || selfplay.get() > 0)
                .ifPresent(run::keepsBeside);
        return Reply.of(document(new PlayMeans(new ValueSources(models), common.threads, run)), format.format);
    }

    private Document document(PlayMeans means) {
        return switch (what) {
            case "weights" -> weights(means);
            case "spsa" -> games(Method.SPSA, USUAL_BATCH, means);
            case "bayes" -> games(Method.BAYES, BATCH_ON_A_SURFACE, means);
            default ->
                throw new InputException("tune: found " + (what.isEmpty() ? "nothing to tune" : "'" + what + "'")
                        + ", expected weights, spsa or bayes, as in: pieceworth tune weights --selfplay 1000");
        };
    }

    private Document weights(PlayMeans means) {
        OptionDependency.check("parameters", !parameters.get().isEmpty(), "spsa", false);
        OptionDependency.check("batch", batch.isTyped(), "spsa", false);
        OptionDependency.check("test", test.isTyped(), "spsa", false);
        OptionDependency.check("plot", plot.isTyped(), "spsa", false);
        OptionDependency.check("engine", engine.isTyped(), "spsa or bayes", false);
        OptionDependency.check("options", !engineOptions.get().isEmpty(), "--engine", false);
        OptionDependency.check("fresh", fresh.get(), "--selfplay and -o FILE", selfplay.get() != 0 && output.isTyped());
        TuneWeightsRequest request = new TuneWeightsRequest(
                conditions(), games.get(), selfplay.get(), weights.get(), output.get(), fresh.get());
        return TuneWeightsDocument.of(TuneWeightsStudy.answer(request, means));
    }

    private Document games(Method method, int usualBatch, PlayMeans means) {
        OptionDependency.check("selfplay", selfplay.get() != 0, "weights", false);
        OptionDependency.check("fresh", fresh.get(), "-o FILE", output.isTyped());
        OptionDependency.check("options", !engineOptions.get().isEmpty(), "--engine CMD", engine.isTyped());
        OptionDependency.exclude(
                "engine", engine.isTyped(), "--parameters", !parameters.get().isEmpty());
        OptionDependency.exclude("engine", engine.isTyped(), "--weights", weights.isTyped());
        long tests = test.get().orElse(TEST.defaultValue());
        TuneSpsaRequest request = new TuneSpsaRequest(
                method,
                conditions(),
                engine.get().map(command -> new TuneSpsaRequest.Foreign(command, engineOptions.get())),
                parameters.get(),
                number(),
                batch.get().orElse(usualBatch),
                tests,
                weights.get(),
                new TuneSpsaRequest.Files(output.get(), plot.get(), fresh.get()));
        return TuneSpsaDocument.of(TuneSpsaStudy.answer(request, means));
    }

    private long number() {
        if (games.get().size() == 1 && games.get().getFirst().matches("\\d{1,8}")) {
            return GAMES.parse(games.get().getFirst());
        }
        throw InputException.about(
                GAMES.setting(),
                "found " + (games.get().isEmpty() ? "none" : String.join(" ", games.get()))
                        + ", expected a number of games to tune by, such as --games 4000");
    }

    private GameConditions conditions() {
        return play.conditions(common.seed, play.limit().orElse(MoveLimit.DEFAULT), Adjudication.DEFAULT);
    }
}
