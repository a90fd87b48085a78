package org.pieceworth.studies.perft;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.position.Perft;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.options.VariantOption;
import org.pieceworth.studies.variants.VariantsDocument;

/// The number of leaf positions of the tree of legal moves.
public final class PerftQuestion implements Question {

    private final CommonOptions common = new CommonOptions();
    private final FormatOption output = new FormatOption();
    private final VariantOption variant = new VariantOption();
    private final Setting<Optional<String>> board = Setting.text(
            "--board",
            "WxH",
            "plain chess on a board of this size, instead of a variant, such as 10x8 or 8x8:cylinder");
    private final Setting<Optional<String>> fen =
            Setting.text("--fen", "FEN", "the position (default: the variant's start position)");
    private final Setting<Integer> depth = Setting.number(
            NumberOption.of("--depth", "N", "plies", 0, Perft.MAX_DEPTH).required());
    private final Setting<Boolean> divide = Setting.flag("--divide", "also show the count for each move");
    private final Setting<Boolean> chess960 = Setting.flag(
            "--chess960", "write castling as the king capturing its rook, as in Chess960 (whose FENs are always read)");

    public PerftQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.about("Count positions after N plies, to test a move generator. Counted are the leaves of the tree of "
                + "legal moves.");
        usage.examples("""
                pieceworth perft --depth 5
                pieceworth perft --depth 3 --divide --chess960
                pieceworth perft --variant capablanca --depth 4
                pieceworth perft --variant @my.ini:mygame --depth 3
                pieceworth perft --board 8x8:cylinder --depth 4
                pieceworth perft --depth 4 --fen 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq -'
                """);
        OptionGroup.all(usage, common, output, variant, board, fen, depth, divide, chess960);
    }

    @Override
    public Reply reply() {
        OptionDependency.exclude("variant", !variant.typed.equals("chess"), "--board", board.isTyped());
        PerftAnswer answer = new PerftStudy(
                        variant.typed, board.get(), fen.get(), depth.get(), divide.get(), chess960.get())
                .answer();
        List<String> remarks = new ArrayList<>();
        answer.warnings().forEach(warning -> remarks.add("warning: " + variant.typed + ": " + warning));
        if (!common.quiet && !answer.notModelled().isEmpty()) {
            remarks.add("note: " + answer.variant() + " is counted without "
                    + VariantsDocument.keys(answer.notModelled()) + ", not modelled");
        }
        return Reply.of(answer.document(), output.format).warning(remarks);
    }
}
