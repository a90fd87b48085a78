package org.pieceworth.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.pieceworth.empirical.CountsFile;
import org.pieceworth.empirical.GameFiles;
import org.pieceworth.empirical.MatFile;
import org.pieceworth.empirical.Observations;
import org.pieceworth.rules.InputException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Writes observations to keep, merge and refit.
@Command(
        name = "count",
        description = "Write the observations of games to a file, to keep, merge and refit.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  pieceworth count games.pgn -o games.csv        counts per balance; fit reads and merges them",
            "  pieceworth count games.pgn --format mat -o F   every row, for Octave, MATLAB and R"
        })
final class CountCommand implements Callable<Integer> {

    @Mixin
    CommonOptions common = new CommonOptions();

    @Mixin
    CollectionArguments games = new CollectionArguments();

    @Option(
            names = {"-o", "--output"},
            required = true,
            paramLabel = "FILE",
            description = "where to, - for standard output")
    String output = "";

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "csv (counts per balance) or mat (every row); by default what FILE ends in, else csv")
    Optional<String> format = Optional.empty();

    CountCommand() {}

    @Override
    public Integer call() {
        Consumer<PrintWriter> content = content(formatName());
        if (output.equals(GameFiles.STANDARD_INPUT)) {
            PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
            content.accept(out);
            out.flush();
        } else {
            OutputFile.write(output, content);
        }
        return 0;
    }

    private String formatName() {
        String name = format.orElse(output.endsWith(".mat") ? "mat" : "csv").toLowerCase(Locale.ROOT);
        if (!name.equals("mat") && !name.equals("csv")) {
            throw new InputException("--format: found '" + name + "', expected csv or mat");
        }
        return name;
    }

    private Consumer<PrintWriter> content(String formatName) {
        Observations observations = games.read(common.quiet).observations();
        if (!common.quiet) {
            System.err.println(FitDocument.summary(observations) + ".");
        }
        return formatName.equals("mat")
                ? out -> MatFile.write(observations, out)
                : out -> CountsFile.write(observations.counts(), out);
    }
}
