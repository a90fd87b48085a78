package org.pieceworth.store;

import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.pieceworth.empirical.files.ObservationColumns;
import org.pieceworth.empirical.files.ObservedGameBuilder;
import org.pieceworth.empirical.rows.Observation;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.text.InputException;
import org.pieceworth.text.Mixing;

/// Reads the rows of a file in order and joins them to games.
final class ParquetRows {

    /// The columns of the question, from 1; tags follow the last, and features follow the tags.
    private static final int GAME = 1;

    private static final int PLY = 2;
    private static final int RESULT = 3;
    private static final int PLIES = 4;
    private static final int WEIGHT = 5;
    private static final int KEY = 6;
    private static final int SCORE = 7;

    private final String name;
    private final Path file;
    private final ObservationColumns columns;
    private final List<String> header;
    private final List<String> types;
    private final List<String> tags;
    private final long salt;
    private final int[] tagColumns;
    private final ColumnSums sums;
    private long row;

    /// @param name the file's name, for messages
    /// @param header the names of its columns
    /// @param types their types
    ParquetRows(String name, Path file, ObservationColumns columns, List<String> header, List<String> types) {
        this.types = types;
        this.name = name;
        this.file = file;
        this.columns = columns;
        this.header = header;
        tags = columns.tags().keySet().stream().sorted().toList();
        salt = Mixing.mix(name.hashCode());
        sums = new ColumnSums(header.size());
        tagColumns = tags.stream().mapToInt(this::ownColumn).toArray();
    }

    /// The column of a tag; none for a tag with a fixed column, such as Result.
    private int ownColumn(String tag) {
        int column = columns.tags().getOrDefault(tag, -1);
        return everywhere().anyMatch(fixed -> fixed == column) ? -1 : column;
    }

    private IntStream everywhere() {
        return IntStream.of(
                columns.game(),
                columns.ply(),
                columns.result(),
                columns.plies(),
                columns.weight(),
                columns.key(),
                columns.score());
    }

    /// Compares the rows read with the file's metadata.
    ///
    /// @throws InputException when they differ
    void check(ParquetNotes notes) {
        notes.rows().filter(noted -> !noted.equals(Long.toString(row))).ifPresent(noted -> {
            throw changed("it has " + row + " rows, and its own note says " + noted);
        });
        notes.sums().flatMap(noted -> sums.differing(noted, read())).ifPresent(column -> {
            throw changed("the values of its column " + header.get(column) + " are not the written ones");
        });
    }

    private IntStream read() {
        return IntStream.concat(
                everywhere(),
                IntStream.concat(
                        IntStream.of(tagColumns), columns.features().stream().mapToInt(Integer::intValue)));
    }

    /// Compares the columns with the file's metadata, before any is looked up by name.
    ///
    /// @throws InputException when they differ
    static void checkColumns(String name, List<String> header, List<String> types, ParquetNotes notes) {
        if (notes.isIncomplete()) {
            throw changed(name, "some of its own notes are missing");
        }
        notes.columns()
                .flatMap(noted -> ColumnNames.differing(noted, header, types))
                .ifPresent(what -> {
                    throw changed(name, what);
                });
    }

    private InputException changed(String what) {
        return changed(name, what);
    }

    private static InputException changed(String name, String what) {
        return new InputException(name + ": is damaged: " + what + "; get it again, or write it again (a file"
                + " changed on purpose must not keep the notes " + ParquetWriter.ROWS_NOTE + ", "
                + ParquetWriter.SUMS_NOTE + " and " + ParquetWriter.COLUMNS_NOTE + ")");
    }

    /// Reads all rows.
    ///
    /// @throws InputException when they cannot be read or say something impossible
    void read(Statement statement, Consumer<ObservedGame> games) {
        ObservedGameBuilder rows = new ObservedGameBuilder(games);
        try (ResultSet found = statement.executeQuery(question())) {
            while (found.next()) {
                row++;
                rows.add(head(found), () -> tags(found), row(found), this::place);
            }
        } catch (SQLException e) {
            throw broken(e);
        }
        rows.end();
    }

    /// The database gives no usable message for an error found while rows are fetched.
    private InputException broken(SQLException e) {
        return new InputException(name + ": cannot be read after row " + row
                + ": the data are damaged, or take more than " + Database.MEMORY.replace("MB", " MB") + " unpacked ("
                + Sql.reason(e) + "); write it or get it again");
    }

    private String place() {
        return name + ", row " + row;
    }

