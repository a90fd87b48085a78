package org.pieceworth.studies.explain;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Stream;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Table;

/// The tables of ideal and practical attack values as one.
public final class AttackTableDocument {

    private AttackTableDocument() {}

    public static Document of(AttackValueTable answer) {
        double ideal = answer.scale(AttackValueTable.Row::ideal);
        double practical = answer.scale(AttackValueTable.Row::practical);
        Document document = new Document();
        document.line("Attack values by the universal model on "
                + answer.board().shape() + "; the least of these pieces has 10.");
        document.json().put("board", answer.board().shape());
        document.line("")
                .table(Table.of(
                        "rows",
                        answer.rows(),
                        Column.words("piece", "piece", row -> row.piece().typed()),
                        Column.words("name", "name", row -> row.piece().name()),
                        value("cells", "cells attacked", AttackValueTable.Row::ideal, 1),
                        value("ideal", "ideal", AttackValueTable.Row::ideal, ideal),
                        value("practicalCells", "practical, in cells", AttackValueTable.Row::practical, 1),
                        value("practical", "practical", AttackValueTable.Row::practical, practical),
                        Column.texts("notes", AttackValueTable.Row::notes)))
                .line("");
        Map<String, List<String>> notes = new LinkedHashMap<>();
        answer.rows()
                .forEach(row -> row.notes()
                        .forEach(note -> notes.merge(note, List.of(row.piece().typed()), AttackTableDocument::joined)));
        notes.forEach((note, pieces) -> document.line("Note (" + String.join(", ", pieces) + "): " + note + "."));
        return document;
    }

    private static List<String> joined(List<String> some, List<String> more) {
        return Stream.concat(some.stream(), more.stream()).toList();
    }

    private static Column<AttackValueTable.Row> value(
            String key, String heading, Function<AttackValueTable.Row, OptionalDouble> value, double scale) {
        return Column.number(key, heading, 2, row -> scale * value.apply(row).orElse(Double.NaN));
    }
}
