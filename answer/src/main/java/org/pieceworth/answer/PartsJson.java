package org.pieceworth.answer;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The lines and tables of a document as JSON, so that a later page can show them again.
public final class PartsJson {

    private static final String LINE = "line";
    private static final String TEXT = "text";
    private static final String COLUMNS = "columns";
    private static final String ROWS = "rows";

    private PartsJson() {}

    public static String write(List<Block.OfText> parts) {
        ArrayNode all = JsonNodeFactory.instance.arrayNode();
        for (Block.OfText part : parts) {
            ObjectNode node = all.addObject();
            switch (part) {
                case Block.Line(String text) -> node.put(LINE, text);
                case Block.Verbatim(String text) -> node.put(TEXT, text);
                case Block.Tabular(Grid grid) -> table(grid, node);
            }
        }
        return all.toString();
    }

    private static void table(Grid grid, ObjectNode node) {
        ArrayNode columns = node.putArray(COLUMNS);
        grid.columns()
                .forEach(column ->
                        columns.addObject().put("heading", column.heading()).put("right", column.right()));
        ArrayNode rows = node.putArray(ROWS);
        grid.rows().forEach(row -> row.forEach(rows.addArray()::add));
    }

    /// @throws IllegalArgumentException when the text was not written by this class
    public static List<Block> read(String text) {
        List<Block> parts = new ArrayList<>();
        for (JsonNode node : tree(text)) {
            if (node.has(LINE)) {
                parts.add(new Block.Line(node.path(LINE).asString()));
            } else if (node.has(TEXT)) {
                parts.add(new Block.Verbatim(node.path(TEXT).asString()));
            } else {
                parts.add(new Block.Tabular(grid(node)));
            }
        }
        return parts;
    }

    private static JsonNode tree(String text) {
        try {
            return new JsonMapper().readTree(text);
        } catch (JacksonException e) {
            throw new IllegalArgumentException("no parts of a document", e);
        }
    }

    private static Grid grid(JsonNode node) {
        Grid grid = new Grid();
        for (JsonNode column : node.path(COLUMNS)) {
            String heading = column.path("heading").asString();
            if (column.path("right").asBoolean()) {
                grid.right(heading);
            } else {
                grid.left(heading);
            }
        }
        for (JsonNode row : node.path(ROWS)) {
            grid.row(row.valueStream().map(JsonNode::asString).toArray(String[]::new));
        }
        return grid;
    }
}
