package org.pieceworth.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.pieceworth.bench.atlas.AtlasPieces;
import org.pieceworth.bench.atlas.AtlasRun;
import org.pieceworth.stats.FitException;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.AtlasRow.Where;

/// A file of measured pieces that grows by a line for each: a row of the atlas, or a note on a piece whose games told
/// no value.
///
/// @param file which need not exist yet
/// @param rows that it had when it was opened
/// @param refused pieces with a note when it was opened
record AtlasJournal(Path file, List<AtlasRow> rows, Set<String> refused) {

    private static final String NOTE = "#\t";
    private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

    /// What was added, and the row in it.
    record Entry(String line, Optional<AtlasRow> row) {}

    static AtlasJournal open(Path file) throws IOException {
        String text = Files.exists(file) ? Files.readString(file) : "";
        return new AtlasJournal(
                file,
                Atlas.parse(file.toString(), text.lines().toList()).rows(),
                text.lines()
                        .filter(line -> line.startsWith(NOTE))
                        .map(line -> line.split("\t", -1)[1])
                        .collect(Collectors.toSet()));
    }

    /// The rows of a condition and an engine.
    List<AtlasRow> rows(Where where, String signature) {
        return rows.stream()
                .filter(row ->
                        row.where().equals(where) && row.run().signature().equals(signature))
                .toList();
    }

    /// The seed of a piece's games.
    ///
    /// @param round how often it was measured before
    static long seed(long seed, String piece, int round) {
        return seed ^ GOLDEN * (piece.hashCode() | 1L) ^ round;
    }

    /// Measures a piece and adds what came of it.
    Entry measure(AtlasRun run, AtlasPieces piece, long seed, int threads, double factor) throws IOException {
        Entry entry = entry(run, piece, seed, threads, factor);
        add(entry.line());
        return entry;
    }

    private static Entry entry(AtlasRun run, AtlasPieces piece, long seed, int threads, double factor) {
        try {
            Optional<AtlasRow> row = run.measure(piece, seed, threads, factor);
            return new Entry(row.map(AtlasRow::text).orElse(note(piece, "the games tell no value")), row);
        } catch (FitException | InputException e) {
            return new Entry(note(piece, e.getMessage()), Optional.empty());
        }
    }

    private static String note(AtlasPieces piece, String why) {
        return NOTE + piece.piece() + "\t" + why;
    }

    void add(String line) throws IOException {
        Files.writeString(file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
