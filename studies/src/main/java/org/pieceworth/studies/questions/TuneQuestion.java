package org.pieceworth.studies.questions;

import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Format;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.OptionGroup;
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
import org.pieceworth.text.InputException;

/// Weights, values and constants of the engine, tuned by games.
public final class TuneQuestion implements OptionGroup {

    private static final long MOST_GAMES = 10_000_000;
    private static final NumberOption<Long> SELFPLAY = NumberOption.of(
            "--selfplay", "N", "weights: play this many games of self-play in each variant instead", 1L, MOST_GAMES);
    private static final NumberOption<Integer> BATCH = NumberOption.of(
                    "--batch", "N", "spsa: games of each iteration, an even number", 1, 999_999)
            .standard(16);
    private static final NumberOption<Long> TEST = NumberOption.of(
                    "--test",
                    "N",
                    "spsa: at the end, play at most this many games against the start, until a sequential test decides;"
                            + " 0 for none",
                    0L,
                    MOST_GAMES)
            .standard(1000L);
    private static final NumberOption<Long> GAMES = NumberOption.of("--games", "N", "", 2L, MOST_GAMES);

    final CommonOptions common = new CommonOptions();
    final FormatOption format = new FormatOption();
    final PlayOptions play = new PlayOptions();
    String what = "";
    List<String> games = List.of();
    long selfplay;
    Optional<String> weights = Optional.empty();
    Optional<String> output = Optional.empty();
    List<String> parameters = List.of();
    Optional<Integer> batch = Optional.empty();
    Optional<Long> test = Optional.empty();
    Optional<String> plot = Optional.empty();
    boolean fresh;

    public TuneQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.operand(
                "WHAT",
                "the method: weights (fit to results), spsa (games against itself), or factors (of the mobility model;"
                        + " see `tune factors --help`)",
                value -> what = value);
        common.describe(usage);
        format.describe(usage);
        play.describe(usage);
        usage.repeated(
                "--games",
                "FILE|N",
                "weights: games to learn from, as PGN: FILE, or VARIANT=FILE with several variants; may be given more"
                        + " than once. spsa: number of games",
                values -> games = values);
        usage.number(SELFPLAY, value -> selfplay = value);
        usage.text(
                "--weights",
                "FILE",
                "the weights and constants of the search to begin with (default: the built-in ones)",
                value -> weights = Optional.of(value));
        usage.text(
                "-o, --output",
                "FILE",
                "file for the tuned weights; an unfinished run is kept in FILE.part",
                value -> output = Optional.of(value));
        usage.list(
                "--parameters",
                "NAME,…",
                "spsa: parameters to tune: weights, values or search (all of a kind), or names such as"
                        + " threats@opening; NAME=STEP sets the first step (default: a quarter of the number, a tenth of a"
                        + " value); no values with several variants",
                values -> parameters = values);
        usage.number(BATCH, value -> batch = Optional.of(value));
        usage.number(TEST, value -> test = Optional.of(value));
        usage.text(
                "--plot",
                "FILE.svg",
                "spsa: write a picture of each parameter's course",
                value -> plot = Optional.of(value));
        usage.flag("--fresh", "drop the games of an unfinished run", () -> fresh = true);
    }

    public CommonOptions common() {
        return common;
    }

    public Format format() {
        return format.format;
    }

    /// The file that games of an unfinished run are kept beside, if any.
    public Optional<String> kept() {
        return output.filter(_ -> what.equals("spsa") || selfplay > 0);
    }

    /// Tunes.
    ///
    /// @throws InputException when choices contradict each other, or there is nothing to tune by
    public Document document(PlayMeans means) {
        return switch (what) {
            case "weights" -> weights(means);
            case "spsa" -> spsa(means);
            default ->
                throw new InputException("tune: found " + (what.isEmpty() ? "nothing to tune" : "'" + what + "'")
                        + ", expected weights or spsa, as in: pieceworth tune weights --selfplay 1000");
        };
    }

    private Document weights(PlayMeans means) {
        OptionDependency.check("parameters", !parameters.isEmpty(), "spsa", false);
        OptionDependency.check("batch", batch.isPresent(), "spsa", false);
        OptionDependency.check("test", test.isPresent(), "spsa", false);
        OptionDependency.check("plot", plot.isPresent(), "spsa", false);
        OptionDependency.check("fresh", fresh, "--selfplay and -o FILE", selfplay != 0 && output.isPresent());
        TuneWeightsRequest request = new TuneWeightsRequest(conditions(), games, selfplay, weights, output, fresh);
        return TuneWeightsDocument.of(TuneWeightsStudy.answer(request, means));
    }

    private Document spsa(PlayMeans means) {
        OptionDependency.check("selfplay", selfplay != 0, "weights", false);
        OptionDependency.check("fresh", fresh, "-o FILE", output.isPresent());
        long tests = test.orElse(TEST.defaultValue());
        TuneSpsaRequest request = new TuneSpsaRequest(
                conditions(),
                parameters,
                number(),
                batch.orElse(BATCH.defaultValue()),
                tests,
                weights,
                output,
                plot,
                fresh);
        return TuneSpsaDocument.of(TuneSpsaStudy.answer(request, means));
    }

    private long number() {
        if (games.size() == 1 && games.getFirst().matches("\\d{1,8}")) {
            return GAMES.parse(games.getFirst());
        }
        throw InputException.about(
                GAMES.setting(),
                "found " + (games.isEmpty() ? "none" : String.join(" ", games))
                        + ", expected a number of games to tune by, such as --games 4000");
    }

    private GameConditions conditions() {
        return play.conditions(common.seed, play.limit().orElse(MoveLimit.DEFAULT), Adjudication.DEFAULT);
    }
}
