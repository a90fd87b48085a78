package org.pieceworth.cli;

import java.util.List;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.studies.options.Options;
import org.pieceworth.text.InputException;

/// Help on the commands that run on Apache Spark. It is here, since the program that has them needs hundreds of
/// megabytes.
public final class SparkHelp implements Subcommand {

    public static final String NAME = "spark";
    private static final String COMMANDS = "fit, export, selfplay, match or measure";

    private List<String> words = List.of();

    public SparkHelp() {}

    @Override
    public void describe(Options usage) {
        usage.about("Run a command that reads or plays games on Apache Spark. Its output is that of the same command"
                + " without spark.");
        usage.examples("""
                pieceworth spark fit games/*.pgn.zst --by year:10
                pieceworth spark export games/*.pgn.zst -o FILE --master spark://host:7077
                pieceworth spark measure FfW --master 'local[*]'
                pieceworth spark fit --help    # its options, --master and --split
                """);
        usage.operands("0..*", "COMMAND", COMMANDS + ", with operands and options", typed -> words = typed);
    }

    @Override
    public Integer call() {
        throw new InputException(
                words.isEmpty()
                        ? "spark: found no command, expected " + COMMANDS
                        : "spark: runs only in a clone of the sources, which fetches its libraries");
    }
}
