package org.pieceworth.studies.lexicon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Grid;
import org.pieceworth.studies.lexicon.LexiconAnswer.Range;
import org.pieceworth.studies.lexicon.LexiconAnswer.Row;
import org.pieceworth.valuation.synergy.Lexicon;
import org.pieceworth.valuation.synergy.SynergyModel;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The lexicon with its values, for people and for programs.
public final class LexiconDocument {

    private final LexiconAnswer answer;

    private LexiconDocument(LexiconAnswer answer) {
        this.answer = answer;
    }

    /// Lines and a table, JSON, and a CSV form with all digits.
    public static Document of(LexiconAnswer answer) {
        return new LexiconDocument(answer).document();
    }

    private Document document() {
        Document document = new Document();
        document.line(headline()).line("").table(table()).line("");
        if (answer.slack().isPresent()) {
            document.line("Value: at the centre of all fits whose largest error is at most "
                    + Numbers.value(100 * answer.slack().getAsDouble()) + " % larger than the least possible.");
            document.line(
                    "Range: the smallest and the largest value over all of them. Not determined: another equally good fit can give"
                            + " something");
            document.line("quite different; only the bounds of the parameters (0 to 500) keep it in its range.");
        } else {
            document.line(
                    "By the parameters of the source's Table 1. Its printed lexicon was made with others: up to 6.5 off.");
        }
        ArrayNode rows = document.json().putArray("rows");
        answer.rows().forEach(row -> addJson(row, rows.addObject()));
        return document.csv(csv());
    }

    private String headline() {
        int size = answer.rows().size();
        return answer.slack().isEmpty()
                ? size + " pieces by the published parameters, in centipawns."
                : "Of " + size + " pieces the twenty targets determine " + answer.determined() + "; the other "
                        + (size - answer.determined()) + " have values that are not determined.";
    }

    private Grid table() {
        Grid table = new Grid()
                .right("")
                .left("moves as")
                .left("captures as")
                .left("code")
                .left("name")
                .right("value");
        if (answer.slack().isPresent()) {
            table.left("range").left("");
        }
        int rank = 0;
        for (Row row : answer.rows()) {
            rank++;
            Lexicon.Entry entry = row.entry();
            List<String> cells = new ArrayList<>(List.of(
                    Integer.toString(rank),
                    entry.move().letters(),
                    entry.capture().letters(),
                    entry.code(),
                    entry.name(),
                    Numbers.fixed(row.value(), 1)));
            row.range().ifPresent(range -> {
                cells.add("[" + Numbers.fixed(range.low(), 1) + ", " + Numbers.fixed(range.high(), 1) + "]");
                cells.add(range.determined() ? "" : "not determined");
            });
            table.row(cells.toArray(String[]::new));
        }
        return table;
    }

    private Grid csv() {
        Grid csv = new Grid()
                .left("move")
                .left("capture")
                .left("name")
                .right("value")
                .right("low")
                .right("high");
        answer.rows()
                .forEach(row -> csv.row(
                        row.entry().move().letters(),
                        row.entry().capture().letters(),
                        row.entry().name(),
                        Double.toString(row.value()),
                        text(row.range(), Range::low),
                        text(row.range(), Range::high)));
        return csv;
    }

    private static String text(Optional<Range> range, Function<Range, Double> end) {
        return range.map(end).map(number -> Double.toString(number)).orElse("");
    }

    private static void addJson(Row row, ObjectNode node) {
        node.put("move", row.entry().move().letters())
                .put("capture", row.entry().capture().letters());
        node.put("code", row.entry().code()).put("name", row.entry().name()).put("value", row.value());
        row.range()
                .ifPresentOrElse(
                        range -> node.put("low", range.low())
                                .put("high", range.high())
                                .put("note", SynergyModel.RANGE)
                                .put("determined", range.determined()),
                        () -> node.putNull("low").putNull("high").put("note", ""));
    }
}
