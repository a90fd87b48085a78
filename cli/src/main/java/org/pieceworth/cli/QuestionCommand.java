package org.pieceworth.cli;

import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.terminal.CountedProgress;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;

/// The command of a question: reads its options, prints its answer.
record QuestionCommand(Question question) implements Subcommand {

    @Override
    public void describe(Options usage) {
        question.describe(usage);
    }

    @Override
    public Integer call() {
        try (CountedProgress progress = new CountedProgress()) {
            Terminal.print(question.reply(progress));
        }
        return 0;
    }
}
