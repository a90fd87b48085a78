package org.pieceworth.report.chart;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.answer.Numbers;

/// Charts of values next to reference values.
public final class ValueCharts {

    private ValueCharts() {}

    /// A chart per piece: its value, and reference values below it. Unit pieces are omitted.
    ///
    /// @param these a name for the games
    public static List<DotChart> of(List<ValueLine> lines, List<ReferenceSet> references, String these) {
        return lines.stream()
                .filter(ValueLine::piece)
                .filter(line -> line.value().isPresent() && !line.value().get().exact())
                .map(line -> chart(line, line.value().orElseThrow(), references, these))
                .toList();
    }

    private static DotChart chart(ValueLine line, Measured value, List<ReferenceSet> references, String these) {
        int decimals = value.decimals();
        List<String> rows = new ArrayList<>(List.of(these));
        List<Mark> others = new ArrayList<>();
        for (ReferenceSet reference : references) {
            Double other = reference.values().get(line.key());
            if (other != null) {
                others.add(Mark.bare(rows.size(), other, reference.name() + ": " + Numbers.typeset(other, decimals)));
                rows.add(reference.name());
            }
        }
        Mark own = Mark.of(0, value, these + ": " + value.phrase(decimals));
        List<Series> series = List.of(
                new Series(these, MarkStyle.ESTIMATE, List.of(own)), new Series("Others", MarkStyle.REFERENCE, others));
        boolean bounded = value.bounded();
        return new DotChart(
                Words.capital(line.name()),
                SeriesAxis.of(series),
                rows,
                series,
                bounded ? value.low() : Double.NaN,
                bounded ? value.high() : Double.NaN);
    }
}
