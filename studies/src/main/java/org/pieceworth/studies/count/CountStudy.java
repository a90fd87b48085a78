package org.pieceworth.studies.count;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.pieceworth.empirical.files.CountsFile;
import org.pieceworth.empirical.files.LabelledPositionsFile;
import org.pieceworth.empirical.files.MatFile;
import org.pieceworth.empirical.files.ObservationColumns;
import org.pieceworth.empirical.files.RowsFile;
import org.pieceworth.empirical.rows.GameLocations;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.empirical.rows.PositionCondition;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.Target;
import org.pieceworth.store.ParquetWriter;
import org.pieceworth.studies.fit.words.GamesRead;
import org.pieceworth.studies.output.Destination;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.reading.ReadRequest;
import org.pieceworth.studies.run.Run;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;

/// The observations of games, written to keep, merge and fit again.
///
/// @param reading the games
/// @param format output format
/// @param to destination of the output
/// @param positions adds the position of each row, which Parquet can hold
/// @param having a condition that one position of a game meets, for the games themselves
public record CountStudy(
        ReadRequest reading, CountFormat format, Destination to, boolean positions, Optional<String> having) {

    /// @throws InputException when Parquet is for a stream, or positions are for another format
    public CountStudy {
        if (positions && format != CountFormat.PARQUET) {
            throw InputException.about(
                    "fen", "only Parquet has a column of positions; labelled positions (epd) have them anyway");
        }
        if (having.isPresent() && format != CountFormat.PGN) {
            throw InputException.about(
                    "positions",
                    "picks games by their positions, for games as PGN; expected an output such as found.pgn");
        }
        if (format == CountFormat.PGN) {
            having.ifPresent(text -> condition(text, reading));
        }
        if (format == CountFormat.PARQUET && to.file().isEmpty()) {
            throw new InputException("count: Parquet cannot be written to standard output; name a file");
        }
    }

    /// Refuses inputs that a format cannot be made of, before any is opened.
    ///
    /// @param inputs names of files, `-` for standard input
    /// @throws InputException for an input that cannot be read twice, if two readings are needed
    public static void check(CountFormat format, Stream<String> inputs) {
        if (format == CountFormat.PGN) {
            FoundGames.check(inputs);
        }
    }

    /// Reads the games and writes the observations.
    ///
    /// @throws InputException when they cannot be read, or the format cannot represent them
    /// @throws OutputException when it cannot be written
    public Answer answer(Run run) {
        return switch (format) {
            case CSV -> whole(run, found -> out -> CountsFile.write(found.terms(), found.counts(), out));
            case MAT ->
                whole(run, found -> {
                    MatFile.check(found);
                    return out -> MatFile.write(found, out);
                });
            case ROWS -> byGame(run, this::rows);
            case EPD -> byGame(run, LabelledPositionsFile::new);
            case PGN -> games(run);
            case PARQUET -> parquet(run, to.file().orElseThrow());
        };
    }

    /// The result.
    ///
    /// @param read the games read
    /// @param lines sentences on the games, and why games were skipped, a line each
    public record Answer(GamesRead read, List<String> lines) {

        public Answer {
            lines = List.copyOf(lines);
        }

        private static Answer of(Observations found, String before, String after) {
            GamesRead read = GamesRead.of(found);
            Stream<String> told = Stream.of(before, read.summary() + ".", after);
            return new Answer(
                    read,
                    Stream.concat(told.filter(line -> !line.isEmpty()), GamesRead.skipped(read.skips()).stream())
                            .toList());
        }

        /// Files of rows keep the number of games by lines without features.
        private static Answer ofRows(Observations found) {
            long[] empty = new long[1];
            found.rows().ifPresent(games -> games.forEach(game -> empty[0] += game.rows == 0 ? 1 : 0));
            String without = Counted.of(empty[0], "game") + " without rows: written with neither ply nor features.";
            return of(found, "", empty[0] == 0 ? "" : without);
        }
    }

    /// All of it after reading.
    private Answer whole(Run run, Function<Observations, Consumer<PrintWriter>> content) {
        Observations found = reading.read(false, run).observations();
        to.write(content.apply(found));
        return Answer.of(found, "", "");
    }

    /// Receives each game after its reading.
    private Answer byGame(Run run, Function<PrintWriter, ObservedGameListener> games) {
        List<Observations> found = new ArrayList<>(1);
        to.write(out -> found.add(reading.readInto(games.apply(out), run).observations()));
        return format == CountFormat.ROWS ? Answer.ofRows(found.getFirst()) : Answer.of(found.getFirst(), "", "");
    }

    private static PositionCondition condition(String text, ReadRequest reading) {
        return PositionCondition.parse(text, reading.settings().terms());
    }

    /// The games themselves, in a second reading.
    private Answer games(Run run) {
        FoundGames games = new FoundGames(having.map(text -> condition(text, reading)));
        Observations found = reading.readInto(games, run).observations();
        GameLocations locations = found.locations()
                .orElseThrow(() -> new InputException("rows without games cannot be written as PGN; expected games"));
        to.writeBytes(out -> games.writeTo(locations, reading.inputs(), out));
        String copied = Counted.of(games.games(), "game") + " with such a position. Games searched:";
        return Answer.of(found, having.isPresent() ? copied : "", "");
    }

    private ObservedGameListener rows(PrintWriter out) {
        ObservationSettings settings = reading.settings();
        return new RowsFile(
                out,
                settings.terms(),
                ObservationColumns.tags(settings),
                settings.positions().target() == Target.SCORE);
    }

    private Answer parquet(Run run, OutputFile file) {
        ObservationSettings settings = reading.settings();
        try (ParquetWriter writer = new ParquetWriter(
                settings.terms(),
                ObservationColumns.tags(settings),
                settings.positions().target() == Target.SCORE,
                positions)) {
            Observations found = reading.readInto(writer, run).observations();
            file.writeWhole(writer::writeTo);
            return Answer.ofRows(found);
        }
    }
}
