package org.pieceworth.cli;

import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.cli.terminal.TerminalRun;
import org.pieceworth.lab.experiment.GameExecutor;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.run.InputReader;

/// The command of a question: reads its options, prints its answer.
///
/// @param executor the executor of its games, if it plays
/// @param reader the reader of its games, if it reads any
public record QuestionCommand(Question question, GameExecutor executor, InputReader reader) implements Subcommand {

    /// On this machine.
    public QuestionCommand(Question question) {
        this(question, GameExecutor.LOCAL, InputReader.HERE);
    }

    @Override
    public void describe(Options usage) {
        question.describe(usage);
    }

    @Override
    public Integer call() {
        try (TerminalRun run = new TerminalRun(question.isQuiet(), executor, reader)) {
            Terminal.print(question.reply(run));
        }
        return 0;
    }
}
