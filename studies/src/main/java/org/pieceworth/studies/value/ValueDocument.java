package org.pieceworth.studies.value;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Numbers;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.ValuationModel;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Values side by side: the answer first, then a column a model, then what there is to say of them.
public final class ValueDocument {

    private final List<ValueRow> rows;
    private final List<ValuationModel> models;
    private final List<Board> boards;
    private final ValueAnswer answer;
    private final ValueUnit unit;

    private ValueDocument(ValueAnswer answer) {
        this.answer = answer;
        this.rows = answer.rows();
        this.models = answer.models();
        this.boards = answer.boards();
        this.unit = answer.unit();
    }

    /// With one line about the notes there are.
    ///
    /// @param naming from the name of a setting (`notes`) to what users see (`--notes`)
    public static Document brief(ValueAnswer answer, UnaryOperator<String> naming) {
        return document(answer, false, naming);
    }

    /// With all notes.
    public static Document of(ValueAnswer answer) {
        return document(answer, true, UnaryOperator.identity());
    }

    private static Document document(ValueAnswer answer, boolean allNotes, UnaryOperator<String> naming) {
        ValueDocument values = new ValueDocument(answer);
        Document document = new Document();
        document.line(ValueHeadline.of(answer)).line("").table(values.table());
        List<String> notes = ValueNotes.of(answer, allNotes, naming.apply("notes"));
        if (!notes.isEmpty()) {
            document.line("");
            notes.forEach(document::line);
        }
        values.addJson(document.json());
        answer.game().ifPresent(game -> {
            document.json().put("variant", game.name()).put("density", game.density());
            ArrayNode warnings = document.json().putArray("warnings");
            game.warnings().forEach(warnings::add);
            game.readings().forEach((letter, reading) -> warnings.add(letter + ": " + reading));
            game.notModelled().forEach(document.json().putArray("notModelled")::add);
            game.withoutMaterial().ifPresent(reason -> document.json().put("withoutMaterial", reason.why()));
        });
        return document.csv(values.csv());
    }

    private int decimals(ValuationModel model) {
        return ValueHeadline.decimals(
                unit,
                rows.stream()
                        .filter(row -> row.model().equals(model) && row.value().isPresent())
                        .mapToDouble(row -> row.value().getAsDouble())
                        .toArray());
    }

    private Grid table() {
        Grid table = new Grid();
        if (boards.size() > 1) {
            table.left("board");
        }
        table.left("piece");
        boolean named = rows.stream().map(ValueRow::piece).anyMatch(ValueDocument::nameSaysMore);
        if (named) {
            table.left("name");
        }
        boolean[] ranged = new boolean[models.size()];
        int[] decimals = models.stream().mapToInt(this::decimals).toArray();
        for (int i = 0; i < models.size(); i++) {
            ranged[i] = hasRange(models.get(i));
            table.right(models.get(i).name());
            if (ranged[i]) {
                table.left(models.get(i).name() + " range");
            }
        }
        for (int first = 0; first < rows.size(); first += models.size()) {
            List<String> cells = new ArrayList<>();
            ValueRow row = rows.get(first);
            if (boards.size() > 1) {
                cells.add(row.board().shape());
            }
            cells.add(row.piece().typed());
            if (named) {
                cells.add(row.piece().name());
            }
            for (int i = 0; i < models.size(); i++) {
                ValueRow each = rows.get(first + i);
                cells.add(each.value().isPresent() ? Numbers.fixed(each.value().getAsDouble(), decimals[i]) : "–");
                if (ranged[i]) {
                    int digits = decimals[i];
                    cells.add(each.range().map(range -> interval(range, digits)).orElse(""));
                }
            }
            table.row(cells.toArray(String[]::new));
        }
        return table;
    }

    private static boolean nameSaysMore(Piece piece) {
        return !piece.name().isEmpty() && !piece.name().equals(piece.typed());
    }

    private boolean hasRange(ValuationModel model) {
        return rows.stream()
                .anyMatch(row -> row.model().equals(model) && row.range().isPresent());
    }

    private static String interval(Valuation.Range range, int decimals) {
        return "[" + Numbers.fixed(range.low(), decimals) + ", " + Numbers.fixed(range.high(), decimals) + "]";
    }

    private Grid csv() {
        Grid csv = new Grid();
        if (boards.size() > 1) {
            csv.left("board");
        }
        csv.left("piece")
                .left("name")
                .left("model")
                .right("value")
                .right("low")
                .right("high")
                .left("note");
        for (ValueRow row : rows) {
            List<String> cells = new ArrayList<>();
            if (boards.size() > 1) {
                cells.add(row.board().shape());
            }
            cells.add(row.piece().typed());
            cells.add(row.piece().name());
            cells.add(row.model().name());
            cells.add(row.value().isPresent() ? Double.toString(row.value().getAsDouble()) : "");
            cells.add(row.range().map(range -> Double.toString(range.low())).orElse(""));
            cells.add(row.range().map(range -> Double.toString(range.high())).orElse(""));
            cells.add(note(row));
            csv.row(cells.toArray(String[]::new));
        }
        return csv;
    }

    /// The reading comes first, since the value may be that of another piece than its author meant.
    private String note(ValueRow row) {
        return Stream.of(answer.reading(row.piece()), row.note())
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("; "));
    }

    private void addJson(ObjectNode json) {
        json.put("board", boards.stream().map(Board::shape).collect(Collectors.joining(",")));
        json.put("unit", unit.text());
        ArrayNode array = json.putArray("rows");
        for (ValueRow row : rows) {
            ObjectNode node = array.addObject();
            if (boards.size() > 1) {
                node.put("board", row.board().shape());
            }
            node.put("piece", row.piece().typed());
            node.put("name", row.piece().name());
            node.put("betza", row.piece().betza().text());
            node.put("model", row.model().name());
            row.value().ifPresentOrElse(value -> node.put("value", value), () -> node.putNull("value"));
            row.range()
                    .ifPresentOrElse(
                            range -> node.put("low", range.low()).put("high", range.high()),
                            () -> node.putNull("low").putNull("high"));
            node.put("note", note(row));
        }
    }
}
