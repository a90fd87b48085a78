package org.pieceworth.studies.endings;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.LongQuestion;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.run.Run;

/// Endings of a piece with its king, solved.
public final class EndingsQuestion implements LongQuestion {

    private static final List<String> OF_CHESS = List.of("N", "B", "R", "Q");

    private final CommonOptions common = new CommonOptions();
    private final FormatOption format = new FormatOption();
    private final Setting<List<String>> pieces =
            Setting.operands("0..*", "PIECE", "pieces: letters of the variant, names or Betza notation");
    private final Setting<Optional<String>> board = Setting.text(
            "--board", "WxH", "a board of this size, files by ranks, up to 100 squares (default 8x8), or 8x8:cylinder");
    private final Setting<Optional<String>> variant = Setting.text(
            "--variant",
            "NAME",
            "solve by the rules of a variant instead: a name listed by `pieceworth variants`, or @my.ini:name");
    private final Setting<Boolean> pair = Setting.flag("--pair", "also two of the piece");
    private final Setting<List<String>> with =
            Setting.list("--with", "PIECE,…", "also the piece together with each of these");
    private final Setting<List<String>> against =
            Setting.list("--against", "PIECE,…", "also the piece against each of these");
    private final Setting<Boolean> all =
            Setting.flag("--all", "two of the piece, and with and against knight, bishop, rook and queen");
    private final Setting<Boolean> plan =
            Setting.flag("--plan", "print the expected memory and time, and solve nothing");

    public EndingsQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.about("Solve a piece's endings: can it mate, how often, how fast?");
        usage.examples("""
                pieceworth endings commoner                   # with its king against a king
                pieceworth endings ferz --pair --with B,N     # two of it, and with others
                pieceworth endings archbishop --against R
                pieceworth endings camel --all --plan         # memory and time only
                pieceworth endings amazon --board 10x10
                pieceworth endings F --variant shatranj       # a bared king loses
                """);
        OptionGroup.all(usage, pieces, common, format, board, variant, pair, with, against, all);
        usage.local(plan::describe);
    }

    @Override
    public void check() {
        new EndingsStudy(request());
    }

    @Override
    public Reply reply(Run run) {
        EndingsStudy study = new EndingsStudy(request());
        return Reply.of(
                plan.get()
                        ? EndingsDocument.plan(study.plan(common.threads))
                        : EndingsDocument.of(study.answer(common.threads, run)),
                format.format);
    }

    private EndingsRequest request() {
        OptionDependency.exclude("variant", variant.isTyped(), "--board", board.isTyped());
        return new EndingsRequest(
                pieces.get(), board.get(), variant.get(), pair.get() || all.get(), partners(with), partners(against));
    }

    private List<String> partners(Setting<List<String>> typed) {
        Set<String> different = new LinkedHashSet<>(typed.get());
        if (all.get()) {
            different.addAll(OF_CHESS);
        }
        return List.copyOf(different);
    }
}
