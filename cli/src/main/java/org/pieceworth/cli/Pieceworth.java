package org.pieceworth.cli;

import java.util.List;
import java.util.function.Function;
import org.pieceworth.cli.games.CountCommand;
import org.pieceworth.cli.games.FitCommand;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.cli.pieces.MovesCommand;
import org.pieceworth.cli.pieces.PerftCommand;
import org.pieceworth.cli.pieces.PiecesCommand;
import org.pieceworth.cli.pieces.VariantsCommand;
import org.pieceworth.cli.play.MatchCommand;
import org.pieceworth.cli.play.MeasureCommand;
import org.pieceworth.cli.play.SelfplayCommand;
import org.pieceworth.cli.play.TuneCommand;
import org.pieceworth.cli.play.TuneFactorsCommand;
import org.pieceworth.cli.play.UciCommand;
import org.pieceworth.cli.serve.ServeCommand;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.cli.theory.BalanceCommand;
import org.pieceworth.cli.theory.CompareCommand;
import org.pieceworth.cli.theory.ExplainCommand;
import org.pieceworth.cli.theory.LexiconCommand;
import org.pieceworth.cli.theory.MaterialCommand;
import org.pieceworth.cli.theory.SynergyCommand;
import org.pieceworth.cli.theory.ValueCommand;
import picocli.CommandLine;

/// The program and its commands.
final class Pieceworth {

    private static final int OK = 0;
    private static final int LEAST_HELP = 60;
    private static final int MOST_HELP = 80;

    private static final List<Named> COMMANDS = List.of(
            new Named("demo", _ -> new DemoCommand()),
            new Named("serve", catalogues -> new ServeCommand(catalogues.models(), catalogues.terms())),
            new Named("value", catalogues -> new ValueCommand(catalogues.models())),
            new Named("explain", catalogues -> new ExplainCommand(catalogues.models())),
            new Named("material", _ -> new MaterialCommand()),
            new Named("compare", catalogues -> new CompareCommand(catalogues.models())),
            new Named("balance", catalogues -> new BalanceCommand(catalogues.models())),
            new Named("lexicon", _ -> new LexiconCommand()),
            new Named("synergy", _ -> new SynergyCommand()),
            new Named("moves", _ -> new MovesCommand()),
            new Named("pieces", _ -> new PiecesCommand()),
            new Named("variants", _ -> new VariantsCommand()),
            new Named("fit", catalogues -> new FitCommand(catalogues.terms())),
            new Named("count", catalogues -> new CountCommand(catalogues.terms())),
            new Named("perft", _ -> new PerftCommand()),
            new Named("selfplay", catalogues -> new SelfplayCommand(catalogues.models())),
            new Named("match", catalogues -> new MatchCommand(catalogues.models())),
            new Named("measure", _ -> new MeasureCommand()),
            new Named(
                    "tune",
                    catalogues -> new TuneCommand(catalogues.models()),
                    List.of(new Named("factors", _ -> new TuneFactorsCommand()))),
            new Named("uci", catalogues -> new UciCommand(catalogues.models())));

    /// @param maker makes it from what users may name
    /// @param inner commands after its name
    private record Named(String name, Function<Catalogues, Subcommand> maker, List<Named> inner) {

        Named(String name, Function<Catalogues, Subcommand> maker) {
            this(name, maker, List.of());
        }

        CommandLine described(Catalogues catalogues) {
            Subcommand command = maker.apply(catalogues);
            CommandLine line = Usage.of(name, command::describe, command);
            inner.forEach(each -> line.addSubcommand(each.name(), each.described(catalogues)));
            return line;
        }
    }

    private Pieceworth() {}

    /// Runs the command line and exits with its code: 0 done, 1 the work failed, 2 bad usage or bad input.
    public static void main(String[] args) {
        int code = runWatched(args);
        // The usual end needs no exit, which would first make loggers ready to tell of it.
        if (code != OK) {
            System.exit(code);
        }
    }

    private static int runWatched(String... args) {
        StandardOutput out = StandardOutput.watch();
        try {
            int code = run(args);
            out.failure().ifPresent(Failures::cannotPrint);
            return code;
        } catch (LinkageError unloaded) {
            // Nothing else may be loaded here either.
            System.err.println("pieceworth: a part of the program cannot be loaded (" + unloaded.getMessage()
                    + "): too few files may be open at once (ulimit -n), or the installation is damaged; see to the limit,"
                    + " or build it again");
            return Failures.FAILED;
        }
    }

    static int run(String... args) {
        return run(Catalogues.STANDARD, args);
    }

    /// @param catalogues what users may name
    static int run(Catalogues catalogues, String... args) {
        CommandLine commandLine = commandLine(catalogues, args.length == 0 ? "" : args[0]);
        int code = execute(commandLine, args);
        return System.out.checkError() && code == OK ? Failures.FAILED : code;
    }

    private static int execute(CommandLine commandLine, String... args) {
        if (args.length == 0 || (args[0].equals("help") && args.length == 1)) {
            commandLine.usage(commandLine.getOut());
            return args.length == 0 ? Failures.BAD_INPUT : OK;
        }
        try {
            return commandLine.execute(asMeant(args));
        } catch (OutOfMemoryError | StackOverflowError exhausted) {
            return Failures.exhausted(exhausted);
        }
    }

    /// @param first the first word, which names the command that is needed; else all are
    static CommandLine commandLine(Catalogues catalogues, String first) {
        CommandLine commandLine = program();
        commands(first).forEach(command -> commandLine.addSubcommand(command.name(), command.described(catalogues)));
        return commandLine
                .setUsageHelpWidth(Math.clamp(Terminal.width(), LEAST_HELP, MOST_HELP))
                .setUsageHelpAutoWidth(false)
                .setCaseInsensitiveEnumValuesAllowed(true)
                // A leading @ means a file of variants here, not one of arguments.
                .setExpandAtFiles(false)
                .setParameterExceptionHandler(Failures::badUsage)
                .setExecutionExceptionHandler(Failures::failed);
    }

    /// `help value` is `value --help`, and `version` is `--version`, as in many other programs.
    private static String[] asMeant(String[] args) {
        return switch (args[0]) {
            case "help" ->
                COMMANDS.stream().anyMatch(command -> command.name().equals(args[1]))
                        ? new String[] {args[1], "--help"}
                        : new String[] {args[1]};
            case "version" -> new String[] {"--version"};
            default -> args;
        };
    }

    /// The commands that are needed when the arguments begin so: describing all of them takes longer than many of
    /// them run.
    private static List<Named> commands(String first) {
        if (first.equals("--version") || first.equals("-V")) {
            return List.of();
        }
        List<Named> named = COMMANDS.stream()
                .filter(command -> command.name().equals(first))
                .toList();
        return named.isEmpty() ? COMMANDS : named;
    }

    private static CommandLine program() {
        return Usage.ofProgram(
                "pieceworth",
                "What is a chess piece worth? Values by theory, from games and by play, for any piece on any board.",
                """
                pieceworth demo                       see it work, with no data of yours
                pieceworth value archbishop fhNbFbsW  values of a named piece and of one in Betza notation
                pieceworth fit games.pgn.zst          values from games, with their errors
                pieceworth COMMAND --help             options and examples of a command
                """);
    }
}
