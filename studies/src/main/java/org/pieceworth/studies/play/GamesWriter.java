package org.pieceworth.studies.play;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.pieceworth.empirical.files.CountsFile;
import org.pieceworth.empirical.files.ObservationColumns;
import org.pieceworth.empirical.files.RowsFile;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.lab.experiment.GameLabels;
import org.pieceworth.lab.experiment.GameObservations;
import org.pieceworth.lab.experiment.GameSink;
import org.pieceworth.lab.experiment.PgnGames;
import org.pieceworth.pgn.PgnWriter;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.store.ParquetWriter;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.text.InputException;

/// Writes games as PGN, or their observations without any text between.
///
/// @param target destination of the games
/// @param kind output format: pgn, parquet, rows or csv
/// @param file the file, unless they go to a stream
/// @param labels labels of the games
public record GamesWriter(GamesTarget target, String kind, Optional<OutputFile> file, GameLabels labels) {

    private static final List<String> KINDS = List.of("pgn", "parquet", "rows", "csv");

    /// The writer of a target.
    ///
    /// @throws InputException when the ending of its name is unknown
    public static GamesWriter of(GamesTarget target, GameLabels labels) {
        if (target.stream().isPresent()) {
            return new GamesWriter(target, KINDS.getFirst(), Optional.empty(), labels);
        }
        String lower = target.name().toLowerCase(Locale.ROOT);
        String kind = KINDS.stream()
                .filter(each -> lower.endsWith("." + each))
                .findFirst()
                .orElse("pgn");
        if (lower.matches(".*\\.[a-z0-9]{2,7}") && !lower.endsWith("." + kind)) {
            throw InputException.about(
                    "output",
                    "found '" + target.name() + "', expected a name that ends in ." + String.join(", .", KINDS)
                            + ", or - for PGN on standard output");
        }
        return new GamesWriter(target, kind, Optional.of(OutputFile.of(target.name())), labels);
    }

    /// The name of the target.
    public String name() {
        return target.name();
    }

    /// Writes all games.
    ///
    /// @param games receives the sink, and gives it all games
    /// @throws org.pieceworth.studies.output.OutputException when that fails
    public void write(VariantRules rules, Consumer<GameSink> games) {
        switch (kind) {
            case "parquet" -> parquet(rules, games);
            case "rows" -> text(out -> keep(rules, games, rowsFile(rules, out)));
            case "csv" ->
                text(out -> {
                    Observations found = GameObservations.collect(
                                    GameObservations.options(rules), ObservedGameListener.NONE, labels::tags, games)
                            .observations();
                    CountsFile.write(found.terms(), found.counts(), out);
                });
            default -> text(out -> pgn(games, out));
        }
    }

    private void text(Consumer<PrintWriter> content) {
        if (file.isPresent()) {
            file.get().write(content);
        } else {
            PrintWriter out = new PrintWriter(target.stream().orElseThrow(), false, StandardCharsets.UTF_8);
            content.accept(out);
            out.flush();
        }
    }

    private void pgn(Consumer<GameSink> games, PrintWriter out) {
        PgnGames writer = new PgnGames(new PgnWriter(out, target.notation()), labels, target.comments());
        games.accept((number, game) -> {
            writer.write(number, game);
            // The reader of a pipe may have closed it.
            return !out.checkError();
        });
    }

    private static RowsFile rowsFile(VariantRules rules, PrintWriter out) {
        ObservationSettings options = GameObservations.options(rules);
        return new RowsFile(out, options.terms(), ObservationColumns.tags(options), false);
    }

    private void keep(VariantRules rules, Consumer<GameSink> games, ObservedGameListener keeper) {
        GameObservations.collect(GameObservations.options(rules), keeper, labels::tags, games)
                .finish();
    }

    private void parquet(VariantRules rules, Consumer<GameSink> games) {
        ObservationSettings options = GameObservations.options(rules);
        try (ParquetWriter writer = new ParquetWriter(options.terms(), ObservationColumns.tags(options), false)) {
            keep(rules, games, writer);
            file.ifPresent(to -> to.writeWhole(writer::writeTo));
        }
    }
}
