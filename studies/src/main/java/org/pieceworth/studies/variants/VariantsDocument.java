package org.pieceworth.studies.variants;

import java.util.List;
import java.util.stream.Collectors;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.VariantReading;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

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
        ArrayNode rows = document.json().putArray("rows");
        readings.forEach(reading -> row(rows.addObject(), reading));
        if (readings.size() == 1) {
            details(document, readings.getFirst());
        } else {
            document.table(table());
            document.line("").line(readings.size() + " variants.");
        }
        if (answer.checks()) {
            warnings(document);
        }
        return document;
    }

    private Grid table() {
        Grid table = new Grid()
                .left("name")
                .left("board")
                .left("pieces")
                .left("parent")
                .left("not modelled");
        for (VariantReading reading : answer.readings()) {
            Variant variant = reading.variant();
            table.row(
                    variant.name(), variant.board().shape(), letters(variant), reading.parent(), notModelled(variant));
        }
        return table;
    }

    private static String letters(Variant variant) {
        return variant.types().stream()
                .map(type -> String.valueOf(type.letter()))
                .collect(Collectors.joining());
    }

    private static String notModelled(Variant variant) {
        return keys(variant.notModelled());
    }

    /// The names of rules that are not modelled.
    public static String keys(List<String> notModelled) {
        return notModelled.stream().map(rule -> rule.replaceFirst(":.*", "")).collect(Collectors.joining(", "));
    }

    private static void row(ObjectNode node, VariantReading reading) {
        Variant variant = reading.variant();
        node.put("name", variant.name()).put("about", reading.about()).put("parent", reading.parent());
        node.put("board", variant.board().shape()).put("startFen", variant.startFen());
        ArrayNode pieces = node.putArray("pieces");
        for (PieceType type : variant.types()) {
            pieces.addObject()
                    .put("letter", String.valueOf(type.letter()))
                    .put("name", type.name())
                    .put("betza", type.betza());
        }
        variant.notModelled().forEach(node.putArray("notModelled")::add);
        reading.warnings().forEach(node.putArray("warnings")::add);
    }

    private static void details(Document document, VariantReading reading) {
        Variant variant = reading.variant();
        if (!reading.about().isEmpty()) {
            document.line(reading.about());
        }
        document.line(variant.name() + " on " + variant.board().shape()
                + (reading.parent().isEmpty() ? "" : ", derived from " + reading.parent()));
        document.line("starts from " + variant.startFen()).line("");
        Grid table = new Grid().left("letter").left("piece").left("betza");
        variant.types().forEach(type -> table.row(String.valueOf(type.letter()), type.name(), type.betza()));
        document.table(table);
        if (!variant.notModelled().isEmpty()) {
            document.line("").line("Not modelled:");
            variant.notModelled().forEach(rule -> document.line("  " + rule));
        }
    }

    private void warnings(Document document) {
        ArrayNode ofFile = document.json().putArray("warnings");
        answer.warnings().forEach(ofFile::add);
        ArrayNode errors = document.json().putArray("errors");
        answer.faults().forEach(errors::add);
        answer.warnings().forEach(warning -> document.line("Warning: " + warning + "."));
        answer.readings()
                .forEach(reading -> reading.warnings()
                        .forEach(warning ->
                                document.line("Warning: [" + reading.variant().name() + "] " + warning + ".")));
        answer.faults().forEach(fault -> document.line("Error: " + fault + "."));
    }
}
