package org.pieceworth.cli.terminal;

import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Printer;
import org.pieceworth.answer.TerminalText;
import org.pieceworth.studies.options.Reply;

/// Answers go to standard output; warnings, notes and progress to standard error.
public final class Terminal {

    private static final int NARROWEST = 40;

    private Terminal() {}

    /// A line each.
    public static void warn(List<String> warnings) {
        warnings.forEach(warning -> say("pieceworth: " + warning));
    }

    /// A line on standard error.
    public static void say(String line) {
        System.err.println(TerminalText.line(line));
    }

    /// Prints the answer to a question, after its warnings.
    ///
    /// @throws org.pieceworth.text.InputException for the unanswered part, after the answered one is printed
    public static void print(Reply reply) {
        warn(reply.warnings());
        reply.content().print(printer());
        reply.failure().ifPresent(failure -> {
            throw failure;
        });
    }

    /// Prints on standard output, no wider than the terminal.
    public static Printer printer() {
        return new Printer(System.out, width());
    }

    /// Number of letters in a line, from the launcher or `COLUMNS`; unlimited if the output is no terminal.
    public static int width() {
        return Optional.ofNullable(System.getenv("COLUMNS"))
                .or(() -> Optional.ofNullable(System.getProperty("pieceworth.stdout.columns")))
                .filter(text -> text.matches("[1-9]\\d{0,5}"))
                .map(text -> Math.max(NARROWEST, Integer.parseInt(text)))
                .orElse(Integer.MAX_VALUE);
    }
}
