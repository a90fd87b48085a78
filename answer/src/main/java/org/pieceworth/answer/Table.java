package org.pieceworth.answer;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Typed rows with columns that compute cells from them.
///
/// @param key name of the list of rows in JSON
/// @param rows the rows
/// @param columns columns from left to right
/// @param <R> a row
public record Table<R>(String key, List<R> rows, List<Column<R>> columns) {

    public Table {
        rows = List.copyOf(rows);
        columns = List.copyOf(columns);
    }

    /// A table of some columns.
    @SafeVarargs
    public static <R> Table<R> of(String key, List<R> rows, Column<R>... columns) {
        Table<R> table = new Table<>(key, rows, List.of());
        for (Column<R> column : columns) {
            table = table.and(List.of(column));
        }
        return table;
    }

    /// A copy with more columns on the right.
    @SafeVarargs
    public final Table<R> and(Column<R>... more) {
        Table<R> table = this;
        for (Column<R> column : more) {
            table = table.and(List.of(column));
        }
        return table;
    }

    /// A copy with more columns on the right.
    public Table<R> and(List<Column<R>> more) {
        return new Table<>(
                key, rows, Stream.concat(columns.stream(), more.stream()).toList());
    }

    /// A copy with other rows and these columns.
    public Table<R> with(List<R> others) {
        return new Table<>(key, others, columns);
    }

    /// A copy with rows that rows of this table are a part of.
    public <S> Table<S> within(List<S> whole, Function<S, R> part) {
        return new Table<>(
                key,
                whole,
                columns.stream().map(column -> Column.of(part, column)).toList());
    }

    /// The table for people, as text.
    public Grid shown() {
        return grid(Audience.TEXT);
    }

    /// The table for an HTML page.
    public Block.Tabular paged() {
        return new Block.Tabular(grid(Audience.PAGE));
    }

    private Grid grid(Audience reader) {
        List<Column<R>> seen =
                columns.stream().filter(column -> column.isFor(reader)).toList();
        Grid grid = new Grid();
        seen.forEach(column -> {
            if (column.isRight()) {
                grid.right(column.heading());
            } else {
                grid.left(column.heading());
            }
        });
        for (int i = 0; i < rows.size(); i++) {
            int place = i;
            grid.row(seen.stream()
                    .map(column -> column.cell(rows.get(place), place))
                    .toArray(String[]::new));
        }
        return grid;
    }

    /// Sets the member of its key to the list of rows.
    public void putInto(ObjectNode json) {
        json.set(key, array());
    }

    /// One JSON object per row. A column of tables inside rows, only for programs.
    public static <S> Column<S> inside(String key, Function<S, Table<?>> table) {
        return Column.data(key, row -> table.apply(row).array());
    }

    private ArrayNode array() {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        rows.forEach(row -> put(array.addObject(), row));
        return array;
    }

    /// Adds the members of its only row.
    public void putMembers(ObjectNode json) {
        put(json, rows.getFirst());
    }

    private void put(ObjectNode node, R row) {
        for (Column<R> column : columns) {
            column.members(Audience.JSON)
                    .forEach(member -> put(node, member.key(), member.value().apply(row)));
        }
    }

    private static void put(ObjectNode node, String key, JsonNode value) {
        int dot = key.indexOf('.');
        if (value.isMissingNode()) {
            return;
        }
        if (dot < 0) {
            node.set(key, value);
            return;
        }
        String name = key.substring(0, dot);
        JsonNode inner = node.path(name);
        put(inner instanceof ObjectNode found ? found : node.putObject(name), key.substring(dot + 1), value);
    }

    /// Rows of cells for programs, with all digits; empty cells for unknown values.
    public Grid raw() {
        return raw(columns.stream()
                .flatMap(column -> column.members(Audience.CSV).stream())
                .toList());
    }

    /// Rows of cells of some members for programs, in this order.
    public Grid raw(String... keys) {
        return raw(Stream.of(keys)
                .flatMap(key -> columns.stream()
                        .flatMap(column -> column.members(Audience.CSV).stream())
                        .filter(member -> member.key().equals(key)))
                .toList());
    }

    private Grid raw(List<Column.Member<R>> members) {
        Grid grid = new Grid();
        members.forEach(member -> grid.left(member.key()));
        rows.forEach(row -> grid.row(
                members.stream().map(member -> text(member.value().apply(row))).toArray(String[]::new)));
        return grid;
    }

    private static String text(JsonNode value) {
        if (value.isNull() || value.isMissingNode()) {
            return "";
        }
        return value.isValueNode() ? value.asString() : value.toString();
    }
}
