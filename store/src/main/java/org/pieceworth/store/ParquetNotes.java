package org.pieceworth.store;

import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// What a file says of itself; files that others have written say nothing.
///
/// @param rows how many rows it has
/// @param sums see [ColumnSums]
record ParquetNotes(Optional<String> rows, Optional<String> sums) {

    static ParquetNotes of(Statement statement, Path file) throws SQLException {
        String sql = "SELECT decode(key), decode(value) FROM parquet_kv_metadata(" + Sql.path(file)
                + ") WHERE key IN (" + Sql.text(ParquetWriter.ROWS_NOTE) + "::BLOB, "
                + Sql.text(ParquetWriter.SUMS_NOTE) + "::BLOB)";
        Map<String, String> notes = new HashMap<>();
        try (ResultSet found = statement.executeQuery(sql)) {
            while (found.next()) {
                notes.put(found.getString(1), found.getString(2));
            }
        }
        return new ParquetNotes(
                Optional.ofNullable(notes.get(ParquetWriter.ROWS_NOTE)),
                Optional.ofNullable(notes.get(ParquetWriter.SUMS_NOTE)));
    }
}
