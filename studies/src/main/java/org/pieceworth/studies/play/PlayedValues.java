package org.pieceworth.studies.play;

import org.pieceworth.answer.Column;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.rules.position.PieceLetter;

/// The values of a fit in short, as a table and for programs.
///
/// @param fit the fit of the games
public record PlayedValues(PieceValueFit fit) {

    /// Values with their errors, by the keys that `fit` has too.
    public Table<FittedValue> table() {
        int decimals = Numbers.decimals(fit.values().stream()
                .filter(value -> PieceLetter.isAlone(value.feature()))
                .flatMap(value -> value.value().stream())
                .toList());
        return Table.of(
                "values",
                fit.values(),
                Column.fact("feature", FittedValue::feature),
                Column.note("piece", FittedValue::title),
                Column.number(
                        "value",
                        "value, " + fit.settings().unit().text(),
                        decimals,
                        value -> Column.value(value.value())),
                Column.number(
                        "se", "± s.e.", decimals, value -> value.standardError().orElse(Double.NaN)),
                Column.datum("low", value -> value.low().orElse(Double.NaN)),
                Column.datum("high", value -> value.high().orElse(Double.NaN)),
                Column.known(
                        "95 % interval",
                        value -> value.interval().map(interval -> Numbers.interval(interval, decimals))));
    }
}
