package org.pieceworth.studies.value;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.document.Numbers;
import org.pieceworth.studies.document.Table;
import org.pieceworth.studies.pieces.PieceRemarks;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.ValuationModel;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Values side by side: the answer first, then a column a model, then why some are missing or doubtful.
public final class ValueDocument {

    /// More pieces than this are counted, not listed, before a note.
    private static final int LISTED = 6;

    private static final double WHOLE = 1e-9;
    private static final double SMALL = 100;
    private static final int DIGITS = 3;

    private final List<ValueRow> rows;
    private final List<ValuationModel> models;
    private final List<Board> boards;
    private final ValueUnit unit;

    private ValueDocument(ValueAnswer answer) {
        this.rows = answer.rows();
        this.models = answer.models();
        this.boards = answer.boards();
        this.unit = answer.unit();
    }

    public static Document of(ValueAnswer answer) {
        ValueDocument values = new ValueDocument(answer);
        Document document = new Document();
        document.line(answer.game()
                        .map(game ->
                                game.name() + " on " + values.boards.getFirst().shape() + ", density "
                                        + Numbers.fixed(game.density(), 2) + " in the start position:")
                        .orElseGet(values::answer))
                .line("");
        values.addTo(document);
        answer.game().ifPresent(game -> {
            document.json().put("variant", game.name()).put("density", game.density());
            game.notModelled().forEach(document.json().putArray("notModelled")::add);
        });
        return document;
    }

    /// Everything but the first line.
    private void addTo(Document document) {
        document.table(table());
        List<String> notes = notes();
        if (!notes.isEmpty()) {
            document.line("");
            notes.forEach(document::line);
        }
        addJson(document.json());
        document.csv(csv());
    }

    /// One line that answers before the table does.
    private String answer() {
        Piece piece = rows.getFirst().piece();
        Board board = rows.getFirst().board();
        double[] values = rows.subList(0, models.size()).stream()
                .filter(row -> row.value().isPresent())
                .mapToDouble(row -> row.value().getAsDouble())
                .sorted()
                .toArray();
        String what = piece.name().isEmpty() || piece.name().equals(piece.typed())
                ? piece.typed()
                : piece.typed() + " (" + piece.name() + ")";
        if (values.length == 0) {
            return what + " has no value by " + (models.size() == 1 ? "this model" : "these models") + " on "
                    + board.shape() + "; the notes say why.";
        }
        int decimals = decimals(values);
        String least = Numbers.fixed(values[0], decimals);
        String most = Numbers.fixed(values[values.length - 1], decimals);
        String range = values.length == 1 || least.equals(most) ? least : least + " to " + most;
        if (unit instanceof ValueUnit.Raw && values.length > 1) {
            return what + " on " + board.shape() + ", by each model on its own scale:";
        }
        String by = values.length == 1
                ? "the " + onlyModel() + " model"
                : Numbers.counted(values.length, "model") + " of theory";
        return what + " is worth " + range + " on " + board.shape() + " by " + by + " (" + unit.text() + ").";
    }

    private String onlyModel() {
        return rows.subList(0, models.size()).stream()
                .filter(row -> row.value().isPresent())
                .map(row -> row.model().name())
                .findFirst()
                .orElse("");
    }

    /// One form for a column: whole where all numbers are, else one decimal, or two on a small scale.
    private int decimals(double[] values) {
        boolean whole = true;
        double largest = 0;
        for (double value : values) {
            whole &= Math.abs(value - Math.rint(value)) < WHOLE;
            largest = Math.max(largest, Math.abs(value));
        }
        if (whole) {
            return 0;
        }
        int small = largest < 1 ? DIGITS - (int) Math.ceil(Math.log10(largest)) : 2;
        return unit instanceof ValueUnit.Raw || largest < SMALL ? small : 1;
    }

    private int decimals(ValuationModel model) {
        return decimals(rows.stream()
                .filter(row -> row.model().equals(model) && row.value().isPresent())
                .mapToDouble(row -> row.value().getAsDouble())
                .toArray());
    }

    private Table table() {
        Table table = new Table();
        if (boards.size() > 1) {
            table.left("board");
        }
        table.left("piece").left("name");
        boolean[] ranged = new boolean[models.size()];
        int[] decimals = models.stream().mapToInt(this::decimals).toArray();
        for (int i = 0; i < models.size(); i++) {
            ranged[i] = hasRange(models.get(i));
            table.right(models.get(i).name());
            if (ranged[i]) {
                table.left("range");
            }
        }
        for (int first = 0; first < rows.size(); first += models.size()) {
            List<String> cells = new ArrayList<>();
            ValueRow row = rows.get(first);
            if (boards.size() > 1) {
                cells.add(row.board().shape());
            }
            cells.add(row.piece().typed());
            cells.add(row.piece().name());
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

    private boolean hasRange(ValuationModel model) {
        return rows.stream()
                .anyMatch(row -> row.model().equals(model) && row.range().isPresent());
    }

    private static String interval(Valuation.Range range, int decimals) {
        return "[" + Numbers.fixed(range.low(), decimals) + ", " + Numbers.fixed(range.high(), decimals) + "]";
    }

    /// Notes by model, each once with the pieces that it is about.
    private List<String> notes() {
        Map<String, Set<String>> remarks = new LinkedHashMap<>();
        List<String> lines = new ArrayList<>();
        for (ValuationModel model : models) {
            Map<String, Set<String>> about = new LinkedHashMap<>();
            for (ValueRow row : rows) {
                if (row.model().equals(model)) {
                    String subject = row.piece().typed()
                            + (boards.size() > 1 ? " on " + row.board().shape() : "");
                    row.notes()
                            .forEach(note -> about.computeIfAbsent(note, _ -> new LinkedHashSet<>())
                                    .add(subject));
                    PieceRemarks.of(row.piece())
                            .forEach(remark -> remarks.computeIfAbsent(remark, _ -> new LinkedHashSet<>())
                                    .add(row.piece().typed()));
                }
            }
            about.forEach((note, subjects) -> lines.add(model.name() + subject(subjects) + ": " + note + "."));
        }
        remarks.forEach((remark, subjects) -> lines.add(String.join(", ", subjects) + ": " + remark + "."));
        return lines;
    }

    private String subject(Set<String> pieces) {
        if (pieces.size() == rows.size() / models.size()) {
            return "";
        }
        String listed = pieces.size() <= LISTED
                ? String.join(", ", pieces)
                : pieces.stream().limit(LISTED - 1).collect(Collectors.joining(", ")) + " and "
                        + (pieces.size() - LISTED + 1) + " more";
        return " (" + listed + ")";
    }

    private Table csv() {
        Table csv = new Table();
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
            cells.add(row.note());
            csv.row(cells.toArray(String[]::new));
        }
        return csv;
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
            node.put("note", row.note());
        }
    }
}
