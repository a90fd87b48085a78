package org.pieceworth.studies.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.fit.ControlledValues;
import org.pieceworth.empirical.fit.ControlledValues.Controlled;
import org.pieceworth.empirical.fit.DoubtText;
import org.pieceworth.empirical.fit.Evidence;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.groups.GroupedValues.Group;
import org.pieceworth.empirical.rows.Material;
import org.pieceworth.report.page.FitReport;
import org.pieceworth.report.page.ReferenceSet;
import org.pieceworth.rules.piece.OrthodoxPiece;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.RoundedEnds;
import org.pieceworth.terms.Feature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/// The values of a fit as tables, their columns declared once for text, pages, CSV and JSON.
///
/// @param report the facts
record ValueTables(FitReport report) {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final String ERROR = "± s.e.";
    private static final String INTERVAL = "95 % interval";

    /// A row of the CSV form: a value of all games, or of a group.
    ///
    /// @param value the value
    /// @param betza the piece's moves, or empty
    /// @param group the group; empty for all games
    private record CsvRow(FittedValue value, String betza, Optional<Group> group) {}

    /// All values for programs.
    Table<FittedValue> values() {
        List<Column<FittedValue>> columns = new ArrayList<>(numbers());
        columns.add(Column.data("informing", value -> games(value, games -> JSON.numberNode(games.games()))));
        columns.add(Column.data("effective", value -> games(value, games -> number(games.effective()))));
        columns.add(Column.fact("note", ValueTables::note));
        return new Table<>("values", report.values(), columns);
    }

    private static JsonNode games(FittedValue value, Function<Evidence, JsonNode> number) {
        return value.evidence().map(number).orElseGet(JSON::missingNode);
    }

    private static JsonNode number(double number) {
        return Double.isFinite(number) ? JSON.numberNode(number) : JSON.nullNode();
    }

    private static String note(FittedValue value) {
        return value.doubt().map(DoubtText::of).orElseGet(() -> {
            if (value.interval().isPresent()
                    && (value.low().isEmpty() || value.high().isEmpty())) {
                return "sampling; the interval is "
                        + Numbers.interval(value.interval().get(), 1);
            }
            return value.standardError().isPresent() ? "sampling" : "sampling; too weak a unit for a standard error";
        });
    }

    /// All values for people but those of squares, which are too many for a table of values.
    Table<FittedValue> shownValues() {
        return new Table<>("values", withoutSquares(), numbers());
    }

    /// With values from other sources beside them on pages.
    Table<FittedValue> shownValues(List<ReferenceSet> references) {
        List<Column<FittedValue>> columns = new ArrayList<>(numbers());
        int decimals = decimals(report.values());
        references.forEach(reference -> columns.add(Column.<FittedValue>figure(reference.name(), value -> {
                    Double other =
                            reference.values().get(value.feature().startsWith("pair:B") ? "pair" : value.feature());
                    return other == null ? "" : Numbers.fixed(other, other == Math.rint(other) ? 0 : decimals);
                })
                .onPages()));
        return new Table<>("values", withoutSquares(), columns);
    }

    private List<FittedValue> withoutSquares() {
        List<Feature> features = report.terms().features();
        return IntStream.range(0, report.values().size())
                .filter(i -> i >= features.size() || features.get(i).square().isEmpty())
                .mapToObj(report.values()::get)
                .toList();
    }

    private List<Column<FittedValue>> numbers() {
        int decimals = decimals(report.values());
        return List.of(
                Column.fact("feature", FittedValue::feature),
                Column.note("piece", ValueTables::title),
                Column.<FittedValue>number(
                                "value",
                                "value, " + report.settings().unit().text(),
                                decimals,
                                value -> Column.value(value.value()))
                        .showing(value -> known(
                                value,
                                () -> value.value()
                                        .map(estimate -> Numbers.fixed(estimate.value(), decimals(value, decimals))))),
                Column.<FittedValue>number("se", ERROR, decimals, value -> of(value.standardError()))
                        .showing(value -> known(
                                value,
                                () -> isUnit(value)
                                        ? Optional.of("unit")
                                        : value.standardError()
                                                .map(error -> Numbers.fixed(error, decimals(value, decimals))))),
                Column.datum("low", value -> of(value.low())),
                Column.datum("high", value -> of(value.high())),
                Column.<FittedValue>figure(INTERVAL, _ -> "")
                        .showing(value -> known(
                                value,
                                () -> isUnit(value)
                                        ? Optional.of("")
                                        : value.interval()
                                                .map(interval ->
                                                        Numbers.interval(interval, decimals(value, decimals))))),
                Column.<FittedValue>number("coefficient", "logits", 4, value -> Column.value(value.coefficient()))
                        .showing(value ->
                                known(value, () -> value.coefficient().map(found -> Numbers.fixed(found.value(), 4)))),
                Column.<FittedValue>number("coefficientSe", ERROR, 4, value -> of(value.coefficientError()))
                        .showing(value ->
                                known(value, () -> value.coefficientError().map(error -> Numbers.fixed(error, 4)))));
    }

