package org.pieceworth.studies.value;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.studies.endings.MatingPower;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.ValuationModel;
import tools.jackson.databind.node.ArrayNode;

/// Values in comparison: the answer first, then a column for each model, then the notes.
public final class ValueDocument {

    /// The board of solved endings.
    private static final String ENDINGS = "8x8";

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
    /// @param naming converts the name of a setting (`notes`) to the name for users (`--notes`)
    public static Document brief(ValueAnswer answer, UnaryOperator<String> naming) {
        return document(answer, false, naming);
    }

    /// With all notes.
    public static Document of(ValueAnswer answer) {
        return document(answer, true, UnaryOperator.identity());
    }

    /// Adds the combined value, if there is one, before another answer about the piece.
    public static void lead(ValueAnswer answer, Document document) {
        PooledPart.of(answer, document);
        PooledPart.table(answer).ifPresent(document::data);
    }

    private static Document document(ValueAnswer answer, boolean allNotes, UnaryOperator<String> naming) {
        ValueDocument values = new ValueDocument(answer);
        Document document = new Document();
        PooledPart.of(answer, document);
        Optional<MatingPower> mating = values.matingPower();
        mating.ifPresent(power -> document.line(power.text()).line(""));
        document.line(ValueHeadline.of(answer)).line("").shown(values.sideBySide());
        List<String> notes = ValueNotes.of(answer, allNotes, naming.apply("notes"));
        if (!notes.isEmpty()) {
            document.line("");
            notes.forEach(document::line);
        }
        document.json()
                .put("board", values.boards.stream().map(Board::shape).collect(Collectors.joining(",")))
                .put("unit", values.unit.text());
        Table<ValueRow> rows = values.rows();
        rows.putInto(document.json());
        PooledPart.table(answer).ifPresent(table -> table.putInto(document.json()));
        answer.game().ifPresent(game -> {
            document.json().put("variant", game.name()).put("density", game.density());
            ArrayNode warnings = document.json().putArray("warnings");
            game.warnings().forEach(warnings::add);
            game.readings().forEach((letter, reading) -> warnings.add(letter + ": " + reading));
            game.notModelled().forEach(document.json().putArray("notModelled")::add);
            game.otherRules().ifPresent(rule -> document.json().put("otherRules", rule));
            game.withoutMaterial().ifPresent(reason -> document.json().put("withoutMaterial", reason.why()));
        });
        mating.ifPresent(power -> document.json()
                .putObject("mating")
                .put("won", power.one().won())
                .put("longest", power.one().longest()));
        return document.csv(rows.raw("board", "piece", "name", "model", "value", "low", "high", "note"));
    }

    private Optional<MatingPower> matingPower() {
        Piece piece = rows.getFirst().piece();
        return answer.isOfOne()
                        && answer.game().isEmpty()
                        && boards.getFirst().shape().equals(ENDINGS)
                ? MatingPower.of(piece.name(), piece.betza().text())
                : Optional.empty();
    }

    private int decimals(ValuationModel model) {
        return ValueHeadline.decimals(
                unit,
                rows.stream()
                        .filter(row -> row.model().equals(model) && row.value().isPresent())
                        .mapToDouble(row -> row.value().getAsDouble())
                        .toArray());
    }

    private Table<ValueRow> rows() {
        return Table.of(
                "rows",
                rows,
                Column.when(
                        boards.size() > 1,
                        Column.words("board", "board", row -> row.board().shape())),
                Column.words("piece", "piece", row -> row.piece().typed()),
                Column.fact("name", row -> row.piece().name()),
                Column.when(
                        rows.stream().map(ValueRow::piece).anyMatch(ValueDocument::nameSaysMore),
                        Column.note("name", row -> row.piece().name())),
                Column.fact("betza", row -> row.piece().betza().text()),
                Column.fact("model", row -> row.model().name()),
                Column.datum("value", row -> row.value().orElse(Double.NaN)),
                Column.datum("low", row -> row.range().map(Valuation.Range::low).orElse(Double.NaN)),
                Column.datum(
                        "high", row -> row.range().map(Valuation.Range::high).orElse(Double.NaN)),
                Column.fact("note", this::note));
    }

    /// A row for each piece, with the combined value first if there are several, then the values of
    /// all models.
    private Table<List<ValueRow>> sideBySide() {
        int size = models.size();
        List<List<ValueRow>> pieces = IntStream.range(0, rows.size() / size)
                .mapToObj(i -> rows.subList(size * i, size * (i + 1)))
                .toList();
        return rows().within(pieces, List::getFirst)
                .and(PooledPart.columns(answer))
                .and(IntStream.range(0, size)
                        .boxed()
                        .flatMap(model -> columns(model).stream())
                        .toList());
    }

    private List<Column<List<ValueRow>>> columns(int place) {
        ValuationModel model = models.get(place);
        int decimals = decimals(model);
        return List.of(
                Column.number(
                        model.name(),
                        model.name(),
                        decimals,
                        row -> row.get(place).value().orElse(Double.NaN)),
                Column.when(
                        hasRange(model),
                        Column.note(
                                model.name() + " range",
                                row -> row.get(place)
                                        .range()
                                        .map(range -> interval(range, decimals))
                                        .orElse(""))));
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

    /// The reading comes first, since the value may be that of another piece than its author intended.
    private String note(ValueRow row) {
        return Stream.of(answer.reading(row.piece()), row.note())
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("; "));
    }
}
