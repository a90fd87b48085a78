package org.pieceworth.store;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongConsumer;
import org.pieceworth.empirical.input.GameInput;
import org.pieceworth.empirical.input.ObservationReader;
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
            // The reader will report the problem.
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
                LongRows longRows = new LongRows(database, source.name(), file, columns);
                into.addRows(source, new GameTable(rows, 0, longRows, progress));
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
                GameColumns columns = columns(statement, file)
                        .orElseThrow(() -> new InputException(
                                name + ": has no column of moves, expected one such as movetext or moves"));
                ResultSet rows = statement.executeQuery(columns.question(file, from, to));
                LongRows longRows = new LongRows(database, name, file, columns);
                return new FilterInputStream(new GameTable(rows, from, longRows, _ -> {})) {
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

    /// Reads long games one by one: the database unpacks two thousand rows at a time, each as long as it likes.
    ///
    /// @param name the file's name, for messages
    private record LongRows(Database database, String name, Path file, GameColumns columns) {

        /// Bytes of a game; the longest with an engine's thoughts at each move have half a million.
        private static final long MOST = 1 << 22;

        /// @param row the number of the row, from 1
        byte[] read(long row, long length) throws SQLException {
            if (length > MOST) {
                throw new InputException(name + ", row " + row + ": found a game of " + (length >> 20)
                        + " MB, expected at most " + (MOST >> 20) + " MB; take the row out");
            }
            try (Connection own = database.connection().duplicate();
                    Statement statement = own.createStatement();
                    ResultSet found = statement.executeQuery(columns.question(file, row - 1))) {
                return found.next() ? bytes(found) : new byte[0];
            }
        }

        private static byte[] bytes(ResultSet rows) throws SQLException {
            byte[] bytes = rows.getBytes(1);
            return bytes == null ? new byte[0] : bytes;
        }
    }

    /// The rows of a table of games as PGN, a game after another. No more than a few rows are in memory.
    private static final class GameTable extends InputStream {

        /// The first byte of a mark of [GameColumns].
        private static final byte MARK = 1;

        private final ResultSet rows;
        private final LongRows longRows;
        private final LongConsumer progress;
        private byte[] bytes = new byte[0];
        private int position;
        private long row;

        /// @param rows the text of each game
        /// @param before the number of rows before them
        /// @param progress receives the number of rows read
        GameTable(ResultSet rows, long before, LongRows longRows, LongConsumer progress) {
            this.rows = rows;
            this.row = before;
            this.longRows = longRows;
            this.progress = progress;
        }

        private boolean more() {
            try {
                while (position == bytes.length) {
                    if (!rows.next()) {
                        return false;
                    }
                    row++;
                    bytes = LongRows.bytes(rows);
                    position = 0;
                    checkMarks();
                    progress.accept(row);
                }
                return true;
            } catch (SQLException e) {
                if (Database.isOutOfMemory(e)) {
                    throw Database.tooLarge(longRows.name() + ", row " + (row + 1));
                }
                throw new InputException(
                        longRows.name() + ": is not a complete Parquet file: the data are damaged after row " + row
                                + " (" + Sql.reason(e) + "); get it again");
            }
        }

        private void checkMarks() throws SQLException {
            int mark = 0;
            while (mark < bytes.length && bytes[mark] != MARK) {
                mark++;
            }
            if (mark == bytes.length) {
                return;
            }
            String text = new String(bytes, StandardCharsets.UTF_8);
            if (text.startsWith(GameColumns.LONG)) {
                bytes = longRows.read(row, Long.parseLong(text.substring(GameColumns.LONG.length())));
                return;
            }
            int odd = text.indexOf(GameColumns.NO_RESULT);
            if (odd >= 0) {
                throw new InputException(longRows.name() + ", row " + row + ": found the "
                        + text.substring(odd + 1, text.indexOf('"', odd))
                        + ", expected White's score, 1, 0.5 or 0; or write 1-0, 1/2-1/2 and 0-1");
            }
        }

        @Override
        public int read() {
            return more() ? bytes[position++] & 0xFF : -1;
        }

        @Override
        public int read(byte[] buffer, int at, int length) {
            Objects.checkFromIndexSize(at, length, buffer.length);
            if (length == 0) {
                return 0;
            }
            if (!more()) {
                return -1;
            }
            int count = Math.min(length, bytes.length - position);
            System.arraycopy(bytes, position, buffer, at, count);
            position += count;
            return count;
        }
    }
}
