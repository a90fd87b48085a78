package org.pieceworth.store;

import java.sql.SQLException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.duckdb.DuckDBAppender;

/// The types of tag columns: ratings are numbers and dates are dates, so that SQL can compute with them. Any
/// other value (`2500?`, `1998.??.??`) is stored as text in a second column, since `fit` reads tags exactly
/// as the games have them.
enum TagColumn {
    TEXT("VARCHAR"),
    NUMBER("INTEGER"),
    DATE("DATE");

    /// Suffix of the second column's name, for values that are neither number nor date.
    static final String OTHERWISE = "Text";

    private static final Pattern WHOLE = Pattern.compile("0|[1-9]\\d{0,8}");
    private static final Pattern DAY = Pattern.compile("\\d{4}\\.\\d{2}\\.\\d{2}");
    private static final DateTimeFormatter DATES =
            DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT).withResolverStyle(ResolverStyle.STRICT);

    /// PGN's date format, for the database.
    private static final String DATE_FORMAT = "%Y.%m.%d";

    private final String type;

    TagColumn(String type) {
        this.type = type;
    }

    /// The type of its column.
    String type() {
        return type;
    }

    /// Chooses the type by the tag's name.
    static TagColumn of(String tag) {
        String lower = tag.toLowerCase(Locale.ROOT);
        return lower.endsWith("elo") ? NUMBER : lower.endsWith("date") ? DATE : TEXT;
    }

    /// True if the typed column gives the value back letter by letter.
    boolean holds(String value) {
        return switch (this) {
            case TEXT -> true;
            case NUMBER -> WHOLE.matcher(value).matches();
            case DATE -> date(value).isPresent();
        };
    }

    /// Years from 1 on: the database writes earlier ones differently.
    private static Optional<LocalDate> date(String value) {
        if (!DAY.matcher(value).matches()) {
            return Optional.empty();
        }
        try {
            return Optional.of(LocalDate.parse(value, DATES)).filter(date -> date.getYear() >= 1000);
        } catch (DateTimeParseException _) {
            return Optional.empty();
        }
    }

    /// Appends a value accepted by [#holds].
    void append(DuckDBAppender rows, String value) throws SQLException {
        switch (this) {
            case TEXT -> rows.append(value);
            case NUMBER -> rows.append(Integer.parseInt(value));
            case DATE -> rows.append(date(value).orElseThrow());
        }
    }

    /// SQL for a column's value in the tag's spelling.
    ///
    /// @param column its name, quoted
    /// @param type its type in the file
    static String text(String column, String type) {
        return type.equals(DATE.type)
                ? "strftime(" + column + ", " + Sql.text(DATE_FORMAT) + ")"
                : "TRY_CAST(" + column + " AS VARCHAR)";
    }
}
