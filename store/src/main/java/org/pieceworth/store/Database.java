package org.pieceworth.store;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import org.duckdb.DuckDBConnection;
import org.duckdb.DuckDBDriver;
import org.pieceworth.empirical.settings.TemporarySpaceException;
import org.pieceworth.text.InputException;
import org.pieceworth.text.NativeLibrary;

/// A database in a temporary folder or in memory, which spills to that folder; it fetches nothing from
/// elsewhere, and is removed when it is closed.
final class Database implements AutoCloseable {

    /// DuckDB's memory limit before tables spill to disk; a row group being written takes memory beyond it.
    static final String MEMORY = "64MB";

    /// Enough for a page of a hundred megabytes, the largest that DuckDB writes, packed and unpacked.
    private static final String MORE_MEMORY = "384MB";

    private final TemporaryFolder folder;
    private final DuckDBConnection connection;

    private Database(TemporaryFolder folder, DuckDBConnection connection) {
        this.folder = folder;
        this.connection = connection;
    }

    /// Opens a database in memory, to read files.
    ///
    /// @param threads maximum number of threads
    /// @throws SQLException when it cannot be opened
    /// @throws org.pieceworth.text.InputException when DuckDB cannot be loaded
    static Database open(int threads) throws SQLException {
        return open(temporaryFolder(), "", threads);
    }

    /// Opens a database in a file, for tables of any size; it uses one thread, since each buffers its own
    /// output.
    ///
    /// @throws SQLException when it cannot be opened
    static Database openFile() throws SQLException {
        TemporaryFolder folder = temporaryFolder();
        return open(folder, folder.path().resolve("observations.db").toString(), 1);
    }

    private static Database open(TemporaryFolder folder, String file, int threads) throws SQLException {
        try {
            Properties properties = new Properties();
            properties.setProperty(DuckDBDriver.JDBC_STREAM_RESULTS, "true");
            Connection connection = new DuckDBDriver().connect("jdbc:duckdb:" + file, properties);
            Database database = new Database(folder, connection.unwrap(DuckDBConnection.class));
            database.settle(threads);
            return database;
        } catch (LinkageError e) {
            folder.close();
            throw NativeLibrary.unloadable("Parquet", e);
        } catch (SQLException | RuntimeException e) {
            folder.close();
            throw e;
        }
    }

    private void settle(int threads) throws SQLException {
        for (String setting : List.of(
                "threads = " + threads,
                "memory_limit = '" + MEMORY + "'",
                "temp_directory = " + Sql.text(folder.path().toString()),
                "autoinstall_known_extensions = false",
                "autoload_known_extensions = false",
                "enable_progress_bar = false")) {
            execute("SET " + setting);
        }
    }

    /// Allows more memory, for tables of long texts: pages of them are unpacked whole, by one thread, since each would
    /// have one.
    void allowMore() throws SQLException {
        execute("SET threads = 1");
        execute("SET memory_limit = '" + MORE_MEMORY + "'");
    }

    /// Runs a statement that returns no rows.
    void execute(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /// True if a statement failed since it needed more memory than allowed.
    static boolean isOutOfMemory(SQLException e) {
        return String.valueOf(e.getMessage()).contains("Out of Memory");
    }

    /// The message about a file that needs more memory than allowed.
    static InputException tooLarge(String name) {
        return new InputException(name + ": needs more than the " + MORE_MEMORY.replace("MB", " MB")
                + " of memory that may be used to be unpacked; write it with smaller pages");
    }

    DuckDBConnection connection() {
        return connection;
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException _) {
            // no data is stored in it
        }
        folder.close();
    }

    private static TemporaryFolder temporaryFolder() {
        try {
            return TemporaryFolder.open();
        } catch (IOException e) {
            throw new TemporarySpaceException(e);
        }
    }
}
