package org.pieceworth.studies.value;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.report.chart.Words;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.valuation.pooled.PooledValue;
import org.pieceworth.valuation.pooled.PooledValue.Measured;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/// The combined value of each piece: a sentence and its sources for one piece, a line and columns for several.
final class PooledPart {

    /// More pieces than this are only in the table.
    private static final int LISTED = 6;

    private static final double WHOLE = 0.995;

    /// Centipawns: wider intervals are shown with one digit.
    private static final double COARSE = 40;

    private PooledPart() {}

    private record Place(Piece piece, Board board) {}

    /// Adds it before all else; nothing if no piece has one.
    static void of(ValueAnswer answer, Document document) {
        List<PooledRow> pooled = answer.pooled();
        if (pooled.isEmpty()) {
            return;
        }
        if (answer.isOfOne()) {
            PooledRow row = pooled.getFirst();
            document.line(sentence(answer, row));
            scale(answer, document);
            document.line("").table(sources(answer, row)).line("");
            row.pooled().notes().forEach(note -> document.line(Words.capital(note) + "."));
            if (!row.pooled().notes().isEmpty()) {
                document.line("");
            }
            return;
        }
        List<PooledRow> first = pooled.stream()
                .filter(row -> row.board().equals(answer.boards().getFirst()))
                .toList();
        if (first.size() <= LISTED) {
            document.line("On " + conditions(first.getFirst()) + ", in "
                    + (isPawns(answer) ? "pawns" : unit(answer).text()) + ": "
                    + first.stream()
                            .map(row -> ValueHeadline.name(row.piece()) + " "
                                    + text(answer, row.pooled(), row.pooled().value()))
                            .collect(Collectors.joining(", "))
                    + ".");
        } else {
            document.line("Combined values: " + conditions(first.getFirst()) + ".");
        }
        scale(answer, document);
        document.line("");
    }

    private static String sentence(ValueAnswer answer, PooledRow row) {
        PooledValue pooled = row.pooled();
        return ValueHeadline.typedAndName(row.piece()) + ": " + text(answer, pooled, pooled.value())
                + (isPawns(answer) ? " pawns" : "") + ", 90 % interval " + text(answer, pooled, pooled.low()) + " to "
                + text(answer, pooled, pooled.high()) + " (" + conditions(row) + ").";
    }

    private static String conditions(PooledRow row) {
        return row.board().shape() + ", " + row.pooled().conditions().text();
    }

    /// The scale, once on each screen.
    private static void scale(ValueAnswer answer, Document document) {
        if (isPawns(answer)) {
            document.line(
                    answer.game().flatMap(ValueAnswer.InGame::otherRules).isPresent()
                            ? "Scale: "
                                    + answer.pooled().stream()
                                            .filter(row -> row.pooled().low()
                                                    == row.pooled().high())
                                            .findFirst()
                                            .map(row -> ValueHeadline.name(row.piece()) + " = "
                                                    + Numbers.fixed(row.pooled().value() / 100, 0))
                                            .orElse("that of `measure`")
                                    + " under these rules."
                            : PooledRow.SCALE);
        }
    }

    private static ValueUnit unit(ValueAnswer answer) {
        return PooledRow.unit(answer.unit());
    }

    private static boolean isPawns(ValueAnswer answer) {
        return unit(answer).equals(ValueUnit.CENTIPAWN);
    }

    /// With as many digits as its interval permits.
    private static String text(ValueAnswer answer, PooledValue pooled, double value) {
        return isPawns(answer)
                ? Numbers.fixed(value / 100, pooled.high() - pooled.low() < COARSE ? 2 : 1)
                : Numbers.fixed(value, 0);
    }

    private static Grid sources(ValueAnswer answer, PooledRow row) {
        return sourceTable(
                        row.pooled().sources().stream()
                                .filter(source -> source.weight() >= 1 - WHOLE)
                                .toList(),
                        answer)
                .shown();
    }

