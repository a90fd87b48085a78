package org.pieceworth.studies.synergy;

import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.document.Numbers;
import org.pieceworth.studies.document.Table;
import org.pieceworth.valuation.synergy.PublishedComparison;
import org.pieceworth.valuation.synergy.PublishedComparison.Line;
import tools.jackson.databind.node.ArrayNode;

/// Tables 3 to 5 of the synergy paper, recomputed, with what differs from print.
public final class PublishedTables {

    private PublishedTables() {}

    /// Lines, a table and JSON.
    public static Document document() {
        Document document = new Document();
        document.line(
                "Tables 3 to 5 of the synergy paper: the law's values and the engine values that the paper quotes,"
                        + " on one scale by the");
        document.line("knight (factor " + Numbers.fixed(PublishedComparison.factor(), 5)
                + "). The engine values are the paper's; the engine's own formula gives others.");
        ArrayNode rows = document.json().putArray("rows");
        document.json().put("factor", PublishedComparison.factor());
        Table table = new Table()
                .right("table")
                .left("piece")
                .left("betza")
                .right("printed value")
                .right("by Table 1")
                .right("engine")
                .right("scaled")
                .right("printed diff.")
                .right("diff.")
                .left("slip");
        for (Line line : PublishedComparison.lines()) {
            String slip = slip(line);
            table.row(
                    Integer.toString(line.table()),
                    line.piece(),
                    line.betza(),
                    Numbers.fixed(line.printedModel(), 2),
                    Numbers.fixed(line.model(), 2),
                    Numbers.value(line.engine()),
                    Numbers.fixed(line.scaled(), 2),
                    Numbers.signed(line.printedDifference(), 2) + " %",
                    Numbers.signed(line.difference(), 2) + " %",
                    slip);
            rows.addObject()
                    .put("table", line.table())
                    .put("piece", line.piece())
                    .put("betza", line.betza())
                    .put("printed", line.printedModel())
                    .put("value", line.model())
                    .put("engine", line.engine())
                    .put("scaled", line.scaled())
                    .put("printedDifference", line.printedDifference())
                    .put("difference", line.difference())
                    .put("slip", slip);
        }
        document.line("").table(table).line("");
        document.line(
                "Printed values come from other parameters than the paper's Table 1, which gives those in the next column.");
        document.line("diff.: the printed value divided by the scaled engine value, as in the paper.");
        return document;
    }

    private static String slip(Line line) {
        StringBuilder slip = new StringBuilder();
        if (line.scaledMisprinted()) {
            slip.append("scaled is printed ").append(Numbers.fixed(line.printedEngine(), 2));
        }
        if (line.differenceMisprinted()) {
            slip.append(slip.isEmpty() ? "" : "; ").append("the difference is misprinted");
        }
        return slip.toString();
    }
}
