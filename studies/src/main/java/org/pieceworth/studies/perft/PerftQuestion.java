package org.pieceworth.studies.perft;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.position.Perft;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.VariantOption;
import org.pieceworth.studies.variants.VariantsDocument;

/// The number of leaf positions of the tree of legal moves.
public final class PerftQuestion implements Question {

    private static final NumberOption<Integer> DEPTH =
            NumberOption.of("--depth", "N", "plies", 0, Perft.MAX_DEPTH).required();

    private final CommonOptions common = new CommonOptions();
    private final FormatOption output = new FormatOption();
    private final VariantOption variant = new VariantOption();
    private Optional<String> board = Optional.empty();
    private Optional<String> fen = Optional.empty();
    private int depth;
    private boolean divide;
    private boolean chess960;

    public PerftQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.about("Count the leaf positions of the tree of legal moves, to test a move generator.");
        usage.examples("""
                pieceworth perft --depth 5
                pieceworth perft --depth 3 --divide --chess960
                pieceworth perft --variant capablanca --depth 4
                pieceworth perft --variant @my.ini:mygame --depth 3
                pieceworth perft --board 8x8:cylinder --depth 4
                pieceworth perft --depth 4 --fen 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq -'
                """);
        common.describe(usage);
        output.describe(usage);
        variant.describe(usage);
        usage.text(
                "--board",
                "WxH",
                "plain chess on a board of this size, instead of a variant, such as 10x8 or 8x8:cylinder",
                value -> board = Optional.of(value));
        usage.text(
                "--fen",
                "FEN",
                "the position (default: the variant's start position)",
                value -> fen = Optional.of(value));
        usage.number(DEPTH, value -> depth = value);
        usage.flag("--divide", "also show the count for each move", () -> divide = true);
        usage.flag(
                "--chess960",
                "write castling as the king capturing its rook, as in Chess960 (whose FENs are always read)",
                () -> chess960 = true);
    }

    @Override
    public Reply reply() {
        OptionDependency.exclude("variant", !variant.typed.equals("chess"), "--board", board.isPresent());
        PerftAnswer answer = new PerftStudy(variant.typed, board, fen, depth, divide, chess960).answer();
        List<String> remarks = new ArrayList<>();
        answer.warnings().forEach(warning -> remarks.add("warning: " + variant.typed + ": " + warning));
        if (!common.quiet && !answer.notModelled().isEmpty()) {
            remarks.add("note: " + answer.variant() + " is counted without "
                    + VariantsDocument.keys(answer.notModelled()) + ", not modelled");
        }
        return Reply.of(answer.document(), output.format).warning(remarks);
    }
}
