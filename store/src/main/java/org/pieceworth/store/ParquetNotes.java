package org.pieceworth.store;

import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// The metadata of a Parquet file. Files by other programs have none, and older files of Pieceworth lack
/// some.
///
/// @param rows number of rows
/// @param sums see [ColumnSums]
/// @param columns see [ColumnNames]
record ParquetNotes(Optional<String> rows, Optional<String> sums, Optional<String> columns) {

    static ParquetNotes of(Statement statement, Path file) throws SQLException {
        String sql = "SELECT decode(key), decode(value) FROM parquet_kv_metadata(" + Sql.path(file)
                + ") WHERE starts_with(decode(key), " + Sql.text(ParquetWriter.OWN_NOTES) + ")";
        Map<String, String> notes = new HashMap<>();
        try (ResultSet found = statement.executeQuery(sql)) {
            while (found.next()) {
                notes.put(found.getString(1), found.getString(2));
            }
        }
        return new ParquetNotes(
                Optional.ofNullable(notes.get(ParquetWriter.ROWS_NOTE)),
                Optional.ofNullable(notes.get(ParquetWriter.SUMS_NOTE)),
                Optional.ofNullable(notes.get(ParquetWriter.COLUMNS_NOTE)));
    }

    /// True for files from before [ColumnNames] were stored as well.
    boolean isOlder() {
        return sums.isPresent() && columns.isEmpty();
    }

    /// True if some entries are missing of a set that is always written together: the file is damaged.
    boolean isIncomplete() {
        return columns.isPresent() && (sums.isEmpty() || rows.isEmpty());
    }
}
