package org.pieceworth.cli.games;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.empirical.ObservationReader;
import org.pieceworth.empirical.files.CountsFile;
import org.pieceworth.empirical.files.LabelledPositionsFile;
import org.pieceworth.empirical.files.MatFile;
import org.pieceworth.empirical.files.ObservationColumns;
import org.pieceworth.empirical.files.RowsFile;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.Target;
import org.pieceworth.rules.InputException;
import org.pieceworth.store.ParquetWriter;
import org.pieceworth.studies.document.OutputFile;

/// Writes observations to keep, merge and refit.
public final class CountCommand implements Subcommand {

    CommonOptions common = new CommonOptions();
    CollectionArguments games = new CollectionArguments();
    String output = "";
    Optional<String> format = Optional.empty();

    private static final List<String> FORMATS = List.of("csv", "mat", "rows", "parquet", "epd");

    public CountCommand() {}

    @Override
    public void describe(Usage usage) {
        usage.about("Write the observations of games to a file, to keep, merge and refit.");
        usage.examples("""
                pieceworth count games.pgn -o games.csv        counts per balance; fit reads and merges them
                pieceworth count games.pgn -o games.parquet    every row with tags; fit reads it instead of the games
                pieceworth count games.pgn -o positions.epd    positions labelled with their results
                pieceworth count games.pgn --format mat -o F   every row, for Octave, MATLAB and R
                """);
        common.describe(usage);
        games.describe(usage);
        usage.required(
                "-o, --output", "FILE", "where to, - for standard output", String.class, value -> output = value);
        usage.text(
                "--format",
                "FORMAT",
                "csv (counts per vector of features), rows (a CSV line per row, with its game and tags), parquet (the"
                        + " same as Parquet), epd (labelled positions) or mat; by default what FILE ends in, else csv",
                value -> format = Optional.of(value));
    }

    @Override
    public Integer call() {
        String kind = formatName();
        switch (kind) {
            case "parquet" -> writeParquet();
            case "rows" -> write(out -> summarise(games.readInto(common, rows(out))));
            case "epd" -> write(out -> summarise(games.readInto(common, new LabelledPositionsFile(out))));
            default -> write(content(kind));
        }
        return 0;
    }

    private void write(Consumer<PrintWriter> content) {
        if (output.equals(ObservationReader.STANDARD_STREAM)) {
            PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
            content.accept(out);
            out.flush();
        } else {
            OutputFile.of(output).write(content);
        }
    }

    private String formatName() {
        String lower = output.toLowerCase(Locale.ROOT);
        String ending = FORMATS.stream()
                .filter(name -> lower.endsWith("." + name))
                .findFirst()
                .orElse(lower.matches(".*\\.[a-z0-9]{2,7}") ? output : "csv");
        String name = format.orElse(ending).toLowerCase(Locale.ROOT);
        if (!FORMATS.contains(name)) {
            throw new InputException("count: found the format '" + name.replaceFirst(".*\\.", "") + "', expected "
                    + String.join(", ", FORMATS) + "; name it with --format or by the ending of FILE");
        }
        return name;
    }

    private RowsFile rows(PrintWriter out) {
        ObservationSettings options = games.options(common);
        return new RowsFile(out, options.terms(), ObservationColumns.tags(options), options.target() == Target.SCORE);
    }

    private void writeParquet() {
        if (output.equals(ObservationReader.STANDARD_STREAM)) {
            throw new InputException("count: Parquet cannot be written to standard output; name a file");
        }
        OutputFile file = OutputFile.of(output);
        ObservationSettings options = games.options(common);
        try (ParquetWriter writer = new ParquetWriter(
                options.terms(), ObservationColumns.tags(options), options.target() == Target.SCORE)) {
            summarise(games.readInto(common, writer));
            file.writeWhole(writer::writeTo);
        }
    }

    private Observations summarise(ObservationReader files) {
        Observations observations = files.observations();
        if (!common.quiet) {
            System.err.println(FitDocument.summary(observations) + ".");
        }
        return observations;
    }

    private Consumer<PrintWriter> content(String kind) {
        Observations observations = summarise(games.read(common));
        if (kind.equals("mat")) {
            MatFile.check(observations);
            return out -> MatFile.write(observations, out);
        }
        return out -> CountsFile.write(observations.terms(), observations.counts(), out);
    }
}
