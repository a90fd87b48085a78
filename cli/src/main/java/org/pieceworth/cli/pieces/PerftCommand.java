package org.pieceworth.cli.pieces;

import java.util.Map;
import java.util.Optional;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.options.FormatOption;
import org.pieceworth.cli.options.OptionRange;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.cli.options.VariantOption;
import org.pieceworth.rules.position.Perft;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.document.Numbers;
import org.pieceworth.studies.document.Printer;
import org.pieceworth.studies.document.Table;
import tools.jackson.databind.node.ObjectNode;

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
    public void describe(Usage usage) {
        usage.about("Count the leaf positions of the tree of legal moves, the test of a move generator.");
        usage.examples("""
                pieceworth perft --depth 5
                pieceworth perft --variant chess960 --fen 'bnrbnkrq/pppppppp/8/8/8/8/PPPPPPPP/BNRBNKRQ w KQkq -' --depth 4
                pieceworth perft --depth 3 --divide --chess960
                pieceworth perft --variant capablanca --depth 4
                pieceworth perft --variant @my.ini:mygame --depth 3
                """);
        common.describe(usage);
        output.describe(usage);
        variant.describe(usage);
        usage.text("--fen", "FEN", "the position (default: the variant's first)", value -> fen = Optional.of(value));
        usage.required("--depth", "N", "plies, 0 to 30", Integer.class, value -> depth = value);
        usage.flag("--divide", "the count below each move too", () -> divide = true);
        usage.flag(
                "--chess960",
                "write castling as the king taking its rook, which Chess960 needs (its FENs are always read)",
                () -> chess960 = true);
    }

    @Override
    public Integer call() {
        OptionRange.check("--depth", depth, 0, Perft.MAX_DEPTH);
        VariantReading reading = Variants.open(variant.typed);
        tell(reading);
        Position position = VariantPositions.of(
                reading.variant(), fen.orElse(reading.variant().startFen()));
        boolean kingTakesRook = chess960 || reading.variant().chess960();
        Document document = new Document();
        long start = System.nanoTime();
        long nodes = divide && depth > 0 ? divided(position, kingTakesRook, document) : Perft.count(position, depth);
        double seconds = (System.nanoTime() - start) / 1e9;
        document.json().put("nodes", nodes).put("seconds", seconds);
        if (!reading.variant().notModelled().isEmpty()) {
            reading.variant().notModelled().forEach(document.json().putArray("notModelled")::add);
        }
        document.line("nodes    " + Numbers.count(nodes));
        document.line("seconds  " + Numbers.fixed(seconds, 3));
        document.line("rate     " + Numbers.fixed(nodes / seconds / 1e6, 1) + " million nodes a second");
        if (!divide) {
            document.csv(new Table().right("nodes").right("seconds").row("" + nodes, "" + seconds));
        }
        new Printer(System.out).print(document, output.format);
        return 0;
    }

    /// What the user should know of the variant before trusting the count.
    private void tell(VariantReading reading) {
        if (VariantPieces.meant(variant.typed)) {
            reading.warnings()
                    .forEach(warning -> System.err.println("pieceworth: warning: " + variant.typed + ": " + warning));
        }
        if (!common.quiet && !reading.variant().notModelled().isEmpty()) {
            System.err.println("pieceworth: note: " + reading.variant().name() + " is counted without "
                    + VariantsDocument.notModelled(reading.variant()) + ", not modelled");
        }
    }

    private long divided(Position position, boolean chess960, Document document) {
        Map<String, Long> counts = Perft.divide(position, depth, chess960);
        Table table = new Table().left("move").right("nodes");
        ObjectNode json = document.json().putObject("divide");
        counts.forEach((move, nodes) -> {
            table.row(move, Numbers.count(nodes));
            json.put(move, nodes);
        });
        document.table(table).line("");
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }
}
