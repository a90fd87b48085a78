package org.pieceworth.report.chart;

import java.util.List;
import java.util.function.Function;
import java.util.stream.DoubleStream;

/// The axis on which series are seen.
final class SeriesAxis {

    private static final int TICKS = 4;

    private SeriesAxis() {}

    static Axis of(List<Series> series) {
        return Axis.over(
                all(series, mark -> DoubleStream.of(mark.value())),
                all(series, mark -> DoubleStream.of(mark.low(), mark.high())),
                TICKS);
    }

    private static double[] all(List<Series> series, Function<Mark, DoubleStream> numbers) {
        return series.stream()
                .flatMap(one -> one.marks().stream())
                .flatMapToDouble(numbers)
                .toArray();
    }
}
