package org.pieceworth.studies.explain;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Numbers;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The tables of ideal and practical attack values as one.
public final class AttackTableDocument {

    private AttackTableDocument() {}

    public static Document of(AttackValueTable answer) {
        double ideal = answer.scale(AttackValueTable.Row::ideal);
        double practical = answer.scale(AttackValueTable.Row::practical);
        Document document = new Document();
        document.line("Attack values by the universal model on "
                + answer.board().shape() + "; the least of these pieces has 10.");
        document.line("");
        Grid table = new Grid()
                .left("piece")
                .left("name")
                .right("cells attacked")
                .right("ideal")
                .right("practical, in cells")
                .right("practical");
        document.json().put("board", answer.board().shape());
        ArrayNode rows = document.json().putArray("rows");
        Map<String, List<String>> notes = new LinkedHashMap<>();
        for (AttackValueTable.Row row : answer.rows()) {
            table.row(
                    row.piece().typed(),
                    row.piece().name(),
                    text(row.ideal(), 1),
                    text(row.ideal(), ideal),
                    text(row.practical(), 1),
                    text(row.practical(), practical));
            ObjectNode node = rows.addObject()
                    .put("piece", row.piece().typed())
                    .put("name", row.piece().name());
            put(node, "cells", row.ideal(), 1);
            put(node, "ideal", row.ideal(), ideal);
            put(node, "practicalCells", row.practical(), 1);
            put(node, "practical", row.practical(), practical);
            ArrayNode own = node.putArray("notes");
            row.notes().forEach(note -> {
                own.add(note);
                notes.merge(note, List.of(row.piece().typed()), AttackTableDocument::joined);
            });
        }
        document.table(table).line("");
        notes.forEach((note, pieces) -> document.line("Note (" + String.join(", ", pieces) + "): " + note + "."));
        return document;
    }

    private static List<String> joined(List<String> some, List<String> more) {
        return Stream.concat(some.stream(), more.stream()).toList();
    }

    private static String text(OptionalDouble value, double scale) {
        return value.isPresent() ? Numbers.fixed(scale * value.getAsDouble(), 2) : "–";
    }

    private static void put(ObjectNode node, String key, OptionalDouble value, double scale) {
        if (value.isPresent()) {
            node.put(key, scale * value.getAsDouble());
        } else {
            node.putNull(key);
        }
    }
}
