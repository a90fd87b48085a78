package org.pieceworth.studies.fit;

import org.pieceworth.answer.Column;
import org.pieceworth.answer.Table;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.terms.FeatureTables;
import org.pieceworth.terms.PhaseKnot;
import org.pieceworth.terms.SquareTable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Fitted tables as JSON.
final class TablesJson {

    private TablesJson() {}

    static String of(FeatureTables tables, String unit) {
        JsonMapper mapper = JsonMapper.builder().build();
        ObjectNode json = mapper.createObjectNode().put("unit", unit);
        Table.of(
                        "features",
                        tables.rows(),
                        Column.fact("term", FeatureTables.Row::term),
                        Column.fact("feature", FeatureTables.Row::feature),
                        Column.fact("piece", FeatureTables.Row::piece),
                        Column.fact("square", FeatureTables.Row::square),
                        Column.fact("phase", FeatureTables.Row::phase),
                        Column.datum("value", FeatureTables.Row::value))
                .putInto(json);
        Table.of(
                        "squares",
                        tables.squares(),
                        Column.fact("piece", table -> PieceLetter.text(table.piece())),
                        Column.optionalFact(
                                "phase",
                                table -> table.phase().map(PhaseKnot::name).orElse("")),
                        Column.numbers("values", SquareTable::values))
                .putInto(json);
        return mapper.writerWithDefaultPrettyPrinter().writeValueAsString(json) + "\n";
    }
}
