package org.pieceworth.report.chart;

import java.util.List;
import java.util.function.Function;
import java.util.stream.DoubleStream;

/// The axis of values for a chart of series.
final class SeriesAxis {

    private static final int TICKS = 4;

    private SeriesAxis() {}

    /// Estimates must be visible, or all values if there is no estimate; other values are included if they do
    /// not dwarf them.
    static Axis of(List<Series> series) {
        List<Series> estimates = series.stream()
                .filter(one -> one.style() != MarkStyle.OTHER && !one.marks().isEmpty())
                .toList();
        return Axis.over(
                all(estimates.isEmpty() ? series : estimates, mark -> DoubleStream.of(mark.value())),
                all(series, mark -> DoubleStream.of(mark.value(), mark.low(), mark.high())),
                TICKS);
    }

    private static double[] all(List<Series> series, Function<Mark, DoubleStream> numbers) {
        return series.stream()
                .flatMap(one -> one.marks().stream())
                .flatMapToDouble(numbers)
                .toArray();
    }
}
