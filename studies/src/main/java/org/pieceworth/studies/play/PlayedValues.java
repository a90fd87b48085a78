package org.pieceworth.studies.play;

import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Numbers;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.stats.Estimate;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The values of a fit in short, as a table and for programs.
///
/// @param fit what was fitted
public record PlayedValues(PieceValueFit fit) {

    /// Values with their errors.
    public Grid table() {
        Grid table = new Grid()
                .left("piece")
                .right("value, " + fit.settings().unit().text())
                .right("± s.e.")
                .right("95 % interval");
        List<FittedValue> values = fit.values();
        int decimals = Numbers.decimals(values.stream()
                .filter(value -> value.feature().length() == 1)
                .flatMap(value -> value.value().stream())
                .toList());
        for (FittedValue value : values) {
            Optional<Estimate> estimate = value.value();
            table.row(
                    value.title(),
                    estimate.map(known -> Numbers.fixed(known.value(), decimals))
                            .orElse("–"),
                    value.standardError()
                            .map(known -> Numbers.fixed(known, decimals))
                            .orElse("–"),
                    value.interval()
                            .map(interval -> Numbers.interval(interval, decimals))
                            .orElse("–"));
        }
        return table;
    }

    /// The keys that `fit` has too.
    public void addTo(ArrayNode rows) {
        for (FittedValue value : fit.values()) {
            ObjectNode row = rows.addObject().put("feature", value.feature());
            put(row, "value", value.value().map(Estimate::value));
            put(row, "se", value.standardError());
            put(row, "low", value.low());
            put(row, "high", value.high());
        }
    }

    private static void put(ObjectNode row, String key, Optional<Double> number) {
        number.ifPresentOrElse(known -> row.put(key, known), () -> row.putNull(key));
    }
}
