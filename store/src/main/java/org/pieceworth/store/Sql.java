package org.pieceworth.store;

import java.nio.file.Path;
import java.sql.SQLException;

/// Names, texts and paths in the syntax of SQL.
final class Sql {

    private Sql() {}

    /// A name between double quotes.
    static String name(String name) {
        return '"' + name.replace("\"", "\"\"") + '"';
    }

    /// A text between single quotes.
    static String text(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    /// A file to read; characters that would make its name a pattern are escaped.
    static String path(Path file) {
        return text(file.toAbsolutePath().toString().replaceAll("[*?\\[]", "[$0]"));
    }

    /// The rows of a file.
    static String parquet(Path file) {
        return "read_parquet(" + path(file) + ", hive_partitioning = false)";
    }

    /// The first line of the database's error message, without its category.
    static String reason(SQLException e) {
        String message = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
        return message.lines()
                .findFirst()
                .orElse("")
                .replaceFirst("^.{0,60}? Error: ", "")
                .strip();
    }
}
