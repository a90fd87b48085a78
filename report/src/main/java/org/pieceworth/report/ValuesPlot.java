package org.pieceworth.report;

import java.util.List;
import org.pieceworth.report.chart.DotChart;
import org.pieceworth.report.chart.ValueCharts;
import org.pieceworth.report.page.FitPage;
import org.pieceworth.text.InputException;

/// Fitted values with their intervals next to reference values, one panel per piece.
public final class ValuesPlot {

    private ValuesPlot() {}

    /// The picture of a page's values.
    ///
    /// @throws InputException when no value has an interval
    public static Picture picture(FitPage page) {
        List<DotChart> charts = ValueCharts.of(page);
        if (charts.isEmpty()) {
            throw new InputException("no picture of values: the games give no piece's value; use more games");
        }
        return DotPanels.picture(
                "What the pieces are worth (" + page.scale().text() + ")",
                "Disc: these " + page.report().games().noun()
                        + ", with the 95 % interval shaded through all rows. Diamonds: other sources.",
                charts);
    }
}
