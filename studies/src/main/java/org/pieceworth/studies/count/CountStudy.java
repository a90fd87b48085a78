package org.pieceworth.studies.count;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.pieceworth.empirical.files.CountsFile;
import org.pieceworth.empirical.files.LabelledPositionsFile;
import org.pieceworth.empirical.files.MatFile;
import org.pieceworth.empirical.files.ObservationColumns;
import org.pieceworth.empirical.files.RowsFile;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.Target;
import org.pieceworth.report.page.FitSentences;
import org.pieceworth.report.page.GamesRead;
import org.pieceworth.store.ParquetWriter;
import org.pieceworth.studies.output.Destination;
import org.pieceworth.studies.output.OutputException;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.reading.ReadRequest;
import org.pieceworth.studies.reading.ReadingListener;
import org.pieceworth.text.InputException;

/// The observations of games, written to keep, merge and fit again.
///
/// @param reading the games
/// @param format of the file
/// @param to where they are written
/// @param positions adds the position of each row, which Parquet can hold
public record CountStudy(ReadRequest reading, CountFormat format, Destination to, boolean positions) {

    /// Without positions.
    public CountStudy(ReadRequest reading, CountFormat format, Destination to) {
        this(reading, format, to, false);
    }

    /// @throws InputException when Parquet is to go to a stream, or positions to something else than Parquet
    public CountStudy {
        if (positions && format != CountFormat.PARQUET) {
            throw InputException.about(
                    "fen", "only Parquet has a column of positions; labelled positions (epd) have them anyway");
        }
        if (format == CountFormat.PARQUET && to.file().isEmpty()) {
            throw new InputException("count: Parquet cannot be written to standard output; name a file");
        }
    }

    /// Reads the games and writes what was observed.
    ///
    /// @throws InputException when they cannot be read, or the format cannot hold what is asked
    /// @throws OutputException when it cannot be written
    public GamesRead answer(ReadingListener listener) {
        return GamesRead.of(write(listener));
    }

    /// The result for people: a sentence of the games read, and why games were skipped, a line each.
    public static List<String> lines(GamesRead games) {
        return Stream.concat(Stream.of(FitSentences.summary(games) + "."), FitSentences.skipped(games.skips()).stream())
                .toList();
    }

    private Observations write(ReadingListener listener) {
        return switch (format) {
            case CSV -> whole(listener, found -> out -> CountsFile.write(found.terms(), found.counts(), out));
            case MAT ->
                whole(listener, found -> {
                    MatFile.check(found);
                    return out -> MatFile.write(found, out);
                });
            case ROWS -> byGame(listener, this::rows);
            case EPD -> byGame(listener, LabelledPositionsFile::new);
            case PARQUET -> parquet(listener, to.file().orElseThrow());
        };
    }

    /// All of it after reading.
    private Observations whole(ReadingListener listener, Function<Observations, Consumer<PrintWriter>> content) {
        Observations found = reading.read(false, listener).observations();
        to.write(content.apply(found));
        return found;
    }

    /// Each game as it is read.
    private Observations byGame(ReadingListener listener, Function<PrintWriter, ObservedGameListener> games) {
        List<Observations> found = new ArrayList<>(1);
        to.write(out -> found.add(reading.readInto(games.apply(out), listener).observations()));
        return found.getFirst();
    }

    private ObservedGameListener rows(PrintWriter out) {
        ObservationSettings settings = reading.settings();
        return new RowsFile(
                out, settings.terms(), ObservationColumns.tags(settings), settings.target() == Target.SCORE);
    }

    private Observations parquet(ReadingListener listener, OutputFile file) {
        ObservationSettings settings = reading.settings();
        try (ParquetWriter writer = new ParquetWriter(
                settings.terms(), ObservationColumns.tags(settings), settings.target() == Target.SCORE, positions)) {
            Observations found = reading.readInto(writer, listener).observations();
            file.writeWhole(writer::writeTo);
            return found;
        }
    }
}
