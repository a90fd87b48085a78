package org.pieceworth.studies.fit;

import org.pieceworth.terms.FeatureTables;
import org.pieceworth.terms.SquareTable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Fitted tables as JSON.
final class TablesJson {

    private TablesJson() {}

    static String of(FeatureTables tables, String unit) {
        JsonMapper mapper = JsonMapper.builder().build();
        ObjectNode json = mapper.createObjectNode().put("unit", unit);
        ArrayNode features = json.putArray("features");
        for (FeatureTables.Row row : tables.rows()) {
            ObjectNode node = features.addObject();
            node.put("term", row.term())
                    .put("feature", row.feature())
                    .put("piece", row.piece())
                    .put("square", row.square())
                    .put("phase", row.phase());
            if (Double.isNaN(row.value())) {
                node.putNull("value");
            } else {
                node.put("value", row.value());
            }
        }
        ArrayNode squares = json.putArray("squares");
        for (SquareTable table : tables.squares()) {
            ObjectNode node = squares.addObject().put("piece", String.valueOf(table.piece()));
            table.phase().ifPresent(phase -> node.put("phase", phase.name()));
            ArrayNode values = node.putArray("values");
            for (double value : table.values()) {
                if (Double.isNaN(value)) {
                    values.addNull();
                } else {
                    values.add(value);
                }
            }
        }
        return mapper.writerWithDefaultPrettyPrinter().writeValueAsString(json) + "\n";
    }
}
