package org.pieceworth.studies.synergy;

import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Numbers;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.valuation.fairystockfish.EnginePhase;
import org.pieceworth.valuation.fairystockfish.FairyStockfishModel;
import org.pieceworth.valuation.synergy.PublishedComparison;
import org.pieceworth.valuation.synergy.PublishedComparison.Line;
import org.pieceworth.valuation.synergy.PublishedFit;
import org.pieceworth.valuation.synergy.SynergyParameters;
import org.pieceworth.valuation.synergy.SynergyScore;
import org.pieceworth.valuation.synergy.SynergyTargets;
import tools.jackson.databind.node.ArrayNode;

/// Tables 2 to 5 of the synergy paper, recomputed, with what differs from print.
public final class PublishedTables {

    private PublishedTables() {}

    /// Table 2: the twenty targets by the published parameters.
    public static Document table2() {
        Document document = new Document();
        SynergyScore score = SynergyScore.of(SynergyParameters.published(), SynergyTargets.published());
        document.line(
                "Table 2 of the synergy paper: its twenty targets, its printed values, and the values by the parameters of its"
                        + " Table 1.");
        Grid table = new Grid()
                .left("constraint")
                .left("betza")
                .right("target")
                .right("printed value")
                .right("by Table 1")
                .right("printed error")
                .right("error");
        ArrayNode rows = document.json().putArray("rows");
        double most = 0;
        for (PublishedFit.Line line : PublishedFit.lines()) {
            table.row(
                    line.constraint(),
                    line.betza(),
                    Numbers.value(line.target()),
                    Numbers.fixed(line.printedValue(), 4),
                    Numbers.fixed(line.value(), 4),
                    Numbers.fixed(line.printedError(), 4) + " %",
                    Numbers.signed(line.error(), 4) + " %");
            rows.addObject()
                    .put("constraint", line.constraint())
                    .put("betza", line.betza())
                    .put("target", line.target())
                    .put("printed", line.printedValue())
                    .put("value", line.value())
                    .put("printedError", line.printedError())
                    .put("error", line.error());
            most = Math.max(most, Math.abs(line.value() - line.printedValue()));
        }
        document.line("").table(table).line("");
        document.line("Largest error " + Numbers.fixed(100 * score.maxRelativeError(), 4) + " %, mean error "
                + Numbers.fixed(100 * score.meanRelativeError(), 4) + " %; the paper prints 4.15 % and 3.00 %.");
        document.line("Values differ by " + Numbers.fixed(most, 4)
                + " at most, since c is printed as 0.000513: c = " + Numbers.fixed(PublishedFit.UNROUNDED_C, 11)
                + " gives all twenty to their last digit.");
        document.json()
                .put("maxRelativeError", score.maxRelativeError())
                .put("meanRelativeError", score.meanRelativeError());
        return document;
    }

    /// Tables 3 to 5: its values beside those that it quotes of an engine.
    public static Document tables3to5() {
        Document document = new Document();
        document.line("Tables 3 to 5 of the synergy paper: the law's values and the engine values quoted in the paper,"
                + " on one scale by the");
        document.line("knight (factor " + Numbers.fixed(PublishedComparison.factor(), 5)
                + "; quoted for the knight: "
                + Numbers.value(PublishedComparison.ENGINE_KNIGHT) + ", its formula: " + Numbers.value(formula("N"))
                + ").");
        ArrayNode rows = document.json().putArray("rows");
        document.json().put("factor", PublishedComparison.factor());
        Grid table = new Grid()
                .right("table")
                .left("piece")
                .left("betza")
                .right("printed value")
                .right("by Table 1")
                .right("engine")
                .right("its formula")
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
                    Numbers.value(formula(line.betza())),
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
                    .put("engineFormula", formula(line.betza()))
                    .put("scaled", line.scaled())
                    .put("printedDifference", line.printedDifference())
                    .put("difference", line.difference())
                    .put("slip", slip);
        }
        document.line("").table(table).line("");
        document.line(
                "Printed values come from other parameters than the paper's Table 1, which gives those in the next column.");
        document.line(
                "engine: the value of Fairy-Stockfish as quoted in the paper. its formula: the value of a custom piece"
                        + " in Fairy-Stockfish, in the middlegame.");
        document.line(
                "scaled and diff.: the quoted value times the factor, and the printed value divided by it, as in the"
                        + " paper.");
        return document;
    }

    /// The engine's value of a custom piece, in its own unit.
    private static double formula(String betza) {
        return FairyStockfishModel.custom(EnginePhase.MG, false)
                .value(Betza.parse(betza).movement(), RectangularBoard.CHESS)
                .value()
                .orElseThrow();
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
