package org.pieceworth.answer;

import java.util.List;

/// A document as a page that loads nothing.
final class HtmlText {

    private static final String HEAD = """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark"><title>Pieceworth</title><style>
            body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
            table { border-collapse: collapse; display: block; overflow-x: auto; margin: 1rem 0; font-variant-numeric: tabular-nums }
            th, td { padding: .2rem .8rem .2rem 0; text-align: left; vertical-align: top }
            thead th { border-bottom: 1px solid; vertical-align: bottom }
            .n { text-align: right }
            pre { overflow-x: auto }
            </style></head><body>
            """;

    private HtmlText() {}

    static String of(List<Document.Part> parts) {
        StringBuilder text = new StringBuilder(HEAD);
        parts.forEach(part -> text.append(part(part)));
        return text.append("</body></html>\n").toString();
    }

    private static String part(Document.Part part) {
        return switch (part) {
            case Document.Line(String text) -> text.isEmpty() ? "" : "<p>" + escaped(text) + "</p>\n";
            case Document.Verbatim(String text) -> "<pre>" + escaped(text) + "</pre>\n";
            case Document.TablePart(Grid grid) -> table(grid);
        };
    }

    private static String table(Grid grid) {
        StringBuilder text = new StringBuilder("<table><thead><tr>");
        List<Grid.Column> columns = grid.columns();
        columns.forEach(column -> text.append("<th scope=\"col\"")
                .append(style(column))
                .append('>')
                .append(escaped(column.heading()))
                .append("</th>"));
        text.append("</tr></thead><tbody>\n");
        for (List<String> row : grid.rows()) {
            text.append("<tr>");
            for (int i = 0; i < row.size(); i++) {
                String name = i == 0 ? "th" : "td";
                text.append('<')
                        .append(name)
                        .append(i == 0 ? " scope=\"row\"" : "")
                        .append(style(columns.get(i)))
                        .append('>')
                        .append(escaped(row.get(i)))
                        .append("</")
                        .append(name)
                        .append('>');
            }
            text.append("</tr>\n");
        }
        return text.append("</tbody></table>\n").toString();
    }

    private static String style(Grid.Column column) {
        return column.right() ? " class=\"n\"" : "";
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
