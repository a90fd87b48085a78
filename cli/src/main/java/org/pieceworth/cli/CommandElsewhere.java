package org.pieceworth.cli;

import org.pieceworth.cli.options.Subcommand;

/// Runs a command as the program does, for another program that does a command's work elsewhere.
public final class CommandElsewhere {

    private CommandElsewhere() {}

    /// Runs the command; an error is a line on standard error.
    ///
    /// @param name the command's
    /// @param args the typed words, including the name
    /// @return the exit code: 0 done, 1 the work failed, 2 bad usage or bad input
    public static int run(String name, Subcommand command, String... args) {
        return Pieceworth.run(Pieceworth.commandLine(name, command), args);
    }
}
