package org.pieceworth.report;

import java.util.Optional;
import org.pieceworth.report.chart.ValueCharts;
import org.pieceworth.report.page.FitPage;
import org.pieceworth.text.InputException;

/// Fitted values with their intervals next to reference values, one panel per piece.
public final class ValuesPlot {

    private ValuesPlot() {}

    /// The picture of a page's values; empty if none has an interval.
    public static Optional<Picture> of(FitPage page) {
        return DotPanels.of(
                "What the pieces are worth (" + page.scale().text() + ")",
                "Disc: these " + page.report().games().noun()
                        + ", with the 95 % interval shaded through all rows. Diamonds: other sources.",
                ValueCharts.of(page));
    }

    /// The picture of a page's values.
    ///
    /// @throws InputException when no value has an interval
    public static Picture picture(FitPage page) {
        return of(page).orElseThrow(() ->
                new InputException("no picture of values: the games give no piece's value; use more games"));
    }
}
