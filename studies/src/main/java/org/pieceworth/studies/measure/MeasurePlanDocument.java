package org.pieceworth.studies.measure;

import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Numbers;
import org.pieceworth.text.Counted;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Shows what a measurement will take.
public final class MeasurePlanDocument {

    private static final double MINUTE = 60;

    private MeasurePlanDocument() {}

    /// Lines and tables for people, an object for programs.
    public static Document of(MeasurePlan plan) {
        Document document = new Document();
        document.line("A pilot run of " + Counted.of(plan.pilot(), "game") + ", then "
                + Counted.of(plan.games(), "game") + " at "
                + Counted.number(plan.settings().nodes()) + " nodes a move among "
                + plan.settings().game().poolText()
                + (plan.systematics() ? ", then smaller experiments that look for systematic errors" : "")
                + ": about " + duration(plan.seconds()) + (plan.systematics() ? " in all." : "."));
        Grid table = new Grid()
                .left("piece")
                .right("expected half width of the 95 % interval")
                .right("likely range");
        ArrayNode pieces = document.json().putArray("pieces");
        for (MeasurePlan.Expected piece : plan.pieces()) {
            boolean bounded = Double.isFinite(piece.most());
            table.row(
                    piece.piece(),
                    "± " + Numbers.fixed(piece.half(), 0),
                    Numbers.fixed(piece.least(), 0)
                            + (bounded ? " to " + Numbers.fixed(piece.most(), 0) : " or more, perhaps no end"));
            ObjectNode json = pieces.addObject();
            json.put("piece", piece.piece()).put("half", piece.half()).put("least", piece.least());
            if (bounded) {
                json.put("most", piece.most());
            } else {
                json.putNull("most");
            }
        }
        document.line("").table(table).line("");
        document.line("Nothing was played. The pilot run refines this estimate.");
        document.json()
                .put("games", plan.games())
                .put("pilot", plan.pilot())
                .put("systematics", plan.systematics())
                .put("seconds", plan.seconds())
                .put("nodesPerMove", plan.settings().nodes());
        return document;
    }

    private static String duration(double seconds) {
        return seconds < 2 * MINUTE
                ? Numbers.fixed(seconds, 0) + " s"
                : Numbers.fixed(seconds / MINUTE, 0) + " minutes";
    }
}
