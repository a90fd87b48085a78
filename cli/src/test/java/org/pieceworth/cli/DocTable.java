package org.pieceworth.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/// A table of fitted values on a page. The comment before it names its commands, and what its columns take of each of them:
/// `<!-- values: fit a.pgn --features phase:2 | fit b.pgn --features phase:2; of each @opening @end -->`. The first column has
/// features; rows that are none are not looked at, nor are columns beyond.
///
/// @param first the index of its first row among the lines of the page
/// @param parts what is appended to the name of a feature, column by column
record DocTable(String place, int first, List<DocExample> commands, List<String> parts) {

    private static final Pattern COMMENT = Pattern.compile("<!-- values: (.*?)(?:; of each (.*))? -->");
    private static final int ROWS_AFTER_COMMENT = 3;

    /// The tables of a page.
    static List<DocTable> of(DocPage page) {
        List<DocTable> tables = new ArrayList<>();
        List<String> lines = page.lines();
        for (int line = 0; line < lines.size(); line++) {
            Matcher comment = COMMENT.matcher(lines.get(line));
            if (comment.matches()) {
                String place = page.name() + ":" + (line + 1);
                List<DocExample> commands = Arrays.stream(comment.group(1).split(" \\| "))
                        .map(command -> new DocExample(
                                place, 0, ShellWords.of(command + " --format json --quiet"), List.of(), Set.of()))
                        .toList();
                List<String> parts =
                        comment.group(2) == null ? List.of("") : List.of(comment.group(2).split(" "));
                // The head of the table and the line below it.
                tables.add(new DocTable(place, line + ROWS_AFTER_COMMENT, commands, parts));
            }
        }
        return tables;
    }

    /// The rows as they should be.
    ///
    /// @param answers of the commands
    List<String> rows(List<String> lines, List<JsonNode> answers) {
        List<Map<String, JsonNode>> values = answers.stream().map(DocTable::byFeature).toList();
        List<String> rows = new ArrayList<>();
        for (int line = first; line < lines.size() && lines.get(line).startsWith("|"); line++) {
            rows.add(row(lines.get(line), values));
        }
        return rows;
    }

    private static Map<String, JsonNode> byFeature(JsonNode answer) {
        Map<String, JsonNode> values = new HashMap<>();
        answer.path("values").forEach(value -> values.put(value.path("feature").asString(), value));
        return values;
    }

    private String row(String line, List<Map<String, JsonNode>> values) {
        String[] cells = line.substring(2, line.length() - 2).split(" \\| ", -1);
        int cell = 1;
        for (Map<String, JsonNode> answer : values) {
            for (String part : parts) {
                JsonNode value = answer.get(cells[0] + part);
                if (value != null && cell < cells.length) {
                    cells[cell] = text(value);
                }
                cell++;
            }
        }
        return "| " + String.join(" | ", cells) + " |";
    }

    private static String text(JsonNode value) {
        if (value.path("value").isNull()) {
            return "–";
        }
        String rounded = whole(value.path("value").asDouble());
        JsonNode error = value.path("se");
        return error.isNull() || error.asDouble() == 0 ? rounded : rounded + " ± " + whole(error.asDouble());
    }

    private static String whole(double value) {
        return String.valueOf(Math.round(value)).replace('-', '−');
    }
}
