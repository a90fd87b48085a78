package org.pieceworth.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// The command and its subcommands.
@Command(
        name = "pieceworth",
        description = "What is a chess piece worth? By theory, from games and by play, for any piece on any board.",
        synopsisSubcommandLabel = "COMMAND",
        versionProvider = Version.class,
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  pieceworth demo                       see it work, with no data of yours",
            "  pieceworth value archbishop fhNbFbsW  values of a named piece and of one in Betza notation",
            "  pieceworth fit games.pgn.zst          values from games, with their errors",
            "  pieceworth COMMAND --help             options and examples of a command"
        })
final class Pieceworth {

    private static final int OK = 0;

    private static final List<Class<?>> COMMANDS = List.of(
            DemoCommand.class,
            ValueCommand.class,
            ExplainCommand.class,
            MaterialCommand.class,
            CompareCommand.class,
            BalanceCommand.class,
            LexiconCommand.class,
            SynergyCommand.class,
            MovesCommand.class,
            PiecesCommand.class,
            VariantsCommand.class,
            FitCommand.class,
            CountCommand.class,
            PerftCommand.class,
            SelfplayCommand.class,
            MatchCommand.class,
            UciCommand.class);

    private Pieceworth() {}

    /// Runs the command line and exits with its code: 0 done, 1 the work failed, 2 bad usage or bad input.
    public static void main(String[] args) {
        int code = run(args);
        // The usual end needs no exit, which would first make loggers ready to tell of it.
        if (code != OK) {
            System.exit(code);
        }
    }

    static int run(String... args) {
        CommandLine commandLine = new CommandLine(new Pieceworth());
        commands(args.length == 0 ? "" : args[0]).forEach(commandLine::addSubcommand);
        commandLine
                .setUsageHelpWidth(100)
                .setUsageHelpAutoWidth(false)
                .setCaseInsensitiveEnumValuesAllowed(true)
                // A leading @ means a file of variants here, not one of arguments.
                .setExpandAtFiles(false)
                .setParameterExceptionHandler(Failures::badUsage)
                .setExecutionExceptionHandler(Failures::failed);
        if (args.length == 0) {
            commandLine.usage(commandLine.getOut());
            return Failures.BAD_INPUT;
        }
        try {
            int code = commandLine.execute(args);
            return System.out.checkError() && code == OK ? Failures.FAILED : code;
        } catch (OutOfMemoryError | StackOverflowError exhausted) {
            return Failures.exhausted(exhausted);
        }
    }

    /// The commands that are needed when the arguments begin so: describing all of them takes longer than many of
    /// them run.
    private static List<Class<?>> commands(String first) {
        if (first.equals("--version") || first.equals("-V")) {
            return List.of();
        }
        List<Class<?>> named = COMMANDS.stream()
                .filter(command -> command.getAnnotation(Command.class).name().equals(first))
                .toList();
        return named.isEmpty() ? COMMANDS : named;
    }
}