    private String question() {
        List<String> wanted = new ArrayList<>(List.of(
                as("BIGINT", columns.game()),
                as("INTEGER", columns.ply()),
                as("VARCHAR", columns.result()),
                as("INTEGER", columns.plies()),
                as("DOUBLE", columns.weight()),
                as("BIGINT", columns.key()),
                as("DOUBLE", columns.score())));
        tags.forEach(tag -> wanted.add(tag(columns.tags().getOrDefault(tag, -1))));
        columns.features().forEach(feature -> wanted.add(whole(feature)));
        return "SELECT " + String.join(", ", wanted) + " FROM " + Sql.parquet(file);
    }

    /// A tag in the game's spelling, see [TagColumn].
    private String tag(int column) {
        if (column < 0) {
            return "NULL";
        }
        String value = TagColumn.text(Sql.name(header.get(column)), types.get(column));
        String otherwise = header.get(column) + TagColumn.OTHERWISE;
        return header.stream()
                .filter(otherwise::equalsIgnoreCase)
                .findFirst()
                .map(text -> "COALESCE(" + value + ", TRY_CAST(" + Sql.name(text) + " AS VARCHAR))")
                .orElse(value);
    }

    private String as(String type, int column) {
        String value = column < 0 ? "NULL" : Sql.name(header.get(column));
        return "TRY_CAST(" + value + " AS " + type + ")";
    }

    /// A value that is not a whole number is missing, and not rounded.
    private String whole(int column) {
        String value = as("SMALLINT", column);
        return "CASE WHEN " + value + " = " + as("DOUBLE", column) + " THEN " + value + " END";
    }

    private ObservedGameBuilder.Head head(ResultSet found) throws SQLException {
        long number = found.getLong(GAME);
        check(!found.wasNull(), "no game", "a number in every row");
        sums.add(columns.game(), number);
        String result = found.getString(RESULT);
        check(result != null, "no result", "1-0, 1/2-1/2 or 0-1");
        sums.add(columns.result(), String.valueOf(result));
        int plies = found.getInt(PLIES);
        sums.add(columns.plies(), plies);
        double weight = found.getDouble(WEIGHT);
        weight = found.wasNull() ? 1 : weight;
        sums.add(columns.weight(), weight);
        long key = found.getLong(KEY);
        sums.add(columns.key(), key);
        key = found.wasNull() ? Mixing.mix(salt + number) : key;
        return new ObservedGameBuilder.Head(
                row,
                number,
                key,
                ObservationColumns.result(String.valueOf(result), place()),
                Math.max(0, plies),
                weight);
    }

    private void check(boolean right, String found, String expected) {
        if (!right) {
            throw new InputException(place() + ": found " + found + ", expected " + expected);
        }
    }

    private Optional<Observation> row(ResultSet found) throws SQLException {
        int ply = found.getInt(PLY);
        if (found.wasNull()) {
            addNoObservation();
            return Optional.empty();
        }
        sums.add(columns.ply(), ply);
        check(ply >= 0, "the ply " + ply, "one from 0");
        double score = found.getDouble(SCORE);
        score = found.wasNull() ? Double.NaN : score;
        if (Double.isNaN(score)) {
            sums.addNothing(columns.score());
        } else {
            sums.add(columns.score(), score);
        }
        check(Double.isNaN(score) || score >= 0 && score <= 1, "the score " + score, "a number from 0 to 1");
        int[] features = new int[columns.features().size()];
        for (int i = 0; i < features.length; i++) {
            features[i] = found.getShort(SCORE + tags.size() + 1 + i);
            check(
                    !found.wasNull(),
                    "no value of " + header.get(columns.features().get(i)),
                    "a whole number for every ply, from -32767 to 32767");
            sums.add(columns.features().get(i), features[i]);
        }
        return Optional.of(new Observation(ply, features, score, ""));
    }

    private void addNoObservation() {
        sums.addNothing(columns.ply());
        sums.addNothing(columns.score());
        columns.features().forEach(sums::addNothing);
    }

    private Map<String, String> tags(ResultSet found) {
        Map<String, String> values = new HashMap<>();
        try {
            for (int i = 0; i < tags.size(); i++) {
                String value = found.getString(SCORE + 1 + i);
                int column = tagColumns[i];
                if (value != null) {
                    values.put(tags.get(i), value);
                    sums.add(column, value);
                } else {
                    sums.addNothing(column);
                }
            }
        } catch (SQLException e) {
            throw broken(e);
        }
        return values;
    }
}