    private static Table<PooledValue.Source> sourceTable(List<PooledValue.Source> sources, ValueAnswer answer) {
        return Table.of(
                "sources",
                sources,
                Column.words("source", "source", PooledValue.Source::source),
                Column.number("value", unit(answer).text(), 0, PooledValue.Source::value),
                Column.figure("weight", source -> weight(source.weight())),
                Column.datum("weight", PooledValue.Source::weight));
    }

    private static String weight(double share) {
        return share >= WHOLE ? "all" : Numbers.percent(share);
    }

    /// The list for programs.
    static Optional<Table<PooledRow>> table(ValueAnswer answer) {
        return answer.pooled().isEmpty()
                ? Optional.empty()
                : Optional.of(Table.of(
                        "pooled",
                        answer.pooled(),
                        Column.fact("piece", row -> row.piece().typed()),
                        Column.fact("name", row -> row.piece().name()),
                        Column.fact("board", row -> row.board().shape()),
                        Column.when(
                                !unit(answer).equals(answer.unit()),
                                Column.fact("unit", _ -> unit(answer).text())),
                        Column.datum("value", row -> row.pooled().value()),
                        Column.datum("low", row -> row.pooled().low()),
                        Column.datum("high", row -> row.pooled().high()),
                        Column.datum("level", _ -> PooledValue.LEVEL),
                        Column.whole("nodes", row -> row.pooled().conditions().fewest()),
                        Column.whole(
                                "mostNodes", row -> row.pooled().conditions().most()),
                        Column.fact(
                                "among",
                                row -> row.pooled().conditions().among().orElse("")),
                        Column.optional("measured", row -> measured(row, Measured::value)),
                        Column.optional("measuredSe", row -> measured(row, Measured::error)),
                        Column.optional(
                                "measuredOverTheGame",
                                row -> measured(
                                        row, known -> known.overTheGame().orElse(Double.NaN))),
                        Column.data("measuredGames", PooledPart::games),
                        Table.inside("sources", row -> sourceTable(row.pooled().sources(), answer)),
                        Column.fact(
                                "note", row -> String.join("; ", row.pooled().notes()))));
    }

    private static JsonNode games(PooledRow row) {
        return row.pooled()
                .measured()
                .<JsonNode>map(measured -> JsonNodeFactory.instance.numberNode(measured.games()))
                .orElse(JsonNodeFactory.instance.missingNode());
    }

    private static double measured(PooledRow row, ToDoubleFunction<Measured> number) {
        return row.pooled().measured().map(number::applyAsDouble).orElse(Double.NaN);
    }

    /// The value and its interval as columns next to the models', if there are several pieces.
    static List<Column<List<ValueRow>>> columns(ValueAnswer answer) {
        if (answer.pooled().isEmpty() || answer.isOfOne()) {
            return List.of();
        }
        Map<Place, PooledValue> values = answer.pooled().stream()
                .collect(Collectors.toMap(
                        row -> new Place(row.piece(), row.board()), PooledRow::pooled, (first, _) -> first));
        Function<List<ValueRow>, Optional<PooledValue>> of = rows -> Optional.ofNullable(
                values.get(new Place(rows.getFirst().piece(), rows.getFirst().board())));
        ToDoubleFunction<List<ValueRow>> value =
                rows -> of.apply(rows).map(PooledValue::value).orElse(Double.NaN);
        return List.of(
                Column.number(
                        "worth",
                        unit(answer).equals(answer.unit())
                                ? "combined"
                                : "combined, " + unit(answer).text(),
                        0,
                        value),
                Column.note(
                        "90 % interval",
                        rows -> of.apply(rows)
                                .map(pooled -> "[" + Numbers.fixed(pooled.low(), 0) + ", "
                                        + Numbers.fixed(pooled.high(), 0) + "]")
                                .orElse("")));
    }
}
