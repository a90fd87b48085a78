package org.pieceworth.studies.fit.part;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.pieceworth.answer.Audience;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.fit.DoubtText;
import org.pieceworth.empirical.fit.Evidence;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.rows.Material;
import org.pieceworth.report.chart.ReferenceSet;
import org.pieceworth.rules.piece.OrthodoxPiece;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.RoundedEnds;
import org.pieceworth.terms.Feature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The values of a fit as tables, their columns declared once for text, pages, CSV and JSON.
///
/// @param fit the fit
record ValueTables(PieceValueFit fit) {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    /// Headings.
    static final String ERROR = "± s.e.";
    static final String INTERVAL = "95 % interval";

    /// All values for programs.
    Table<FittedValue> values() {
        return new Table<>("values", fit.values(), numbers())
                .and(
                        Column.data("informing", value -> games(value, games -> JSON.numberNode(games.games()))),
                        Column.data("effective", value -> games(value, games -> number(games.effective()))),
                        Column.fact("note", ValueTables::note));
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

    /// All values for people except those of squares, too many for a table of values.
    Table<FittedValue> shownValues() {
        return new Table<>("values", withoutSquares(), numbers());
    }

    /// Adds values from other sources on pages.
    Table<FittedValue> shownValues(List<ReferenceSet> references) {
        int decimals = decimals(fit.values());
        return shownValues()
                .and(references.stream()
                        .map(reference -> Column.only(Audience.PAGE, reference(reference, decimals)))
                        .toList());
    }

    private static Column<FittedValue> reference(ReferenceSet reference, int decimals) {
        return Column.figure(reference.name(), value -> {
            Double other = reference.values().get(value.feature().startsWith("pair:B") ? "pair" : value.feature());
            return other == null ? "" : Numbers.fixed(other, other == Math.rint(other) ? 0 : decimals);
        });
    }

    private List<FittedValue> withoutSquares() {
        List<Feature> features = fit.design().features();
        return IntStream.range(0, fit.values().size())
                .filter(i -> i >= features.size() || features.get(i).square().isEmpty())
                .mapToObj(fit.values()::get)
                .toList();
    }

    private List<Column<FittedValue>> numbers() {
        int decimals = decimals(fit.values());
        return List.of(
                Column.fact("feature", FittedValue::feature),
                Column.note("piece", ValueTables::title),
                shown(
                        value -> value.value()
                                .map(estimate -> Numbers.fixed(estimate.value(), decimals(value, decimals))),
                        Column.number(
                                "value",
                                "value, " + fit.settings().unit().text(),
                                decimals,
                                value -> Column.value(value.value()))),
                shown(
                        value -> isUnit(value)
                                ? Optional.of("unit")
                                : value.standardError().map(error -> Numbers.fixed(error, decimals(value, decimals))),
                        Column.number("se", ERROR, decimals, value -> of(value.standardError()))),
                Column.datum("low", value -> of(value.low())),
                Column.datum("high", value -> of(value.high())),
                shown(
                        value -> isUnit(value)
                                ? Optional.of("")
                                : value.interval()
                                        .map(interval -> Numbers.interval(interval, decimals(value, decimals))),
                        Column.figure(INTERVAL, _ -> "")),
                shown(
                        value -> value.coefficient().map(found -> Numbers.fixed(found.value(), 4)),
                        Column.number("coefficient", "log-odds", 4, value -> Column.value(value.coefficient()))),
                shown(
                        value -> value.coefficientError().map(error -> Numbers.fixed(error, 4)),
                        Column.number("coefficientSe", ERROR, 4, value -> of(value.coefficientError()))));
    }

    /// A column with these cells; all are absent if a value is not determined.
    private static Column<FittedValue> shown(Function<FittedValue, Optional<String>> text, Column<FittedValue> column) {
        return Column.showing(
                value ->
                        value.value().isEmpty() || value.coefficient().isEmpty() ? Optional.empty() : text.apply(value),
                column);
    }

    static double of(Optional<Double> number) {
        return number.orElse(Double.NaN);
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
        return fit.settings().unit() instanceof ValueUnit.Anchored anchored
                && (anchored.piece().equalsIgnoreCase(name(value))
                        || OrthodoxPiece.wordOf(anchored.piece().toUpperCase(Locale.ROOT))
                                .filter(name(value)::equals)
                                .isPresent());
    }

    /// The pieces determine the column's precision; without any standard error, all its values do.
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
        return PieceLetter.isAlone(value.feature());
    }

    private static boolean hasError(FittedValue value) {
        return value.standardError().filter(error -> error > 0).isPresent();
    }

    /// Two decimals for numbers as small as log-odds coefficients, which would be written as 0.
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

    /// More decimals if a standard error would be written as 0.
    private static int decimals(FittedValue value, int column) {
        return value.standardError()
                .filter(error -> error > 0 && RoundedEnds.decimals(error, error, column) > column)
                .map(_ -> Numbers.decimals(value.value().orElseThrow()))
                .orElse(column);
    }

    /// All values with all digits, then the rows and columns of sections.
    Table<?> csv(FittedPieces pieces, List<FitSection> sections) {
        String board = fit.observations().terms().board().shape();
        List<FeatureLine> rows = new ArrayList<>();
        for (int i = 0; i < fit.values().size(); i++) {
            rows.add(new FeatureLine(fit.values().get(i), pieces.betza(i).orElse(""), Optional.empty()));
        }
        sections.forEach(section -> rows.addAll(section.rows()));
        return new Table<>("values", fit.values(), numbers())
                .within(rows, FeatureLine::value)
                .and(Column.fact("betza", FeatureLine::betza), Column.fact("board", _ -> board))
                .and(sections.stream()
                        .flatMap(section -> section.columns().stream())
                        .toList());
    }

    static Optional<FittedValue> find(List<FittedValue> values, String feature) {
        return values.stream().filter(value -> value.feature().equals(feature)).findFirst();
    }

    /// A standard error in a cell; empty if unknown.
    static Optional<String> error(Estimate estimate, int decimals) {
        return Double.isNaN(estimate.standardError())
                ? Optional.empty()
                : Optional.of(Numbers.fixed(estimate.standardError(), decimals));
    }

    /// A member that is null for an unknown number.
    static void put(ObjectNode node, String name, Optional<Double> number) {
        number.ifPresentOrElse(known -> node.put(name, known), () -> node.putNull(name));
    }
}
