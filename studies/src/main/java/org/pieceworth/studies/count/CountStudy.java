package org.pieceworth.studies.count;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.pieceworth.empirical.files.CountsFile;
import org.pieceworth.empirical.files.LabelledPositionsFile;
import org.pieceworth.empirical.files.MatFile;
import org.pieceworth.empirical.files.ObservationColumns;
import org.pieceworth.empirical.files.RowsFile;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.Target;
import org.pieceworth.report.page.GamesRead;
import org.pieceworth.text.InputException;
import org.pieceworth.store.ParquetWriter;
import org.pieceworth.studies.output.OutputException;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.reading.ReadingListener;

/// Writes the observations of games.
public final class CountStudy {

    private final CountRequest request;
    private final ReadingListener listener;

    private CountStudy(CountRequest request, ReadingListener listener) {
        this.request = request;
        this.listener = listener;
    }

    /// Reads the games and writes what was observed.
    ///
    /// @throws InputException when they cannot be read, or the format cannot hold what is asked
    /// @throws OutputException when it cannot be written
    public static CountAnswer answer(CountRequest request, ReadingListener listener) {
        return new CountAnswer(GamesRead.of(new CountStudy(request, listener).write()));
    }

    private Observations write() {
        return switch (request.format()) {
            case CSV -> whole(found -> out -> CountsFile.write(found.terms(), found.counts(), out));
            case MAT ->
                whole(found -> {
                    MatFile.check(found);
                    return out -> MatFile.write(found, out);
                });
            case ROWS -> byGame(this::rows);
            case EPD -> byGame(LabelledPositionsFile::new);
            case PARQUET -> parquet(request.to().file().orElseThrow());
        };
    }

    /// All of it after reading.
    private Observations whole(Function<Observations, Consumer<PrintWriter>> content) {
        Observations found = request.reading().read(false, listener).observations();
        request.to().write(content.apply(found));
        return found;
    }

    /// Each game as it is read.
    private Observations byGame(Function<PrintWriter, ObservedGameListener> games) {
        List<Observations> found = new ArrayList<>(1);
        request.to()
                .write(out -> found.add(
                        request.reading().readInto(games.apply(out), listener).observations()));
        return found.getFirst();
    }

    private ObservedGameListener rows(PrintWriter out) {
        ObservationSettings settings = request.reading().settings();
        return new RowsFile(
                out, settings.terms(), ObservationColumns.tags(settings), settings.target() == Target.SCORE);
    }

    private Observations parquet(OutputFile file) {
        ObservationSettings settings = request.reading().settings();
        try (ParquetWriter writer = new ParquetWriter(
                settings.terms(),
                ObservationColumns.tags(settings),
                settings.target() == Target.SCORE,
                request.positions())) {
            Observations found = request.reading().readInto(writer, listener).observations();
            file.writeWhole(writer::writeTo);
            return found;
        }
    }
}
