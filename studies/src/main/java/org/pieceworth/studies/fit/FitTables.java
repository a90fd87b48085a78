package org.pieceworth.studies.fit;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.calibration.CalibrationCurve.Point;
import org.pieceworth.empirical.checks.FitChecks.InfluentialGame;
import org.pieceworth.empirical.checks.ValuesComparison;
import org.pieceworth.empirical.fit.ControlledValues;
import org.pieceworth.empirical.fit.ControlledValues.Controlled;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.groups.GroupedValues.Group;
import org.pieceworth.report.page.FitExtras;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.validation.HeldOut;
import org.pieceworth.text.Counted;

/// The other tables of a fit, their columns declared once for text, pages and JSON.
final class FitTables {

    private static final String ERROR = "± s.e.";
    private static final String INTERVAL = "95 % interval";

    private FitTables() {}

    /// Values with and without a control.
    static Table<Controlled> controls(ControlledValues held) {
        int decimals = Numbers.decimals(
                held.values().stream().map(Controlled::controlled).toList());
        return Table.of(
                        "values",
                        held.values(),
                        Column.fact("feature", Controlled::feature),
                        Column.note("piece", Controlled::title))
                .and(estimate("plain", "plainSe", "plain", decimals, Controlled::plain, "unit"))
                .and(estimate("value", "se", "with " + held.control().text(), decimals, Controlled::controlled, "unit"))
                .and(Column.showing(
                        each -> Optional.of(
                                each.isUnit()
                                        ? ""
                                        : Numbers.signed(each.change().value(), decimals)),
                        Column.signed(
                                "change",
                                "change",
                                decimals,
                                each -> each.change().value())))
                .and(estimate("change", "changeSe", "change", decimals, Controlled::change, "")
                        .get(1));
    }

    /// A value and its error.
    ///
    /// @param unit the error of the piece that values are counted in
    private static List<Column<Controlled>> estimate(
            String key,
            String errorKey,
            String heading,
            int decimals,
            Function<Controlled, Estimate> estimate,
            String unit) {
        List<Column<Controlled>> columns =
                Column.estimate(key, errorKey, heading, decimals, each -> Optional.of(estimate.apply(each)));
        return List.of(
                columns.getFirst(),
                Column.showing(
                        each -> each.isUnit() ? Optional.of(unit) : error(estimate.apply(each), decimals),
                        columns.getLast()));
    }

    private static Optional<String> error(Estimate estimate, int decimals) {
        return Double.isNaN(estimate.standardError())
                ? Optional.empty()
                : Optional.of(Numbers.fixed(estimate.standardError(), decimals));
    }

    /// White's score by balance.
    static Table<Point> calibration(List<Point> points) {
        return Table.of(
                "calibration",
                points,
                Column.showing(
                        point -> Optional.of(point.balance() == 0 ? "0" : Numbers.signed(point.balance(), 0)),
                        Column.count("balance", "balance", Point::balance)),
                Column.number("rows", "rows", rows -> Counted.number(Math.round(rows)), Point::rows),
                Column.number("score", "score", 3, point -> point.observed().value()),
                Column.number("se", ERROR, 3, point -> positive(point.observed().standardError())),
                Column.showing(
                        point -> point.interval().map(ends -> Numbers.range(ends, 3)),
                        Column.interval(
                                "low",
                                "high",
                                INTERVAL,
                                3,
                                point -> point.interval().map(ends -> ends))),
                Column.number("fitted", "fitted", 3, Point::fitted),
                Column.number("drawn", "drawn", 3, Point::drawn));
    }

    private static double positive(double error) {
        return error > 0 ? error : Double.NaN;
    }

    /// Ways of counting draws.
    static Table<DrawModelRow> drawModels(List<DrawModelRow> rows) {
        return predictions(
                "drawModels",
                rows,
                Column.words("draws", "draws", row -> SettingNames.of(row.draws())),
                DrawModelRow::score,
                DrawModelRow::best,
                DrawModelRow::above);
    }

