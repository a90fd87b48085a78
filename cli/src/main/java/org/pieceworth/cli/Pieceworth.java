package org.pieceworth.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.cli.play.UciCommand;
import org.pieceworth.cli.reference.CompletionCommand;
import org.pieceworth.cli.reference.ManCommand;
import org.pieceworth.cli.reference.Names;
import org.pieceworth.cli.serve.ServeCommand;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.studies.questions.QuestionCatalogue;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import picocli.CommandLine;

/// The program and its commands.
final class Pieceworth {

    private static final int OK = 0;
    private static final int LEAST_HELP = 60;
    private static final int MOST_HELP = 80;
    /// Names that commands had before, with their present ones.
    private static final Map<String, String> FORMER = Map.of("count", "export", "armies", "fit-armies");

    private static final List<String> HELP = List.of("--help", "-h");
    private static final String HELP_ALL = "--help=all";

    /// @param maker makes the command, whose options have not been described
    /// @param inner commands after its name
    private record Named(String name, Supplier<Subcommand> maker, List<Named> inner) {

        Named(String name, Supplier<Subcommand> maker) {
            this(name, maker, List.of());
        }

        CommandLine described() {
            Subcommand command = maker.get();
            CommandLine line = Usage.of(name, command::describe, command);
            inner.forEach(each -> line.addSubcommand(each.name(), each.described()));
            return line;
        }
    }

    /// All commands in the order of the help.
    private static List<Named> commands(Catalogues catalogues) {
        ModelCatalogue models = catalogues.models();
        TermCatalogue terms = catalogues.terms();
        List<Named> commands = new ArrayList<>();
        commands.add(new Named("demo", () -> new DemoCommand()));
        commands.add(new Named("serve", () -> new ServeCommand(models, terms)));
        for (QuestionCatalogue.Entry entry : new QuestionCatalogue(models, terms).commands()) {
            Named named = new Named(
                    entry.name().replaceFirst(".* ", ""),
                    () -> new QuestionCommand(entry.question().get()));
            if (entry.name().contains(" ")) {
                Named outer = commands.removeLast();
                commands.add(new Named(outer.name(), outer.maker(), List.of(named)));
            } else {
                commands.add(named);
            }
        }
        commands.add(new Named("uci", () -> new UciCommand(models)));
        commands.add(new Named(SparkHelp.NAME, () -> new SparkHelp()));
        commands.add(new Named("doctor", () -> new DoctorCommand()));
        Supplier<CommandLine> program = () -> commandLine(catalogues, "");
        commands.add(new Named("completion", () -> new CompletionCommand(program, new Names(models, terms))));
        commands.add(new Named("man", () -> new ManCommand(program)));
        return commands;
    }

    private Pieceworth() {}

    /// Runs the command line and exits with its code: 0 done, 1 the work failed, 2 bad usage or bad input.
    public static void main(String[] args) {
        int code = runWatched(args);
        // A normal end needs no exit, which would first initialize loggers to report it.
        if (code != OK) {
            System.exit(code);
        }
    }

    private static int runWatched(String... args) {
        StandardOutput out = StandardOutput.watch();
        int code = run(args);
        out.failure().ifPresent(Failures::cannotPrint);
        return code;
    }

    static int run(String... args) {
        return run(Catalogues.STANDARD, args);
    }

    /// @param catalogues catalogues of the names that users may type
    static int run(Catalogues catalogues, String... args) {
        int at = args.length > 1 && (args[0].equals("help") || HELP.contains(args[0])) ? 1 : 0;
        return run(commandLine(catalogues, args.length == 0 ? "" : args[at]), args);
    }

    static int run(CommandLine commandLine, String... args) {
        int code = execute(commandLine, args);
        return System.out.checkError() && code == OK ? Failures.FAILED : code;
    }

