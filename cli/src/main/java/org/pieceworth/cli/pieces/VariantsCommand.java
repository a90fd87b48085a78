package org.pieceworth.cli.pieces;

import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.questions.VariantsQuestion;

/// Searches the variants, or checks a file of them.
public final class VariantsCommand implements Subcommand {

    private final VariantsQuestion question = new VariantsQuestion();

    public VariantsCommand() {}

    @Override
    public void describe(Options usage) {
        usage.about("List the built-in variants, or check a file of your own in variants.ini format.");
        usage.examples("""
                pieceworth variants                  # all variants
                pieceworth variants 10x8             # search: a board, a variant or a piece
                pieceworth variants capablanca       # one variant, with its pieces
                pieceworth variants --file my.ini    # check a file of your own
                """);
        question.describe(usage);
    }

    @Override
    public Integer call() {
        Terminal.print(question.reply());
        return 0;
    }
}
