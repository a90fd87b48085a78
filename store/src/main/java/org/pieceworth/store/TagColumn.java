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

/// What a tag's column holds: ratings are numbers and dates are dates, so that whoever opens the file can count with
/// them.
/// What a tag says otherwise (`2500?`, `1998.??.??`) is kept as it is in a column of its own, since `fit` reads tags as
/// the games have them.
enum TagColumn {
    TEXT("VARCHAR"),
    NUMBER("INTEGER"),
    DATE("DATE");

    /// Behind a tag's name: the column of what is no number and no date.
    static final String OTHERWISE = "Text";

    private static final Pattern WHOLE = Pattern.compile("0|[1-9]\\d{0,8}");
    private static final Pattern DAY = Pattern.compile("\\d{4}\\.\\d{2}\\.\\d{2}");
    private static final DateTimeFormatter DATES =
            DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT).withResolverStyle(ResolverStyle.STRICT);

    /// How the date of a tag is written, for the database.
    private static final String DATE_FORMAT = "%Y.%m.%d";

    private final String type;

    TagColumn(String type) {
        this.type = type;
    }

    /// The type of its column.
    String type() {
        return type;
    }

    /// What a tag's column holds, by its name.
    static TagColumn of(String tag) {
        String lower = tag.toLowerCase(Locale.ROOT);
        return lower.endsWith("elo") ? NUMBER : lower.endsWith("date") ? DATE : TEXT;
    }

    /// Whether what it holds gives the tag back letter by letter.
    boolean holds(String value) {
        return switch (this) {
            case TEXT -> true;
            case NUMBER -> WHOLE.matcher(value).matches();
            case DATE -> date(value).isPresent();
        };
    }

    /// Years from 1 on, since the database writes others in its own way.
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

    /// Appends a value that it holds.
    void append(DuckDBAppender rows, String value) throws SQLException {
        switch (this) {
            case TEXT -> rows.append(value);
            case NUMBER -> rows.append(Integer.parseInt(value));
            case DATE -> rows.append(date(value).orElseThrow());
        }
    }

    /// A column's value as the tag has it.
    ///
    /// @param column its name, quoted
    /// @param type its type in the file
    static String text(String column, String type) {
        return type.equals(DATE.type)
                ? "strftime(" + column + ", " + Sql.text(DATE_FORMAT) + ")"
                : "TRY_CAST(" + column + " AS VARCHAR)";
    }
}
