package org.pieceworth.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.duckdb.DuckDBAppender;
import org.duckdb.DuckDBConnection;
import org.pieceworth.empirical.files.ObservationColumns;
import org.pieceworth.empirical.rows.Observation;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.empirical.settings.TemporarySpaceException;
import org.pieceworth.terms.TermSet;
import org.pieceworth.text.InputException;

/// Writes observations as Parquet, a row each, in the order of the games, with the columns of
/// [ObservationColumns] and tags by [TagColumn]; a game without observations has one row without ply, score
/// and features. Games wait in a temporary file until all are known, so that memory does not grow with them.
public final class ParquetWriter implements ObservedGameListener, AutoCloseable {

    /// Prefix of the keys in a file's metadata.
    static final String OWN_NOTES = "pieceworth_";

    /// The features that it was written with.
    static final String FEATURES_NOTE = OWN_NOTES + "features";

    /// The number of rows, and checksums of each column's values, name and type.
    static final String ROWS_NOTE = OWN_NOTES + "rows";

    static final String SUMS_NOTE = OWN_NOTES + "sums";
    static final String COLUMNS_NOTE = OWN_NOTES + "columns";

    private static final int ROW_GROUP = 32_768;
    private static final int VECTOR = 2048;
    private static final int CELLS_HELD = 1 << 24;

    private static final String TABLE = "observations";

    /// The column of positions.
    static final String POSITION = "fen";

    private final WaitingGames games;
    private final List<String> columns;
    private final String columnsNote;
    private final Set<String> tags;
    private final boolean scored;
    private final boolean positions;
    private final TermSet terms;

    /// Begins a file that [#writeTo] writes.
    ///
    /// @param tags the tags to keep, such as [ObservationColumns#tags]
    /// @param scored true to write a column of scores
    /// @throws InputException when two columns have the same name
    /// @throws TemporarySpaceException when no temporary file can be made
    public ParquetWriter(TermSet terms, Set<String> tags, boolean scored) {
        this(terms, tags, scored, false);
    }

    /// Begins a file that [#writeTo] writes.
    ///
    /// @param tags the tags to keep, such as [ObservationColumns#tags]
    /// @param scored true to write a column of scores
    /// @param positions true to write each row's position as FEN
    /// @throws InputException when two columns have the same name
    /// @throws TemporarySpaceException when no temporary file can be made
    public ParquetWriter(TermSet terms, Set<String> tags, boolean scored, boolean positions) {
        this.positions = positions;
        this.terms = terms;
        this.tags = new LinkedHashSet<>(tags);
        this.scored = scored;
        List<String> names = ObservationColumns.names(terms, this.tags, scored);
        List<String> types = types(names);
        columns = IntStream.range(0, names.size())
                .mapToObj(column -> Sql.name(names.get(column)) + " " + types.get(column))
                .toList();
        columnsNote = ColumnNames.text(names, types);
        try {
            games = new WaitingGames(List.copyOf(this.tags), terms.features().size(), positions);
        } catch (IOException e) {
            throw new TemporarySpaceException(e);
        }
    }

    /// The types of all columns; the names of the last ones are added to the others.
    private List<String> types(List<String> names) {
        List<String> types = new ArrayList<>(List.of("INTEGER", "INTEGER", "VARCHAR", "INTEGER", "DOUBLE", "BIGINT"));
        if (scored) {
            types.add("DOUBLE");
        }
        tags.forEach(tag -> types.add(TagColumn.of(tag).type()));
        terms.features().forEach(_ -> types.add("SMALLINT"));
        behind().forEach(name -> {
            if (names.stream().anyMatch(name::equalsIgnoreCase)) {
                throw new InputException("two columns would be named " + name + "; leave that tag or feature out");
            }
            names.add(name);
            types.add("VARCHAR");
        });
        return types;
    }

    /// The columns after the features, which have no separate checksum: tags are summed when they are read.
    private List<String> behind() {
        List<String> names = new ArrayList<>(positions ? List.of(POSITION) : List.of());
        tags.stream()
                .filter(tag -> TagColumn.of(tag) != TagColumn.TEXT)
                .map(tag -> tag + TagColumn.OTHERWISE)
                .forEach(names::add);
        return names;
    }

    @Override
    public Set<String> tags() {
        return tags;
    }

    @Override
    public boolean wantsPositions() {
        return positions;
    }

    /// Adds the rows of a game, which wait in a temporary file until [#writeTo].
    ///
    /// @throws InputException when their positions are requested but not known
    /// @throws TemporarySpaceException when they can be put nowhere
    @Override
    public void game(ObservedGame game) {
        if (positions && game.rows().stream().anyMatch(row -> row.position().isEmpty())) {
            throw new InputException(
                    "these observations were saved without their positions, which fen needs; give games"
                            + " or labelled positions");
        }
        try {
            games.add(game);
        } catch (IOException e) {
            throw new TemporarySpaceException(e);
        }
    }

