package org.pieceworth.studies.lexicon;

import java.util.function.ToDoubleFunction;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.studies.lexicon.LexiconAnswer.Range;
import org.pieceworth.studies.lexicon.LexiconAnswer.Row;
import org.pieceworth.valuation.synergy.SynergyModel;

/// The lexicon with its values, as a document.
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
        Table<Row> table = table();
        document.line(headline()).line("").table(table).line("");
        if (answer.slack().isPresent()) {
            document.line("Value: at the centre of all fits whose largest error is at most "
                    + Numbers.value(100 * answer.slack().getAsDouble()) + " % larger than the least possible.");
            document.line(
                    "Range: the smallest and the largest value over all of them. Not determined: another equally good fit can give"
                            + " something");
            document.line("quite different; only the bounds of the parameters (0 to 500) limit its range.");
        } else {
            document.line(
                    "By the parameters of the source's Table 1. Its printed lexicon was made with others: up to 6.5 off.");
        }
        return document.csv(table.raw("move", "capture", "name", "value", "low", "high"));
    }

    private String headline() {
        int size = answer.rows().size();
        return answer.slack().isEmpty()
                ? size + " pieces by the published parameters, in centipawns."
                : "Of " + size + " pieces the twenty targets determine " + answer.determined() + "; the other "
                        + (size - answer.determined()) + " have undetermined values.";
    }

    private Table<Row> table() {
        boolean ranged = answer.slack().isPresent();
        return Table.of(
                "rows",
                answer.rows(),
                Column.place(""),
                Column.words("move", "moves as", row -> row.entry().move().letters()),
                Column.words(
                        "capture", "captures as", row -> row.entry().capture().letters()),
                Column.words("code", "code", row -> row.entry().code()),
                Column.words("name", "name", row -> row.entry().name()),
                Column.number("value", "value", 1, Row::value),
                Column.datum("low", row -> end(row, Range::low)),
                Column.datum("high", row -> end(row, Range::high)),
                Column.fact("note", row -> row.range().isPresent() ? SynergyModel.RANGE : ""),
                Column.optionalFlag("determined", row -> row.range().map(Range::determined)),
                Column.when(
                        ranged,
                        Column.note(
                                "range",
                                row -> row.range()
                                        .map(range -> "[" + Numbers.fixed(range.low(), 1) + ", "
                                                + Numbers.fixed(range.high(), 1) + "]")
                                        .orElse(""))),
                Column.when(
                        ranged,
                        Column.remark(row -> row.range()
                                .map(range -> range.determined() ? "" : "not determined")
                                .orElse(""))));
    }

    private static double end(Row row, ToDoubleFunction<Range> end) {
        return row.range().map(end::applyAsDouble).orElse(Double.NaN);
    }
}
