package org.pieceworth.cli.pieces;

import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.questions.PiecesQuestion;

/// Searches the catalogue.
public final class PiecesCommand implements Subcommand {

    private final PiecesQuestion question = new PiecesQuestion();

    public PiecesCommand() {}

    @Override
    public void describe(Options usage) {
        usage.about("Search the catalogue of named pieces by name, set or moves.");
        usage.examples("""
                pieceworth pieces             # all pieces
                pieceworth pieces musketeer   # a set
                pieceworth pieces NB          # the names of a move
                """);
        question.describe(usage);
    }

    @Override
    public Integer call() {
        Terminal.print(question.reply());
        return 0;
    }
}
