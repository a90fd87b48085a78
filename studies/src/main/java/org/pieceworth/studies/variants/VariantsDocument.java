package org.pieceworth.studies.variants;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.studies.score.Forecasts;
import org.pieceworth.studies.value.PooledRow;
import org.pieceworth.valuation.pooled.PooledValue;

/// Variants as a list, or one with its pieces.
public final class VariantsDocument {

    private final VariantsAnswer answer;

    private VariantsDocument(VariantsAnswer answer) {
        this.answer = answer;
    }

    public static Document of(VariantsAnswer answer) {
        return new VariantsDocument(answer).document();
    }

    private Document document() {
        List<VariantReading> readings = answer.readings();
        Document document = new Document();
        document.data(rows());
        if (readings.size() == 1) {
            details(document, readings.getFirst());
        } else {
            document.shown(rows());
            if (!readings.isEmpty() || answer.failure().isEmpty()) {
                document.line("").line(readings.size() + " variants.");
            }
        }
        if (answer.checks()) {
            warnings(document);
        }
        return document;
    }

    private Table<VariantReading> rows() {
        return Table.of(
                "rows",
                answer.readings(),
                Column.words("name", "name", reading -> reading.variant().name()),
                Column.fact("about", VariantReading::about),
                Column.note("board", reading -> reading.variant().surface().shape()),
                Column.note("pieces", reading -> letters(reading.variant())),
                Column.words("parent", "parent", VariantReading::parent),
                Column.fact("board", reading -> reading.variant().surface().shape()),
                Column.fact("startFen", reading -> reading.variant().startFen()),
                Table.inside("pieces", reading -> pieces(reading.variant())),
                Column.note("not modelled", reading -> keys(reading.variant().notModelled())),
                Column.texts("notModelled", reading -> reading.variant().notModelled()),
                Column.texts("warnings", VariantReading::warnings));
    }

    private Table<PieceType> pieces(Variant variant) {
        boolean known = !answer.worth().isEmpty();
        return Table.of(
                "pieces",
                List.copyOf(variant.types()),
                Column.words("letter", "letter", type -> PieceLetter.text(type.letter())),
                Column.words("name", "piece", PieceType::name),
                Column.fact("betza", PieceType::betza),
                Column.note("betza", VariantsDocument::betza),
                Column.optionalFact("dialect", VariantsDocument::dialect),
                Column.when(
                        known,
                        Column.number("worth", "value", Numbers::pawns, type -> worth(type, PooledValue::value))),
                Column.when(known, Column.datum("low", type -> worth(type, PooledValue::low))),
                Column.when(known, Column.datum("high", type -> worth(type, PooledValue::high))),
                Column.when(
                        known,
                        Column.figure(
                                "90 % interval",
                                type -> pooled(type).map(PooledRow::interval).orElse(""))));
    }

    private double worth(PieceType type, ToDoubleFunction<PooledValue> number) {
        return pooled(type).map(PooledRow::pooled).map(number::applyAsDouble).orElse(Double.NaN);
    }

    private Optional<PooledRow> pooled(PieceType type) {
        String letter = PieceLetter.text(type.letter());
        return answer.worth().stream()
                .filter(row -> row.piece().typed().equals(letter))
                .findFirst();
    }

    /// The dialect of a movement that is not in that of files of variants.
    private static String dialect(PieceType type) {
        return type.dialect() == Dialect.FSF ? "" : type.dialect().label();
    }

    private static String betza(PieceType type) {
        return type.betza() + (dialect(type).isEmpty() ? "" : " (" + dialect(type) + ")");
    }

    private static String letters(Variant variant) {
        return variant.types().stream()
                .map(type -> PieceLetter.text(type.letter()))
                .collect(Collectors.joining());
    }

    /// The names of rules without effect in Pieceworth.
    public static String keys(List<String> notModelled) {
        return notModelled.stream().map(rule -> rule.replaceFirst(":.*", "")).collect(Collectors.joining(", "));
    }

    private void details(Document document, VariantReading reading) {
        Variant variant = reading.variant();
        if (!reading.about().isEmpty()) {
            document.line(reading.about());
        }
        document.line(variant.name() + " on " + variant.surface().shape()
                + (reading.parent().isEmpty() ? "" : ", derived from " + reading.parent()));
        document.line("starts from " + variant.startFen()).line("");
        document.shown(pieces(variant));
        if (!answer.worth().isEmpty()) {
            document.line("").line("Combined values in pawns, in the armies of this variant, with 90 % intervals.");
        }
        if (!answer.forecasts().isEmpty()) {
            document.line("")
                    .line("By the pieces of both sides White is expected to score " + Forecasts.text(answer.forecasts())
                            + " per move.");
            Forecasts.table(answer.forecasts()).putInto(document.json());
        }
        if (!variant.notModelled().isEmpty()) {
            document.line("").line("Not modelled:");
            variant.notModelled().forEach(rule -> document.line("  " + rule));
        }
    }

    private void warnings(Document document) {
        answer.warnings().forEach(document.json().putArray("warnings")::add);
        answer.errors().forEach(document.json().putArray("errors")::add);
        answer.warnings().forEach(warning -> document.line("Warning: " + warning + "."));
        answer.readings()
                .forEach(reading -> reading.warnings()
                        .forEach(warning ->
                                document.line("Warning: [" + reading.variant().name() + "] " + warning + ".")));
        answer.errors().forEach(fault -> document.line("Error: " + fault + "."));
    }
}