    private static Optional<String> known(FittedValue value, Supplier<Optional<String>> text) {
        return value.value().isEmpty() || value.coefficient().isEmpty() ? Optional.empty() : text.get();
    }

    static OptionalDouble of(Optional<Double> number) {
        return number.map(OptionalDouble::of).orElseGet(OptionalDouble::empty);
    }

    private static String title(FittedValue value) {
        return isPiece(value) ? value.feature() + " " + name(value) : name(value);
    }

    private static String name(FittedValue value) {
        return Material.NAMES.contains(value.feature())
                ? OrthodoxPiece.wordOf(value.feature()).orElse(value.title())
                : value.title();
    }

    private boolean isUnit(FittedValue value) {
        return report.settings().unit() instanceof ValueUnit.Anchored anchored
                && (anchored.piece().equalsIgnoreCase(name(value))
                        || OrthodoxPiece.wordOf(anchored.piece().toUpperCase(Locale.ROOT))
                                .filter(name(value)::equals)
                                .isPresent());
    }

    /// Pieces say how exact the column is, and where none has an error, all that is in it.
    private static int decimals(List<FittedValue> values) {
        if (values.stream().noneMatch(ValueTables::hasError)) {
            return decimalsWithoutErrors(values);
        }
        List<FittedValue> pieces = values.stream()
                .filter(ValueTables::isPiece)
                .filter(ValueTables::hasError)
                .toList();
        return Numbers.decimals((pieces.isEmpty() ? values : pieces)
                .stream().flatMap(value -> value.value().stream()).toList());
    }

    private static boolean isPiece(FittedValue value) {
        return value.feature().length() == 1;
    }

    private static boolean hasError(FittedValue value) {
        return value.standardError().filter(error -> error > 0).isPresent();
    }

    /// Two digits behind the point for numbers as small as logits, which would be written as 0.
    private static int decimalsWithoutErrors(List<FittedValue> values) {
        boolean pieces = values.stream()
                .filter(ValueTables::isPiece)
                .anyMatch(value -> value.value().isPresent());
        return values.stream()
                        .filter(value -> !pieces || isPiece(value))
                        .flatMap(value -> value.value().stream())
                        .allMatch(estimate -> Math.abs(estimate.value()) < 10)
                ? 2
                : 0;
    }

    /// More where an error would be written as 0.
    private static int decimals(FittedValue value, int column) {
        return value.standardError()
                .filter(error -> error > 0 && RoundedEnds.decimals(error, error, column) > column)
                .map(_ -> Numbers.decimals(value.value().orElseThrow()))
                .orElse(column);
    }

    /// All values with all digits, below them those of groups.
    Table<?> csv() {
        FittedPieces pieces = new FittedPieces(report);
        String board = report.terms().board().shape();
        List<CsvRow> rows = new ArrayList<>();
        for (int i = 0; i < report.values().size(); i++) {
            rows.add(new CsvRow(report.values().get(i), pieces.betza(i).orElse(""), Optional.empty()));
        }
        List<Column<CsvRow>> columns = new ArrayList<>();
        numbers().forEach(column -> columns.add(column.of(CsvRow::value)));
        columns.add(Column.fact("betza", CsvRow::betza));
        columns.add(Column.fact("board", _ -> board));
        report.extras().groups().ifPresent(grouped -> {
            grouped.groups()
                    .forEach(group ->
                            group.pooled().forEach(value -> rows.add(new CsvRow(value, "", Optional.of(group)))));
            columns.add(Column.fact("group", row -> row.group().map(Group::name).orElse("")));
            columns.add(Column.data(
                    "games",
                    row -> row.group()
                            .<JsonNode>map(group -> JSON.numberNode(group.games()))
                            .orElseGet(JSON::missingNode)));
            columns.add(Column.datum("alone", row -> Column.value(alone(row).flatMap(FittedValue::value))));
            columns.add(Column.datum("aloneSe", row -> of(alone(row).flatMap(FittedValue::standardError))));
        });
        report.extras().controls().ifPresent(held -> {
            columns.add(Column.datum("controlled", row -> Column.value(controlled(held, row))));
            columns.add(Column.datum("controlledSe", row -> Column.error(controlled(held, row))));
        });
        return new Table<>("values", rows, columns);
    }

    private static Optional<FittedValue> alone(CsvRow row) {
        return row.group().flatMap(group -> find(group.alone(), row.value().feature()));
    }

    private static Optional<Estimate> controlled(ControlledValues held, CsvRow row) {
        return held.values().stream()
                .filter(each -> row.group().isEmpty()
                        && each.feature().equals(row.value().feature()))
                .findFirst()
                .map(Controlled::controlled);
    }

    static Optional<FittedValue> find(List<FittedValue> values, String feature) {
        return values.stream().filter(value -> value.feature().equals(feature)).findFirst();
    }
}
