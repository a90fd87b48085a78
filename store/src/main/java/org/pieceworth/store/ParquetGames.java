package org.pieceworth.store;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongConsumer;
import org.pieceworth.empirical.GameInput;
import org.pieceworth.empirical.ObservationReader;
import org.pieceworth.empirical.rows.SourceFile;
import org.pieceworth.text.FileName;
import org.pieceworth.text.InputException;

/// Parquet with a game a row, as public databases publish it.
public final class ParquetGames {

    /// Bytes of the mark at a file's end.
    private static final int MAGIC = 4;

    private ParquetGames() {}

    /// The Variant tag of an input's first game, in Parquet or another form.
    public static Optional<String> firstVariant(GameInput input) {
        if (!ParquetHeader.isIn(input)) {
            return input.firstVariant();
        }
        Path file = FileName.path(input.name());
        try {
            return namesColumn(file, "variant") ? firstVariant(file) : Optional.empty();
        } catch (IOException | SQLException _) {
            // Reading it will say what is wrong.
            return Optional.empty();
        }
    }

    private static Optional<String> firstVariant(Path file) throws SQLException {
        try (Database database = Database.open(1);
                Statement statement = database.connection().createStatement()) {
            Optional<String> column = columns(statement, file).flatMap(GameColumns::variant);
            if (column.isEmpty()) {
                return Optional.empty();
            }
            try (ResultSet row =
                    statement.executeQuery("SELECT " + column.get() + " FROM " + Sql.parquet(file) + " LIMIT 1")) {
                return row.next() ? Optional.ofNullable(row.getString(1)) : Optional.empty();
            }
        }
    }

    /// True if the directory at the file's end has a word, which says without the database that a column may be there.
    private static boolean namesColumn(Path file, String word) throws IOException {
        try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
            byte[] end = new byte[Integer.BYTES + MAGIC];
            in.seek(Math.max(0, in.length() - end.length));
            in.readFully(end);
            int length = ByteBuffer.wrap(end).order(ByteOrder.LITTLE_ENDIAN).getInt();
            if (length < 0 || length > in.length() - end.length) {
                return false;
            }
            byte[] directory = new byte[length];
            in.seek(in.length() - end.length - length);
            in.readFully(directory);
            return new String(directory, StandardCharsets.ISO_8859_1)
                    .toLowerCase(Locale.ROOT)
                    .contains(word);
        }
    }

    private static Optional<GameColumns> columns(Statement statement, Path file) throws SQLException {
        ParquetHeader header = ParquetHeader.of(statement, file);
        return GameColumns.find(header.names(), header.types());
    }

    /// Reads a file's games into the others.
    static void read(Database database, SourceFile source, Path file, GameColumns columns, ObservationReader into)
            throws SQLException {
        try (Statement statement = database.connection().createStatement()) {
            long all = rows(statement, file);
            database.allowMore();
            try (ResultSet rows = statement.executeQuery(columns.question(file))) {
                LongConsumer progress = row -> into.report((long) (source.bytes() * ((double) row / all)));
                into.addRows(source, new GameTable(rows, source.name(), progress));
            }
        }
    }

    private static long rows(Statement statement, Path file) throws SQLException {
        try (ResultSet rows =
                statement.executeQuery("SELECT sum(num_rows) FROM parquet_file_metadata(" + Sql.path(file) + ")")) {
            return rows.next() ? rows.getLong(1) : 0;
        }
    }

    /// The number of rows of a file; empty if it is no Parquet with a game a row, or cannot be read.
    public static OptionalLong rows(GameInput input) {
        if (!ParquetHeader.isIn(input)) {
            return OptionalLong.empty();
        }
        Path file = FileName.path(input.name());
        try (Database database = Database.open(1);
                Statement statement = database.connection().createStatement()) {
            return columns(statement, file).isPresent() ? OptionalLong.of(rows(statement, file)) : OptionalLong.empty();
        } catch (SQLException _) {
            return OptionalLong.empty();
        }
    }

    /// Some games of a file as PGN.
    ///
    /// @param name the file's name, for messages
    /// @param file a file of this machine
    /// @param from its first row, from 0
    /// @param to the row after the last one; may be beyond the table
    /// @throws InputException when it is no Parquet with a game a row
    public static InputStream text(String name, Path file, long from, long to) {
        try {
            Database database = Database.open(1);
            try {
                Statement statement = database.connection().createStatement();
                database.allowMore();
                String question = columns(statement, file)
                        .orElseThrow(() -> new InputException(
                                name + ": has no column of moves, expected one such as movetext or moves"))
                        .question(file, from, to);
                return new FilterInputStream(new GameTable(statement.executeQuery(question), name, _ -> {})) {
                    @Override
                    public void close() {
                        database.close();
                    }
                };
            } catch (SQLException | RuntimeException e) {
                database.close();
                throw e;
            }
        } catch (SQLException e) {
            throw ParquetHeader.unreadable(name, e);
        }
    }
}
