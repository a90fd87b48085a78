package org.pieceworth.store;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.pieceworth.empirical.input.GameInput;
import org.pieceworth.text.InputException;

/// The columns of a Parquet file.
///
/// @param names their names
/// @param types their types in the database
record ParquetHeader(List<String> names, List<String> types) {

    private static final byte[] MAGIC = "PAR1".getBytes(StandardCharsets.US_ASCII);

    ParquetHeader {
        names = List.copyOf(names);
        types = List.copyOf(types);
    }

    /// True for a file that begins as Parquet does.
    static boolean isIn(GameInput input) {
        return input.isFileOf(MAGIC);
    }

    /// Reads them.
    static ParquetHeader of(Statement statement, Path file) throws SQLException {
        List<String> names = new ArrayList<>();
        List<String> types = new ArrayList<>();
        try (ResultSet none = statement.executeQuery("SELECT * FROM " + Sql.parquet(file) + " LIMIT 0")) {
            for (int column = 1; column <= none.getMetaData().getColumnCount(); column++) {
                names.add(none.getMetaData().getColumnName(column));
                types.add(none.getMetaData().getColumnTypeName(column));
            }
        }
        return new ParquetHeader(names, types);
    }

    static InputException unreadable(String name, SQLException e) {
        return new InputException(
                name + ": is not a complete Parquet file: " + Sql.reason(e) + "; write it or get it again");
    }
}
