package org.pieceworth.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.pieceworth.report.chart.Axis;
import org.pieceworth.report.chart.DotChart;
import org.pieceworth.report.chart.Mark;
import org.pieceworth.report.chart.MarkStyle;
import org.pieceworth.report.chart.Series;

/// The value of a piece under several conditions, and by measurements and publications.
public final class PieceValuePlot {

    private static final int TICKS = 4;

    private PieceValuePlot() {}

    /// A value and its interval.
    ///
    /// @param low NaN without an interval
    public record Row(String name, double value, double low, double high) {}

    /// The picture; empty without values.
    ///
    /// @param combined combined values, by conditions
    /// @param known measured and published values
    public static Optional<Picture> of(List<Row> combined, List<Row> known) {
        List<Row> all = Stream.of(combined, known).flatMap(List::stream).toList();
        Axis axis = Axis.over(
                all.stream().mapToDouble(Row::value).toArray(),
                all.stream()
                        .flatMapToDouble(row -> DoubleStream.of(row.low(), row.high()))
                        .toArray(),
                TICKS);
        List<DotChart> charts = new ArrayList<>();
        if (!combined.isEmpty()) {
            charts.add(chart("Combined, 90 % interval", axis, combined, MarkStyle.ESTIMATE));
        }
        if (!known.isEmpty()) {
            charts.add(chart("Measured (95 %), published", axis, known, MarkStyle.REFERENCE));
        }
        return DotPanels.of("Value by strength, army and source", "In centipawns, on one axis.", charts);
    }

    private static DotChart chart(String title, Axis axis, List<Row> rows, MarkStyle style) {
        List<Mark> marks = new ArrayList<>();
        for (Row row : rows) {
            marks.add(new Mark(marks.size(), row.value(), row.low(), row.high(), row.name()));
        }
        return new DotChart(
                title,
                axis,
                rows.stream().map(Row::name).toList(),
                List.of(new Series(title, style, marks)),
                Double.NaN,
                Double.NaN);
    }
}
