package org.pieceworth.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/// A table of fitted values on a page. A comment before it names its commands.
///
/// Features by row and commands by column: `<!-- values: fit a.pgn | fit b.pgn; of each @opening @end -->`.
/// The names after `of each` are appended to those of features, a column for each; rows that are no features
/// stay as they are.
///
/// Commands by row: `<!-- values by row: fit {1} --draws {2}; N B R Q -->`, where {1} is the row's first cell.
/// The last columns have these features, with their intervals.
///
/// @param first the index of its first row among the lines of the page
/// @param commands one for each group of columns, or the one that rows fill in
/// @param columns what is appended to the name of a feature, or features
record DocTable(String place, int first, boolean byRow, List<String> commands, List<String> columns) {

    private static final Pattern COMMENT = Pattern.compile("<!-- values( by row)?: (.*?)(?:; (?:of each )?(.*))? -->");
    private static final int ROWS_AFTER_COMMENT = 3;

    /// The tables of a page.
    static List<DocTable> of(DocPage page) {
        List<DocTable> tables = new ArrayList<>();
        List<String> lines = page.lines();
        for (int line = 0; line < lines.size(); line++) {
            Matcher comment = COMMENT.matcher(lines.get(line));
            if (comment.matches()) {
                tables.add(new DocTable(
                        page.name() + ":" + (line + 1),
                        // The head of the table and the line below it.
                        line + ROWS_AFTER_COMMENT,
                        comment.group(1) != null,
                        List.of(comment.group(2).split(" \\| ")),
                        comment.group(3) == null
                                ? List.of("")
                                : List.of(comment.group(3).split(" "))));
            }
        }
        return tables;
    }

    /// All commands, as the rows have them now.
    List<DocExample> examples(List<String> lines) {
        if (!byRow) {
            return commands.stream().map(this::example).toList();
        }
        return rows(lines).stream().map(row -> example(filled(row))).toList();
    }

    /// The rows as they should be.
    ///
    /// @param answers of commands
    List<String> updated(List<String> lines, Function<DocExample, JsonNode> answers) {
        if (byRow) {
            return rows(lines).stream()
                    .map(row -> rowOf(row, byFeature(answers.apply(example(filled(row))))))
                    .toList();
        }
        List<Map<String, JsonNode>> values = commands.stream()
                .map(command -> byFeature(answers.apply(example(command))))
                .toList();
        return rows(lines).stream().map(row -> rowOf(row, values)).toList();
    }

    private List<String> rows(List<String> lines) {
        int end = first;
        while (end < lines.size() && lines.get(end).startsWith("|")) {
            end++;
        }
        return lines.subList(first, end);
    }

    private String filled(String row) {
        String[] cells = cells(row);
        String command = commands.getFirst();
        for (int cell = 0; cell < cells.length; cell++) {
            command = command.replace("{" + (cell + 1) + "}", cells[cell].replace("`", ""));
        }
        return command;
    }

    private DocExample example(String command) {
        return new DocExample(place, 0, ShellWords.of(command + " --format json --quiet"), List.of(), Set.of());
    }

    private static Map<String, JsonNode> byFeature(JsonNode answer) {
        Map<String, JsonNode> values = new HashMap<>();
        answer.path("values").forEach(value -> values.put(value.path("feature").asString(), value));
        return values;
    }

    private static String[] cells(String row) {
        return Arrays.stream(row.substring(1, row.length() - 1).split("\\|", -1))
                .map(String::strip)
                .toArray(String[]::new);
    }

    private static String row(String[] cells) {
        return "| " + String.join(" | ", cells) + " |";
    }

    private String rowOf(String row, List<Map<String, JsonNode>> values) {
        String[] cells = cells(row);
        int cell = 1;
        for (Map<String, JsonNode> answer : values) {
            for (String column : columns) {
                JsonNode value = answer.get(cells[0] + column);
                if (value != null && cell < cells.length) {
                    cells[cell] = text(value);
                }
                cell++;
            }
        }
        return row(cells);
    }

    private String rowOf(String row, Map<String, JsonNode> values) {
        String[] cells = cells(row);
        for (int column = 0; column < columns.size(); column++) {
            JsonNode value = values.get(columns.get(column));
            cells[cells.length - columns.size() + column] = value == null ? "–" : text(value) + interval(value);
        }
        return row(cells);
    }

    private static String text(JsonNode value) {
        if (value.path("value").isNull()) {
            return "–";
        }
        String rounded = whole(value.path("value"));
        JsonNode error = value.path("se");
        return error.isNull() || error.asDouble() == 0 ? rounded : rounded + " ± " + whole(error);
    }

    private static String interval(JsonNode value) {
        JsonNode low = value.path("low");
        JsonNode high = value.path("high");
        return low.isNumber() && high.isNumber() ? " [" + whole(low) + ", " + whole(high) + "]" : "";
    }

    private static String whole(JsonNode number) {
        return String.valueOf(Math.round(number.asDouble())).replace('-', '−');
    }
}