    private void append(DuckDBAppender rows, int number, ObservedGame game, WrittenRows written) throws SQLException {
        written.add(number, game);
        for (Observation row : game.rows()) {
            begin(rows, number, game, row.ply());
            appendScore(rows, row.score());
            appendTags(rows, game);
            for (int value : row.features()) {
                rows.append((short) value);
            }
            appendBehind(rows, game, row.position());
            rows.endRow();
        }
        if (game.rows().isEmpty()) {
            appendEmpty(rows, number, game);
        }
    }

    private static void begin(DuckDBAppender rows, int number, ObservedGame game, int ply) throws SQLException {
        rows.beginRow();
        rows.append(number);
        if (ply < 0) {
            rows.appendNull();
        } else {
            rows.append(ply);
        }
        rows.append(game.result().token());
        rows.append(game.plies());
        rows.append(game.weight());
        rows.append(game.key());
    }

    private void appendScore(DuckDBAppender rows, double score) throws SQLException {
        if (scored && Double.isNaN(score)) {
            rows.appendNull();
        } else if (scored) {
            rows.append(score);
        }
    }

    private void appendTags(DuckDBAppender rows, ObservedGame game) throws SQLException {
        for (String tag : tags) {
            TagColumn column = TagColumn.of(tag);
            Optional<String> value = Optional.ofNullable(game.tags().get(tag)).filter(column::holds);
            if (value.isPresent()) {
                column.append(rows, value.get());
            } else {
                rows.appendNull();
            }
        }
    }

    private void appendBehind(DuckDBAppender rows, ObservedGame game, String position) throws SQLException {
        if (positions && position.isEmpty()) {
            rows.appendNull();
        } else if (positions) {
            rows.append(position);
        }
        for (String tag : tags) {
            TagColumn column = TagColumn.of(tag);
            String value = game.tags().getOrDefault(tag, "");
            if (column != TagColumn.TEXT && game.tags().containsKey(tag) && !column.holds(value)) {
                rows.append(value);
            } else if (column != TagColumn.TEXT) {
                rows.appendNull();
            }
        }
    }

    private void appendEmpty(DuckDBAppender rows, int number, ObservedGame game) throws SQLException {
        begin(rows, number, game, -1);
        appendScore(rows, Double.NaN);
        appendTags(rows, game);
        for (int feature = 0; feature < terms.features().size(); feature++) {
            rows.appendNull();
        }
        appendBehind(rows, game, "");
        rows.endRow();
    }

    /// Writes the added data to a file, which appears when it is whole and replaces one of that name.
    ///
    /// @throws UncheckedIOException when it cannot be written
    public void writeTo(Path file) {
        Path whole = file.toAbsolutePath();
        Path draft = whole.resolveSibling(
                "." + whole.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        draft.toFile().deleteOnExit();
        try {
            try (Database database = Database.openFile()) {
                WrittenRows written = fill(database);
                database.execute("COPY " + TABLE + " TO " + Sql.text(draft.toString())
                        + " (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE " + rowGroup() + ", KV_METADATA {"
                        + FEATURES_NOTE + ": " + Sql.text(terms.text()) + ", "
                        + ROWS_NOTE + ": " + Sql.text(Long.toString(written.rows())) + ", "
                        + SUMS_NOTE + ": " + Sql.text(written.sums()) + ", "
                        + COLUMNS_NOTE + ": " + Sql.text(columnsNote) + "})");
                Files.move(draft, whole, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(draft);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(file + ": cannot be written: " + e.getMessage(), e);
        } catch (SQLException e) {
            throw new UncheckedIOException(file + ": cannot be written: " + Sql.reason(e), new IOException(e));
        }
    }

    private WrittenRows fill(Database database) throws SQLException, IOException {
        WrittenRows written =
                new WrittenRows(List.copyOf(tags), terms.features().size(), scored);
        database.execute("CREATE TABLE " + TABLE + " (" + String.join(", ", columns) + ")");
        try (DuckDBAppender rows = database.connection().createAppender(DuckDBConnection.DEFAULT_SCHEMA, TABLE)) {
            games.<SQLException>forEach((number, game) -> append(rows, number, game, written));
        }
        return written;
    }

    /// Rows per row group, which are in memory while they are compressed: fewer if rows are wide.
    private int rowGroup() {
        int columns =
                ObservationColumns.FIXED.size() + tags.size() + terms.features().size();
        return Math.clamp(CELLS_HELD / columns, VECTOR, ROW_GROUP) / VECTOR * VECTOR;
    }

    /// Deletes the temporary file; rows not written are lost.
    @Override
    public void close() {
        games.close();
    }
}
