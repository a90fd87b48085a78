package org.pieceworth.cli.pieces;

import java.util.List;
import java.util.Optional;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.options.FormatOption;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.studies.variants.VariantsAnswer;
import org.pieceworth.studies.variants.VariantsDocument;
import org.pieceworth.studies.variants.VariantsRequest;
import org.pieceworth.studies.variants.VariantsStudy;

/// Searches the variants, or checks a file of them.
public final class VariantsCommand implements Subcommand {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    List<String> text = List.of();
    Optional<String> file = Optional.empty();

    public VariantsCommand() {}

    @Override
    public void describe(Usage usage) {
        usage.about("List the built-in variants, or check a file of your own in variants.ini format.");
        usage.examples("""
                pieceworth variants                  all of them
                pieceworth variants 10x8             those on a board; also part of a name or of a piece's name
                pieceworth variants capablanca       one of them, with its pieces
                pieceworth variants --file my.ini    is my file right, and what of it is modelled?
                """);
        common.describe(usage);
        output.describe(usage);
        usage.operands("0..*", "TEXT", "part of a name, a board such as 10x8, or a piece", values -> text = values);
        usage.text("--file", "FILE", "a file of variants to check and list", value -> file = Optional.of(value));
    }

    @Override
    public Integer call() {
        VariantsAnswer answer = VariantsStudy.answer(new VariantsRequest(String.join(" ", text), file));
        Terminal.printer().print(VariantsDocument.of(answer), output.format);
        answer.failure().ifPresent(failure -> {
            throw failure;
        });
        return 0;
    }
}
