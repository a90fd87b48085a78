package org.pieceworth.studies.synergy;

import java.util.function.ToDoubleFunction;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
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

/// Tables 2 to 5 of the synergy paper, recomputed, with the differences from print.
public final class PublishedTables {

    private PublishedTables() {}

    /// Table 2: the twenty targets by the published parameters.
    public static Document table2() {
        Document document = new Document();
        SynergyScore score = SynergyScore.of(SynergyParameters.published(), SynergyTargets.published());
        document.line(
                "Table 2 of the synergy paper: its twenty targets, its printed values, and the values by the parameters of its"
                        + " Table 1.");
        Table<PublishedFit.Line> rows = Table.of(
                "rows",
                PublishedFit.lines(),
                Column.words("constraint", "constraint", PublishedFit.Line::constraint),
                Column.words("betza", "betza", PublishedFit.Line::betza),
                Column.number("target", "target", Numbers::value, PublishedFit.Line::target),
                Column.number("printed", "printed value", 4, PublishedFit.Line::printedValue),
                Column.number("value", "by Table 1", 4, PublishedFit.Line::value),
                Column.number(
                        "printedError",
                        "printed error",
                        percent -> Numbers.fixed(percent, 4) + " %",
                        PublishedFit.Line::printedError),
                signedPercent("error", "error", 4, PublishedFit.Line::error));
        double most = PublishedFit.lines().stream()
                .mapToDouble(line -> Math.abs(line.value() - line.printedValue()))
                .max()
                .orElse(0);
        document.line("").table(rows).line("");
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

    /// Tables 3 to 5: its values compared with those that it quotes of an engine.
    public static Document tables3to5() {
        Document document = new Document();
        document.line("Tables 3 to 5 of the synergy paper: the law's values and the engine values quoted in the paper,"
                + " on one scale by the");
        document.line("knight (factor " + Numbers.fixed(PublishedComparison.factor(), 5)
                + "; quoted for the knight: "
                + Numbers.value(PublishedComparison.ENGINE_KNIGHT) + ", its formula: " + Numbers.value(formula("N"))
                + ").");
        Table<Line> rows = Table.of(
                "rows",
                PublishedComparison.lines(),
                Column.count("table", "table", Line::table),
                Column.words("piece", "piece", Line::piece),
                Column.words("betza", "betza", Line::betza),
                Column.number("printed", "printed value", 2, Line::printedModel),
                Column.number("value", "by Table 1", 2, Line::model),
                Column.number("engine", "engine", Numbers::value, Line::engine),
                Column.number("engineFormula", "its formula", Numbers::value, line -> formula(line.betza())),
                Column.number("scaled", "scaled", 2, Line::scaled),
                signedPercent("printedDifference", "printed diff.", 2, Line::printedDifference),
                signedPercent("difference", "diff.", 2, Line::difference),
                Column.words("slip", "slip", PublishedTables::slip));
        document.line("").table(rows).line("");
        document.json().put("factor", PublishedComparison.factor());
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

    private static <R> Column<R> signedPercent(String key, String heading, int decimals, ToDoubleFunction<R> percent) {
        return Column.number(key, heading, number -> Numbers.signed(number, decimals) + " %", percent);
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
