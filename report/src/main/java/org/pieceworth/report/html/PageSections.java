package org.pieceworth.report.html;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.report.Picture;
import org.pieceworth.report.SvgWriter;

/// The sections that a page has so far: their contents, and the charts that its script is to draw.
final class PageSections {

    private final Html html = new Html();
    private final List<String> links = new ArrayList<>();
    private final List<String> charts = new ArrayList<>();

    /// Opens a section.
    ///
    /// @param id by which it is linked
    /// @param link its name in the list of sections
    /// @param lead what it is about, for a player; may be empty
    Html open(String id, String link, String title, String lead) {
        links.add(id);
        links.add(link);
        html.open("section", "id", id).leaf("h2", title);
        if (!lead.isEmpty()) {
            html.leaf("p", lead, "class", "lead");
        }
        return html;
    }

    /// A chart: a picture that stands where scripts do not run, and its data for where they do.
    ///
    /// @param kind `dots` or `curves`
    /// @param caption how to read it
    void chart(String id, String kind, Picture picture, String json, String caption) {
        charts.add(id);
        charts.add(json);
        html.open("figure").open("div", "class", "chart", "data-chart", id, "data-kind", kind);
        html.trusted(SvgWriter.of(picture)).close().leaf("figcaption", caption).close();
    }

    void close() {
        html.close();
    }

    /// Pairs of id and name.
    List<String> links() {
        return links;
    }

    String markup() {
        return html.finish();
    }

    boolean charted() {
        return !charts.isEmpty();
    }

    String json() {
        return Json.object(charts.toArray(String[]::new));
    }
}
