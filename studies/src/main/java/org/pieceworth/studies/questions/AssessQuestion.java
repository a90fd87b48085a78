package org.pieceworth.studies.questions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Document;
import org.pieceworth.studies.assess.AssessDocument;
import org.pieceworth.studies.assess.AssessStudy;
import org.pieceworth.studies.assess.AssessStudy.AssessRequest;
import org.pieceworth.studies.game.PlayableOption;
import org.pieceworth.studies.game.RequestedRules;
import org.pieceworth.studies.game.RulesOptions;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.LongQuestion;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.run.Run;
import org.pieceworth.text.InputException;

/// A game judged by games of the engine against itself at several strengths.
public final class AssessQuestion implements LongQuestion {

    private static final NumberOption<Long> NODES =
            NumberOption.of("--nodes", "N,…", "nodes per move", 1L, 1_000_000_000L);
    private static final List<Long> STRENGTHS = List.of(50L, 500L, 5000L);

    private final CommonOptions common = new CommonOptions();
    private final FormatOption format = new FormatOption();
    private final PlayableOption playable = new PlayableOption();
    private final RulesOptions rules = new RulesOptions();
    private final Setting<Optional<String>> variant =
            Setting.operand("VARIANT", "a variant (capablanca), or @my.ini:variant");
    private List<Long> nodes = STRENGTHS;
    private final Setting<Long> games =
            Setting.number(NumberOption.of("--games", "N", "games at each strength", 2L, 1_000_000L)
                    .standard(200L));
    private final Setting<Integer> plies =
            Setting.number(NumberOption.of("--plies", "N", "random plies at the start of a game", 0, 200)
                    .standard(8));
    private final Setting<Optional<String>> output =
            Setting.text("-o, --output", "FILE", "save games in FILE.NODES.part; the same command continues from them");
    private final Setting<Boolean> fresh = Setting.flag("--fresh", "start again, without saved games");
    private final Setting<Boolean> plan = Setting.flag("--plan", "print the expected time and play no more games");

    public AssessQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.about("Judge a game by play: balance, draws, length, use of pieces. The engine plays the game at "
                + "several strengths.");
        usage.examples("""
                pieceworth assess @my.ini:mygame --plan       # how long it takes
                pieceworth assess @my.ini:mygame -o mygame.games
                pieceworth assess capablanca --nodes 50,500 --games 400
                pieceworth assess --white R,FfW,B,Q,K,B,FfW,R --format html > page.html
                """);
        OptionGroup.all(usage, common, format, playable, variant, rules);
        usage.list(
                "--nodes",
                "N,…",
                "nodes per move, a strength each, rising (default: 50,500,5000)",
                values -> nodes = read(values));
        OptionGroup.all(usage, games, plies);
        usage.local(this::describeLocal);
    }

    private void describeLocal(Options usage) {
        OptionGroup.all(usage, output, fresh, plan);
    }

    private static List<Long> read(List<String> values) {
        List<Long> strengths = new ArrayList<>();
        for (String value : values) {
            long each = NODES.parse(value);
            if (!strengths.isEmpty() && strengths.getLast() >= each) {
                throw InputException.about(
                        "nodes", "found " + each + " after " + strengths.getLast() + ", expected rising numbers");
            }
            strengths.add(each);
        }
        return strengths;
    }

    @Override
    public void check() {
        AssessStudy.check(request());
    }

    @Override
    public Reply reply(Run run) {
        OptionDependency.check("fresh", fresh.get(), "-o FILE", output.isTyped());
        AssessStudy study = new AssessStudy(request());
        if (plan.get()) {
            return Reply.of(study.plan(common.threads).document(), format.format);
        }
        output.get().ifPresent(run::keepsBeside);
        Document document = AssessDocument.of(study.answer(common.threads, run));
        playable.addTo(document, format, document::page, () -> request().rules());
        return Reply.of(document, format.format);
    }

    private AssessRequest request() {
        if (games.get() * nodes.size() > Integer.MAX_VALUE) {
            throw InputException.about(
                    "games", "found " + games.get() + ", too many for " + nodes.size() + " strengths");
        }
        if (plies.get() == 0) {
            throw InputException.about(
                    "plies", "found 0, which makes all games of a strength the same; expected 1 or more");
        }
        RequestedRules asked = rules.in(variant.get().orElse("chess"));
        if (variant.get().isEmpty() && asked.isPlain()) {
            throw InputException.about(
                    "variant", "found none, expected one (capablanca), @my.ini:variant, armies or a board");
        }
        return new AssessRequest(
                asked,
                nodes,
                games.get(),
                plies.get(),
                common.seed,
                output.get().map(OutputFile::of),
                fresh.get());
    }
}
