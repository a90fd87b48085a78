package org.pieceworth.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Rows of cells under headings, for people.
public final class Grid {

    /// @param heading text above the grid
    /// @param right whether it is aligned to the right
    record Column(String heading, boolean right) {}

    private final List<Column> columns = new ArrayList<>();
    private final List<List<String>> rows = new ArrayList<>();

    public Grid() {}

    /// A column of words.
    public Grid left(String heading) {
        columns.add(new Column(heading, false));
        return this;
    }

    /// A column of numbers.
    public Grid right(String heading) {
        columns.add(new Column(heading, true));
        return this;
    }

    /// A row with a cell for each column.
    public Grid row(String... cells) {
        if (cells.length != columns.size()) {
            throw new IllegalArgumentException(cells.length + " cells for " + columns.size() + " columns");
        }
        rows.add(Stream.of(cells).map(TerminalText::line).toList());
        return this;
    }

    /// Adds the rows of a grid with the same columns.
    public Grid below(Grid other) {
        rows.addAll(other.rows);
        return this;
    }

    List<Column> columns() {
        return columns;
    }

    List<List<String>> rows() {
        return rows;
    }
}
