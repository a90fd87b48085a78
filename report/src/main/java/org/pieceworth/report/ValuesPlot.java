package org.pieceworth.report;

import java.util.List;
import java.util.Optional;
import org.pieceworth.report.chart.ReferenceSet;
import org.pieceworth.report.chart.ReportScale;
import org.pieceworth.report.chart.ValueCharts;
import org.pieceworth.report.chart.ValueLine;

/// Fitted values with their intervals next to reference values, one panel per piece.
public final class ValuesPlot {

    private ValuesPlot() {}

    /// The picture; empty if no value has an interval.
    ///
    /// @param noun the noun for the source of the values, such as `games`
    public static Optional<Picture> of(
            List<ValueLine> lines, List<ReferenceSet> references, ReportScale scale, String noun) {
        return DotPanels.of(
                "Values of the pieces (" + scale.text() + ")",
                "Disc: these " + noun + ", with the 95 % interval shaded through all rows. Diamonds: other sources.",
                ValueCharts.of(lines, references, "These " + noun));
    }
}
