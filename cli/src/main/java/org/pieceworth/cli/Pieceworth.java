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
import org.pieceworth.cli.play.SelfplayCommand;
import org.pieceworth.cli.play.UciCommand;
import org.pieceworth.cli.theory.BalanceCommand;
import org.pieceworth.cli.theory.CompareCommand;
import org.pieceworth.cli.theory.ExplainCommand;
import org.pieceworth.cli.theory.LexiconCommand;
import org.pieceworth.cli.theory.MaterialCommand;
import org.pieceworth.cli.theory.SynergyCommand;
import org.pieceworth.cli.theory.ValueCommand;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import picocli.CommandLine;

/// The program and its commands.
final class Pieceworth {

    private static final int OK = 0;

    private static final List<Named> COMMANDS = List.of(
            new Named("demo", _ -> new DemoCommand()),
            new Named("value", ValueCommand::new),
            new Named("explain", ExplainCommand::new),
            new Named("material", _ -> new MaterialCommand()),
            new Named("compare", CompareCommand::new),
            new Named("balance", BalanceCommand::new),
            new Named("lexicon", _ -> new LexiconCommand()),
            new Named("synergy", _ -> new SynergyCommand()),
            new Named("moves", _ -> new MovesCommand()),
            new Named("pieces", _ -> new PiecesCommand()),
            new Named("variants", _ -> new VariantsCommand()),
            new Named("fit", _ -> new FitCommand()),
            new Named("count", _ -> new CountCommand()),
            new Named("perft", _ -> new PerftCommand()),
            new Named("selfplay", SelfplayCommand::new),
            new Named("match", MatchCommand::new),
            new Named("uci", UciCommand::new));

    /// @param maker makes it from the models that users may name
    private record Named(String name, Function<ModelCatalogue, Subcommand> maker) {

        CommandLine described(ModelCatalogue models) {
            Subcommand command = maker.apply(models);
            return Usage.of(name, command::describe, command);
        }
    }

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
        return run(ModelCatalogue.standard(), args);
    }

    /// @param models those that users may name
    static int run(ModelCatalogue models, String... args) {
        CommandLine commandLine = program();
        commands(args.length == 0 ? "" : args[0])
                .forEach(command -> commandLine.addSubcommand(command.name(), command.described(models)));
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
                "What is a chess piece worth? By theory, from games and by play, for any piece on any board.",
                """
                pieceworth demo                       see it work, with no data of yours
                pieceworth value archbishop fhNbFbsW  values of a named piece and of one in Betza notation
                pieceworth fit games.pgn.zst          values from games, with their errors
                pieceworth COMMAND --help             options and examples of a command
                """);
    }
}
