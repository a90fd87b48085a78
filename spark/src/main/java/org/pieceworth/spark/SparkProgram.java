package org.pieceworth.spark;

import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.TerminalText;
import org.pieceworth.cli.CommandElsewhere;
import org.pieceworth.cli.games.GamesCommand;
import org.pieceworth.text.InputException;

/// The commands `pieceworth spark …`, also the class that `spark-submit` starts.
public final class SparkProgram {

    private static final int BAD_INPUT = 2;

    private SparkProgram() {}

    /// Runs a command and exits with its code: 0 done, 1 the work failed, 2 bad usage or bad input.
    public static void main(String[] args) {
        int code = run(args);
        if (code != 0) {
            System.exit(code);
        }
    }

    static int run(String... args) {
        try {
            SparkOptions options = SparkOptions.of(List.of(args));
            Optional<GamesCommands> command =
                    options.words().stream().findFirst().flatMap(GamesCommands::named);
            if (command.isPresent()) {
                try (Cluster cluster = new Cluster(options.master())) {
                    return run(command.get(), options, cluster);
                }
            }
            return other(options.words());
        } catch (InputException e) {
            say(e.message(setting -> "--" + setting));
            return BAD_INPUT;
        }
    }

    static int run(GamesCommands command, SparkOptions options, Cluster cluster) {
        SparkReader reader = new SparkReader(cluster, new TypedWords(options.words()), options.split());
        GamesCommand inner = command.make(reader);
        return CommandElsewhere.run(
                command.word(), new DescribedCommand(inner), options.words().toArray(String[]::new));
    }

    private static int other(List<String> words) {
        String first = words.isEmpty() ? "" : words.getFirst();
        if (first.isEmpty() || first.equals("help") || first.equals("--help") || first.equals("-h")) {
            System.out.println(SparkOptions.help());
            return first.isEmpty() ? BAD_INPUT : 0;
        }
        throw new InputException("spark: found '" + first
                + "', expected fit or count; other commands run on one machine," + " without spark");
    }

    private static void say(String line) {
        System.err.println("pieceworth: " + TerminalText.line(line));
    }
}
