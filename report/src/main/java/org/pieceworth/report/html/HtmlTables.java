package org.pieceworth.report.html;

import java.util.List;

/// Tables of a page.
final class HtmlTables {

    /// Columns that fit the page at their usual size.
    private static final int MOST_USUAL = 8;

    private HtmlTables() {}

    /// A table; on narrow screens it is moved sideways. A heading that begins with `#` is of numbers, without the sign.
    ///
    /// @param caption what it shows, for readers who cannot see it
    /// @param rows each with as many cells as headings
    static void write(Html html, String caption, List<String> headings, List<List<String>> rows) {
        html.open("div", "class", "scroll", "tabindex", "0", "role", "region", "aria-label", caption);
        html.open("table", "class", headings.size() > MOST_USUAL ? "many" : "few")
                .leaf("caption", caption)
                .open("thead")
                .open("tr");
        headings.forEach(heading -> html.leaf("th", name(heading), "scope", "col", "class", kind(heading)));
        html.close().close().open("tbody");
        rows.forEach(row -> row(html, headings, row));
        html.close().close().close();
    }

    private static void row(Html html, List<String> headings, List<String> cells) {
        html.open("tr");
        for (int i = 0; i < cells.size(); i++) {
            if (i == 0) {
                html.leaf("th", cells.get(i), "scope", "row", "class", kind(headings.get(i)));
            } else {
                html.leaf("td", cells.get(i), "class", kind(headings.get(i)));
            }
        }
        html.close();
    }

    private static String name(String heading) {
        return heading.startsWith("#") ? heading.substring(1) : heading;
    }

    private static String kind(String heading) {
        return heading.startsWith("#") ? "n" : "w";
    }

    /// The same, folded away behind a line to press.
    static void folded(Html html, String summary, String caption, List<String> headings, List<List<String>> rows) {
        html.open("details").leaf("summary", summary);
        write(html, caption, headings, rows);
        html.close();
    }
}
