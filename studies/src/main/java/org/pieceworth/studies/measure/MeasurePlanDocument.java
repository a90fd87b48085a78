package org.pieceworth.studies.measure;

import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.studies.measure.MeasureCost.Expected;
import org.pieceworth.studies.measure.MeasureStudy.MeasurePlan;
import org.pieceworth.text.Counted;

/// Shows the cost of a measurement.
public final class MeasurePlanDocument {

    private static final double MINUTE = 60;

    private MeasurePlanDocument() {}

    /// Lines and tables for people, an object for programs.
    public static Document of(MeasurePlan plan) {
        Document document = new Document();
        document.line("A pilot run of " + Counted.of(plan.pilot(), "game") + ", then "
                + Counted.of(plan.games(), "game") + " at "
                + Counted.number(plan.settings().nodes()) + " nodes per move among "
                + plan.settings().game().poolText()
                + (plan.systematics() ? ", then smaller experiments that look for systematic errors" : "")
                + ": about " + duration(plan.seconds()) + (plan.systematics() ? " in all." : "."));
        Table<Expected> pieces = Table.of(
                "pieces",
                plan.pieces(),
                Column.words("piece", "piece", Expected::piece),
                Column.number(
                        "half",
                        "expected half width of the 95 % interval, centipawns",
                        half -> "± " + Numbers.fixed(half, 0),
                        Expected::half),
                Column.datum("least", Expected::least),
                Column.datum("most", Expected::most),
                Column.figure("likely range of the half width", MeasurePlanDocument::range));
        document.line("").table(pieces).line("");
        document.line("Nothing was played. The pilot run refines this estimate.");
        document.json()
                .put("games", plan.games())
                .put("pilot", plan.pilot())
                .put("systematics", plan.systematics())
                .put("seconds", plan.seconds())
                .put("nodesPerMove", plan.settings().nodes());
        return document;
    }

    private static String range(Expected piece) {
        return Numbers.fixed(piece.least(), 0)
                + (Double.isFinite(piece.most())
                        ? " to " + Numbers.fixed(piece.most(), 0)
                        : " or more, perhaps no end");
    }

    private static String duration(double seconds) {
        return seconds < 2 * MINUTE
                ? Numbers.fixed(seconds, 0) + " s"
                : Numbers.fixed(seconds / MINUTE, 0) + " minutes";
    }
}