    private static int execute(CommandLine commandLine, String... args) {
        if (args.length == 0 || (args[0].equals("help") && args.length == 1)) {
            commandLine.usage(commandLine.getOut());
            return args.length == 0 ? Failures.BAD_INPUT : OK;
        }
        Optional<String> foreign = RunnerOptions.fault(args);
        if (foreign.isPresent()) {
            return Failures.refused(foreign.get());
        }
        try {
            return commandLine.execute(asMeant(commandLine, args));
        } catch (OutOfMemoryError | StackOverflowError exhausted) {
            return Failures.exhausted(exhausted);
        }
    }

    /// @param first the first word, which names the only command to describe; else all are described
    static CommandLine commandLine(Catalogues catalogues, String first) {
        CommandLine commandLine = program();
        needed(first, catalogues).forEach(command -> commandLine.addSubcommand(command.name(), command.described()));
        return handling(commandLine);
    }

    /// The program with only the given command.
    static CommandLine commandLine(String name, Subcommand command) {
        return handling(program().addSubcommand(name, Usage.of(name, command::describe, command)));
    }

    private static CommandLine handling(CommandLine commandLine) {
        return commandLine
                .setUsageHelpWidth(Math.clamp(Terminal.width(), LEAST_HELP, MOST_HELP))
                .setUsageHelpAutoWidth(false)
                .setCaseInsensitiveEnumValuesAllowed(true)
                // A leading @ means a file of variants here, not one of arguments.
                .setExpandAtFiles(false)
                .setParameterExceptionHandler(Failures::badUsage)
                .setExecutionExceptionHandler(Failures::failed);
    }

    /// `help value` is `value --help`, and `version` is `--version`, as in many other programs. Help is shown
    /// regardless of any other words before or after it, right or wrong.
    private static String[] asMeant(CommandLine commandLine, String[] args) {
        if (args[0].equals("version")) {
            return new String[] {"--version"};
        }
        if (args[0].equals(SparkHelp.NAME) && args.length > 1 && args[1].equals("help")) {
            return new String[] {SparkHelp.NAME, "--help"};
        }
        List<String> typed = new ArrayList<>(
                Arrays.stream(args).takeWhile(word -> !word.equals("--")).toList());
        boolean asksFirst = args[0].equals("help");
        boolean asksAll = typed.removeIf(HELP_ALL::equals);
        boolean asksAnywhere = typed.removeIf(HELP::contains);
        if (!asksAnywhere && !asksFirst && !asksAll) {
            return args;
        }
        List<String> names = new ArrayList<>();
        CommandLine command = commandLine;
        for (String word : asksFirst ? typed.subList(1, typed.size()) : typed) {
            if (!command.getSubcommands().containsKey(word)) {
                break;
            }
            command = command.getSubcommands().get(word);
            names.add(word);
        }
        if (asksAll) {
            Usage.showAll(command);
        }
        if (names.isEmpty() && !args[0].startsWith("--help") && !HELP.contains(args[0])) {
            return asksFirst ? new String[] {args[1]} : args;
        }
        names.add("--help");
        return names.toArray(String[]::new);
    }

    /// The commands needed for arguments with this first word: describing all of them takes longer than many
    /// of them run.
    private static List<Named> needed(String first, Catalogues catalogues) {
        if (first.equals("--version") || first.equals("-V")) {
            return List.of();
        }
        List<Named> all = commands(catalogues);
        String name = FORMER.getOrDefault(first, first);
        List<Named> named = all.stream()
                .filter(command -> command.name().equals(name))
                .map(command -> new Named(first, command.maker(), command.inner()))
                .toList();
        return named.isEmpty() ? all : named;
    }

    private static CommandLine program() {
        return Usage.ofProgram(
                "pieceworth",
                "What is a chess piece worth? Values by theory, from games and by play, for any piece on any board.",
                """
                pieceworth demo               # see it work, without files
                pieceworth value archbishop   # the value of a piece
                pieceworth fit games.pgn.zst  # values from games
                pieceworth COMMAND --help     # options and examples of a command
                """);
    }
}
