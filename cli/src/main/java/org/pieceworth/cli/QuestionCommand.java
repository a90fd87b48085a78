package org.pieceworth.cli;

import java.util.List;
import java.util.function.Supplier;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.cli.terminal.TerminalRun;
import org.pieceworth.lab.experiment.GameExecutor;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.run.InputReader;

/// The command of a question: reads its options, prints its answer.
public final class QuestionCommand implements Subcommand {

    private final Question question;
    private final GameExecutor executor;
    private final InputReader reader;
    private Supplier<List<String>> typed = List::of;

    /// @param executor the executor of its games, if it plays
    /// @param reader the reader of its games, if it reads any
    public QuestionCommand(Question question, GameExecutor executor, InputReader reader) {
        this.question = question;
        this.executor = executor;
        this.reader = reader;
    }

    /// On this machine.
    public QuestionCommand(Question question) {
        this(question, GameExecutor.LOCAL, InputReader.HERE);
    }

    @Override
    public void describe(Options usage) {
        question.describe(usage);
        typed = usage::typed;
    }

    @Override
    public Integer call() {
        try (TerminalRun run = new TerminalRun(typed.get().contains(CommonOptions.QUIET), executor, reader)) {
            Terminal.print(question.reply(run));
        }
        return 0;
    }
}
