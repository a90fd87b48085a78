package org.pieceworth.lab.values;

import java.util.Set;
import java.util.TreeSet;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.text.InputException;
import tools.jackson.databind.JsonNode;

/// Values as `pieceworth fit --format json`, `pieceworth value --format json` and `pieceworth measure --format json`
/// write them.
final class ValueJson {

    private static final String EXPECTED = "expected the JSON of `pieceworth fit`, `value` or `measure`";

    private ValueJson() {}

    static ListedSource read(String name, String text) {
        JsonNode root = JsonTree.parse(
                text,
                fault ->
                        new InputException("values '" + name + "': " + fault + "; " + EXPECTED).with("format", "json"));
        ValueList list = new ValueList(name);
        if (root.path("values").isArray()) {
            root.path("values").forEach(row -> add(name, list, row, "feature"));
            // A measurement has the values of the other pieces in a separate list.
            root.path("pool").forEach(row -> add(name, list, row, "feature"));
        } else if (root.path("rows").isArray()) {
            oneModel(name, root.path("rows"));
            root.path("rows").forEach(row -> add(name, list, row, "piece"));
        } else {
            throw new InputException("values '" + name + "': has neither values nor rows; " + EXPECTED)
                    .with("format", "json");
        }
        return list.source(unit(name, root.path("unit")));
    }

    private static void oneModel(String name, JsonNode rows) {
        Set<String> models = new TreeSet<>();
        rows.forEach(row -> models.add(row.path("model").asString("")));
        if (models.size() > 1) {
            throw new InputException("values '" + name + "': found values of " + models.size()
                            + " models; expected those of one")
                    .with("models", models.iterator().next());
        }
    }

    /// Skips a row without a value: a missing value is reported if its piece is needed.
    private static void add(String name, ValueList list, JsonNode row, String key) {
        String piece = row.path(key).asString("");
        JsonNode value = row.path("value");
        if (value.isNull() && !piece.isEmpty()) {
            return;
        }
        if (piece.isEmpty() || !value.isNumber() || !Double.isFinite(value.asDouble())) {
            throw new InputException("values '" + name + "': found '" + shown(row) + "', expected a " + key
                    + " and a number as its value");
        }
        if (list.has(piece)) {
            throw new InputException("values '" + name + "': " + piece + " is there twice; expected each piece once");
        }
        list.add(piece, value.asDouble());
    }

    private static String shown(JsonNode row) {
        String text = row.toString();
        return text.length() > 60 ? text.substring(0, 60) + "…" : text;
    }

    private static ValueUnit unit(String name, JsonNode unit) {
        try {
            return ValueUnit.parse(unit.asString(ValueUnit.CENTIPAWN.text()));
        } catch (InputException e) {
            throw new InputException("values '" + name + "': " + e.getMessage());
        }
    }
}
