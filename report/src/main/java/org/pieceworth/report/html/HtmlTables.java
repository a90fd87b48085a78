package org.pieceworth.report.html;

import java.util.List;

/// Tables of a page.
final class HtmlTables {

    /// Columns that fit the page at their usual size.
    private static final int MOST_USUAL = 8;

    private HtmlTables() {}

    /// A table; on narrow screens it is moved sideways.
    ///
    /// @param caption what it shows, for readers who cannot see it
    /// @param rows each with as many cells as columns
    static void write(Html html, String caption, List<Column> columns, List<List<String>> rows) {
        html.open("div", "class", "scroll", "tabindex", "0", "role", "region", "aria-label", caption);
        html.open("table", "class", columns.size() > MOST_USUAL ? "many" : "few")
                .leaf("caption", caption)
                .open("thead")
                .open("tr");
        columns.forEach(column -> html.leaf("th", column.heading(), "scope", "col", "class", column.style()));
        html.close().close().open("tbody");
        rows.forEach(row -> row(html, columns, row));
        html.close().close().close();
    }

    private static void row(Html html, List<Column> columns, List<String> cells) {
        html.open("tr");
        for (int i = 0; i < cells.size(); i++) {
            if (i == 0) {
                html.leaf(
                        "th",
                        cells.get(i),
                        "scope",
                        "row",
                        "class",
                        columns.get(i).style());
            } else {
                html.leaf("td", cells.get(i), "class", columns.get(i).style());
            }
        }
        html.close();
    }

    /// The same, folded away behind a line to press.
    static void folded(Html html, String summary, String caption, List<Column> columns, List<List<String>> rows) {
        html.open("details").leaf("summary", summary);
        write(html, caption, columns, rows);
        html.close();
    }
}
