package org.pieceworth.answer;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Typed rows with columns that compute cells from them.
///
/// @param key name of the list of rows in JSON
/// @param rows the rows
/// @param columns from left to right
/// @param <R> a row
public record Table<R>(String key, List<R> rows, List<Column<R>> columns) {

    /// Copies the lists.
    public Table {
        rows = List.copyOf(rows);
        columns = List.copyOf(columns);
    }

    /// A table of some columns.
    @SafeVarargs
    public static <R> Table<R> of(String key, List<R> rows, Column<R>... columns) {
        List<Column<R>> all = new ArrayList<>();
        for (Column<R> column : columns) {
            all.add(column);
        }
        return new Table<>(key, rows, all);
    }

    /// A copy with other rows and these columns.
    public Table<R> with(List<R> others) {
        return new Table<>(key, others, columns);
    }

    /// The table for people, as text.
    public Grid shown() {
        return grid(columns.stream()
                .filter(column -> column.isShown() && !column.isOnPages())
                .toList());
    }

    /// The table for an HTML page.
    public Block.Tabular paged() {
        return new Block.Tabular(grid(columns.stream().filter(Column::isShown).toList()));
    }

    private Grid grid(List<Column<R>> seen) {
        Grid grid = new Grid();
        seen.forEach(column -> {
            if (column.isRight()) {
                grid.right(column.heading());
            } else {
                grid.left(column.heading());
            }
        });
        rows.forEach(
                row -> grid.row(seen.stream().map(column -> column.cell(row)).toArray(String[]::new)));
        return grid;
    }

    /// Adds one JSON object per row.
    public void addTo(ArrayNode array) {
        for (R row : rows) {
            ObjectNode node = array.addObject();
            for (Column<R> column : columns) {
                column.members().stream()
                        .filter(Column.Member::json)
                        .forEach(
                                member -> put(node, member.key(), member.value().apply(row)));
            }
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

    /// Rows of cells for programs, with all digits; empty cells where nothing is known.
    Grid raw() {
        List<Column.Member<R>> members = new ArrayList<>();
        columns.forEach(column -> members.addAll(column.members()));
        return raw(members);
    }

    /// Rows of cells of some members for programs, in this order.
    public Grid raw(String... keys) {
        List<Column.Member<R>> members = new ArrayList<>();
        for (String key : keys) {
            columns.forEach(column -> column.members().stream()
                    .filter(member -> member.key().equals(key))
                    .forEach(members::add));
        }
        return raw(members);
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
