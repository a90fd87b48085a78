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
                pieceworth variants                  all of them
                pieceworth variants 10x8             those on a board; also part of a name or of a piece's name
                pieceworth variants capablanca       one of them, with its pieces
                pieceworth variants --file my.ini    is my file right, and what of it is modelled?
                """);
        question.describe(usage);
    }

    @Override
    public Integer call() {
        Terminal.print(question.reply());
        return 0;
    }
}
