package org.pieceworth.studies.document;

import java.io.PrintStream;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.databind.json.JsonMapper;

/// Prints documents in the form that was asked for.
public final class Printer {

    private final PrintStream out;

    public Printer(PrintStream out) {
        this.out = out;
    }

    public void print(Document document, Format format) {
        switch (format) {
            case TABLE -> document.parts().forEach(this::asText);
            case MD -> document.parts().forEach(this::asMarkdown);
            case CSV -> asCsv(document);
            case JSON ->
                out.println(new JsonMapper().writerWithDefaultPrettyPrinter().writeValueAsString(document.json()));
        }
        out.flush();
    }

    private void asText(Document.Part part) {
        switch (part) {
            case Document.Line(String text) -> out.println(text);
            case Document.Verbatim(String text) -> out.println(text);
            case Document.TablePart(Table table) -> aligned(table);
        }
    }

    private void aligned(Table table) {
        int[] widths = IntStream.range(0, table.columns().size())
                .map(column -> width(table, column))
                .toArray();
        out.println(alignedRow(table, headings(table), widths));
        out.println(IntStream.of(widths)
                .mapToObj("─"::repeat)
                .collect(Collectors.joining("  "))
                .stripTrailing());
        table.rows().forEach(row -> out.println(alignedRow(table, row, widths)));
    }

    private static List<String> headings(Table table) {
        return table.columns().stream().map(Table.Column::heading).toList();
    }

    private static int width(Table table, int column) {
        int widest = table.columns().get(column).heading().length();
        for (List<String> row : table.rows()) {
            widest = Math.max(widest, row.get(column).length());
        }
        return widest;
    }

    private static String alignedRow(Table table, List<String> cells, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < widths.length; column++) {
            String padding = " ".repeat(widths[column] - cells.get(column).length());
            boolean right = table.columns().get(column).right();
            line.append(column == 0 ? "" : "  ").append(right ? padding : "").append(cells.get(column));
            line.append(right ? "" : padding);
        }
        return line.toString().stripTrailing();
    }

    private void asMarkdown(Document.Part part) {
        switch (part) {
            case Document.Line(String text) -> out.println(text + "\n");
            case Document.Verbatim(String text) -> out.println("```\n" + text + "\n```\n");
            case Document.TablePart(Table table) -> {
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
