package org.pieceworth.cli.findings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Results in `bench/findings`, and the tables on pages of `docs/findings` that are made of them. A table follows its
/// marker,
/// `<!-- results: NAME -->`, and ends at an empty line. With -Dfindings.update=true tables are written anew.
final class ShippedResults {

    private static final Path ROOT = Path.of("..");

    private ShippedResults() {}

    /// A row.
    ///
    /// @param cells by the columns' names
    record Row(Map<String, String> cells) {

        String text(String column) {
            return Optional.ofNullable(cells.get(column)).orElseThrow();
        }

        double number(String column) {
            return Double.parseDouble(text(column));
        }
    }

    /// The rows of a file, by the columns' names.
    static List<Row> rows(String file) {
        List<String> lines = lines(ROOT.resolve("bench/findings").resolve(file)).stream()
                .filter(line -> !line.startsWith("#") && !line.isEmpty())
                .toList();
        String[] names = lines.getFirst().split("\t");
        return lines.stream()
                .skip(1)
                .map(line -> {
                    String[] cells = line.split("\t", -1);
                    Map<String, String> row = new HashMap<>();
                    for (int i = 0; i < names.length; i++) {
                        row.put(names[i], cells[i]);
                    }
                    return new Row(row);
                })
                .toList();
    }

    /// `12.3 ± 4.5`, with a minus that is one.
    static String estimate(double value, double error, int decimals) {
        return fixed(value, decimals) + " ± " + fixed(error, decimals);
    }

    static String fixed(double value, int decimals) {
        String text = String.format(Locale.ROOT, "%." + decimals + "f", value);
        return text.matches("-[0.]+") ? text.substring(1) : text.replace('-', '−');
    }

    /// A table in Markdown.
    static String table(List<String> head, List<List<String>> rows) {
        StringBuilder table = new StringBuilder(line(head)).append('\n');
        table.append('|').append(" --- |".repeat(head.size()));
        rows.forEach(row -> table.append('\n').append(line(row)));
        return table.toString();
    }

    private static String line(List<String> cells) {
        return "| " + String.join(" | ", cells) + " |";
    }

    /// Checks that a page has the table.
    static void check(String page, String name, String table) {
        Path path = ROOT.resolve("docs/findings").resolve(page);
        List<String> lines = new ArrayList<>(lines(path));
        int marker = lines.indexOf("<!-- results: " + name + " -->");
        assertThat(marker).as("marker of " + name).isNotNegative();
        int from = marker + 2;
        int end = from;
        while (end < lines.size() && !lines.get(end).isEmpty()) {
            end++;
        }
        if (Boolean.getBoolean("findings.update")) {
            List<String> before = new ArrayList<>(lines.subList(0, Math.min(from, lines.size())));
            List<String> after = List.copyOf(lines.subList(end, lines.size()));
            before.addAll(table.lines().toList());
            before.addAll(after);
            write(path, before);
            return;
        }
        assertThat(String.join("\n", lines.subList(from, end))).as(name).isEqualTo(table);
    }

    /// The cells of a page's table behind a marker, without its head.
    static List<List<String>> tableOf(String page, String marker) {
        return tableAfter(page, "<!-- " + marker + " -->");
    }

    /// The cells of a table behind the line that begins like this, or whose head that line is.
    static List<List<String>> tableAfter(String page, String start) {
        List<String> lines = lines(ROOT.resolve("docs/findings").resolve(page));
        return lines.stream()
                .dropWhile(line -> !line.startsWith(start))
                .dropWhile(line -> !line.startsWith("| --") && !line.startsWith("|--"))
                .skip(1)
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> Arrays.stream(line.substring(1, line.length() - 1).split("\\|"))
                        .map(String::strip)
                        .toList())
                .toList();
    }

    /// Checks that a file of the pages is this text.
    static void checkFile(String name, String text) {
        Path path = ROOT.resolve("docs/findings").resolve(name);
        if (Boolean.getBoolean("findings.update")) {
            write(path, text.lines().toList());
            return;
        }
        assertThat(String.join("\n", lines(path)) + "\n").as(name).isEqualTo(text);
    }

    private static List<String> lines(Path path) {
        try {
            return Files.readAllLines(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Path path, List<String> lines) {
        try {
            Files.writeString(path, String.join("\n", lines) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
