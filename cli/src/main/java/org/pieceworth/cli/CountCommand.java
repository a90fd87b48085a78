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
        String kind = formatName();
        if (output.equals(GameFiles.STANDARD_STREAM)) {
            PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
            content(kind).accept(out);
            out.flush();
        } else {
            OutputFile file = OutputFile.of(output);
            file.write(content(kind));
        }
        return 0;
    }

    private String formatName() {
        String lower = output.toLowerCase(Locale.ROOT);
        boolean plain = lower.endsWith(".csv") || lower.endsWith(".mat") || !lower.matches(".*\\.[a-z0-9]{2,7}");
        String name = format.orElse(lower.endsWith(".mat") ? "mat" : plain ? "csv" : output)
                .toLowerCase(Locale.ROOT);
        if (!name.equals("mat") && !name.equals("csv")) {
            throw new InputException("count: found the format '" + name.replaceFirst(".*\\.", "")
                    + "', expected csv or mat; name it with --format or by the ending of FILE");
        }
        return name;
    }

    private Consumer<PrintWriter> content(String kind) {
        Observations observations = games.read(common).observations();
        if (kind.equals("mat")) {
            MatFile.check(observations);
        }
        if (!common.quiet) {
            System.err.println(FitDocument.summary(observations) + ".");
        }
        return kind.equals("mat")
                ? out -> MatFile.write(observations, out)
                : out -> CountsFile.write(observations.terms(), observations.counts(), out);
    }
}