    /// Given values beside the fit's.
    static Table<ValuesComparison.Row> values(List<ValuesComparison.Row> rows) {
        return predictions(
                "comparedValues",
                rows,
                Column.words("values", "values", row -> row.name().orElse("fit")),
                ValuesComparison.Row::score,
                ValuesComparison.Row::best,
                ValuesComparison.Row::above);
    }

    /// Predictions of games left out, by what made them.
    private static <R> Table<R> predictions(
            String name,
            List<R> rows,
            Column<R> made,
            Function<R, HeldOut> score,
            Predicate<R> best,
            Function<R, Estimate> above) {
        return Table.of(
                name,
                rows,
                made,
                Column.number(
                        "logLoss",
                        "log-loss",
                        6,
                        row -> score.apply(row).meanLogLoss().value()),
                Column.showing(
                        row -> Optional.of(
                                best.test(row)
                                        ? "best"
                                        : Numbers.fixed(above.apply(row).value(), 6)),
                        Column.number(
                                "aboveBest",
                                "above the best",
                                6,
                                row -> above.apply(row).value())),
                Column.showing(
                        row -> best.test(row) ? Optional.of("") : error(above.apply(row), 6),
                        Column.number(
                                "aboveBestSe", ERROR, 6, row -> above.apply(row).standardError())),
                Column.number(
                        "brier",
                        "Brier score",
                        6,
                        row -> score.apply(row).meanBrier().value()));
    }

    /// The games that move a value most.
    ///
    /// @param games `games` or `positions`
    static Table<InfluentialGame> influence(FitExtras.Influence influence, String games) {
        return Table.of(
                "influence",
                influence.games(),
                Column.words("game", games.substring(0, games.length() - 1), InfluentialGame::place),
                Column.signed(
                        "change", "change of " + influence.feature() + " without it", 3, InfluentialGame::change));
    }

    /// Pooled values of groups, some features beside each other.
    ///
    /// @param by the key of the groups
    /// @param counted `games` or `positions`
    static Table<Group> groups(List<Group> groups, String by, String counted, List<String> features) {
        Table<Group> table = Table.of(
                "rows", groups, Column.words("name", by, Group::name), Column.count("games", counted, Group::games));
        for (String feature : features) {
            Function<Group, Optional<Estimate>> value =
                    group -> ValueTables.find(group.pooled(), feature).flatMap(FittedValue::value);
            table = table.and(
                    Column.known(
                            feature,
                            group -> value.apply(group)
                                    .map(found -> Numbers.fixed(found.value(), Numbers.decimals(found)))),
                    Column.known(
                            ERROR,
                            group -> value.apply(group).flatMap(found -> error(found, Numbers.decimals(found)))));
        }
        return table;
    }

    /// A feature's values in all groups: of their own games alone, and drawn towards the other groups'.
    ///
    /// @param by the key of the groups
    /// @param pooled whether values are drawn together
    static Table<Group> group(List<Group> groups, String by, String feature, boolean pooled) {
        int decimals = Numbers.decimals(groups.stream()
                .flatMap(group -> Stream.of(group.alone(), group.pooled()))
                .flatMap(values -> ValueTables.find(values, feature).flatMap(FittedValue::value).stream())
                .toList());
        return Table.of(
                        "rows",
                        groups,
                        Column.words("name", by, Group::name),
                        Column.count("games", "games", Group::games))
                .and(ofGroup("on its own", group -> ValueTables.find(group.alone(), feature), decimals))
                .and(
                        pooled
                                ? ofGroup("pooled", group -> ValueTables.find(group.pooled(), feature), decimals)
                                : List.of());
    }

    private static List<Column<Group>> ofGroup(
            String heading, Function<Group, Optional<FittedValue>> of, int decimals) {
        return List.of(
                Column.known(
                        heading,
                        group -> of.apply(group)
                                .flatMap(FittedValue::value)
                                .map(found -> Numbers.fixed(found.value(), decimals))),
                Column.known(
                        ERROR,
                        group -> of.apply(group)
                                .flatMap(FittedValue::standardError)
                                .map(error -> Numbers.fixed(error, decimals))),
                Column.known(
                        INTERVAL,
                        group -> of.apply(group)
                                .flatMap(FittedValue::interval)
                                .map(interval -> Numbers.interval(interval, decimals))));
    }
}
