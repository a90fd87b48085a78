package org.pieceworth.cli.pieces;

import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.questions.MovesQuestion;

/// Draws what pieces can do.
public final class MovesCommand implements Subcommand {

    private final MovesQuestion question = new MovesQuestion();

    public MovesCommand() {}

    @Override
    public void describe(Options usage) {
        usage.about("Show the moves of pieces as a diagram.");
        usage.examples("""
                pieceworth moves archbishop
                pieceworth moves mRcpR --at d3 --board 9x10
                pieceworth moves fhNbFbsW --format json
                pieceworth moves FyafsF --format svg >gryphon.svg
                pieceworth moves fK --dialect xboard               # as XBoard reads it
                """);
        question.describe(usage);
    }

    @Override
    public Integer call() {
        Terminal.print(question.reply());
        return 0;
    }
}
