package org.pieceworth.answer;

import java.io.PrintStream;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;

/// Prints documents in the requested form.
public final class Printer {

    private final PrintStream out;
    private final int width;

    /// Lines without wrapping, for files and other programs.
    public Printer(PrintStream out) {
        this(out, Integer.MAX_VALUE);
    }

    /// @param width maximum number of characters of a line of text or of a table, as in a terminal
    public Printer(PrintStream out, int width) {
        this.out = out;
        this.width = width;
    }

    public void print(Document document, Format format) {
        switch (format) {
            case TABLE -> document.parts().forEach(this::asText);
            case MD -> document.parts().forEach(this::asMarkdown);
            case CSV -> asCsv(document);
            case HTML -> out.print(document.html());
            case LATEX -> document.parts().forEach(part -> out.print(LatexText.of(part)));
            case JSON ->
                out.println(new JsonMapper().writerWithDefaultPrettyPrinter().writeValueAsString(document.json()));
        }
        out.flush();
    }

    /// Prints text unchanged.
    public void print(String text) {
        out.print(text);
        out.flush();
    }

    private void asText(Block.OfText part) {
        switch (part) {
            case Block.Line(String text) -> Lines.wrapped(text, width).forEach(out::println);
            case Block.Verbatim(String text) -> out.println(text);
            case Block.Tabular(Grid table) -> TableText.lines(table, width).forEach(out::println);
        }
    }

    private static List<String> headings(Grid table) {
        return table.columns().stream().map(Grid.Column::heading).toList();
    }

    private void asMarkdown(Block.OfText part) {
        switch (part) {
            case Block.Line(String text) -> out.println(text + "\n");
            case Block.Verbatim(String text) -> out.println("```\n" + text + "\n```\n");
            case Block.Tabular(Grid table) -> {
                out.println(markdownRow(headings(table)));
                out.println(table.columns().stream()
                        .map(column -> column.right() ? "---:" : "---")
                        .collect(Collectors.joining(" | ", "| ", " |")));
                table.rows().forEach(row -> out.println(markdownRow(row)));
                out.println();
            }
        }
    }

    private static String markdownRow(List<String> cells) {
        return cells.stream().map(cell -> cell.replace("|", "\\|")).collect(Collectors.joining(" | ", "| ", " |"));
    }

    private void asCsv(Document document) {
        document.csv().ifPresent(table -> {
            out.println(csvRow(headings(table)));
            table.rows().forEach(row -> out.println(csvRow(row)));
        });
    }

    private static String csvRow(List<String> cells) {
        return cells.stream()
                .map(cell -> cell.matches("[^\",\n]*") ? cell : '"' + cell.replace("\"", "\"\"") + '"')
                .collect(Collectors.joining(","));
    }
}
