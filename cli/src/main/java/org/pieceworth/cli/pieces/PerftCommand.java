package org.pieceworth.cli.pieces;

import java.util.List;
import java.util.Optional;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.rules.position.Perft;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.OptionRange;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.VariantOption;
import org.pieceworth.studies.perft.PerftAnswer;
import org.pieceworth.studies.perft.PerftDocument;
import org.pieceworth.studies.perft.PerftRequest;
import org.pieceworth.studies.perft.PerftStudy;
import org.pieceworth.studies.variants.VariantsDocument;

/// Counts the positions that legal moves reach.
public final class PerftCommand implements Subcommand {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    VariantOption variant = new VariantOption();
    Optional<String> fen = Optional.empty();
    int depth;
    boolean divide;
    boolean chess960;

    public PerftCommand() {}

    @Override
    public void describe(Options usage) {
        usage.about("Count the leaf positions of the tree of legal moves, to test a move generator.");
        usage.examples("""
                pieceworth perft --depth 5
                pieceworth perft --depth 3 --divide --chess960
                pieceworth perft --variant capablanca --depth 4
                pieceworth perft --variant @my.ini:mygame --depth 3
                pieceworth perft --depth 4 --fen 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq -'
                """);
        common.describe(usage);
        output.describe(usage);
        variant.describe(usage);
        usage.text(
                "--fen",
                "FEN",
                "the position (default: the variant's start position)",
                value -> fen = Optional.of(value));
        usage.required("--depth", "N", "plies, 0 to 30", Integer.class, value -> depth = value);
        usage.flag("--divide", "also show the count for each move", () -> divide = true);
        usage.flag(
                "--chess960",
                "write castling as the king capturing its rook, as in Chess960 (whose FENs are always read)",
                () -> chess960 = true);
    }

    @Override
    public Integer call() {
        OptionRange.check("--depth", depth, 0, Perft.MAX_DEPTH);
        PerftAnswer answer = PerftStudy.answer(new PerftRequest(variant.typed, fen, depth, divide, chess960));
        Terminal.warn(answer.warnings().stream()
                .map(warning -> "warning: " + variant.typed + ": " + warning)
                .toList());
        if (!common.quiet && !answer.notModelled().isEmpty()) {
            Terminal.warn(List.of("note: " + answer.variant() + " is counted without "
                    + VariantsDocument.keys(answer.notModelled()) + ", not modelled"));
        }
        Terminal.printer().print(PerftDocument.of(answer), output.format);
        return 0;
    }
}
