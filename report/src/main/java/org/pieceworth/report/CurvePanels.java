package org.pieceworth.report;

import java.util.List;
import java.util.Optional;
import org.pieceworth.report.Shape.Anchor;
import org.pieceworth.report.chart.ChartJson;
import org.pieceworth.report.chart.CurveChart;
import org.pieceworth.report.chart.Mark;
import org.pieceworth.report.chart.MarkStyle;
import org.pieceworth.report.chart.Series;

/// Charts of values over an axis, one large or two per line.
final class CurvePanels {

    private static final int WIDTH = 860;
    private static final int TOP = 104;
    private static final int GAP = 92;
    private static final int LEFT = 62;
    private static final int RIGHT = 20;
    private static final double LETTER = 6.2;
    private static final double ASIDE = 8;

    private final Drawing drawing = new Drawing();
    private final double column;
    private final double height;

    private CurvePanels(int columns) {
        column = (double) WIDTH / columns;
        height = columns == 1 ? 360 : 190;
    }

    /// The picture of some charts; empty without any.
    ///
    /// @param subtitle explanation for readers
    static Optional<Picture> of(String title, String subtitle, List<CurveChart> charts) {
        if (charts.isEmpty()) {
            return Optional.empty();
        }
        int columns = charts.size() == 1 ? 1 : 2;
        CurvePanels panels = new CurvePanels(columns);
        panels.drawing.text(18, 28, title, 18, Anchor.START, Palette.TEXT);
        panels.drawing.text(18, 49, subtitle, 12, Anchor.START, Palette.QUIET);
        for (int i = 0; i < charts.size(); i++) {
            int line = i / columns;
            double top = TOP + line * (panels.height + GAP);
            panels.panel(charts.get(i), (i % columns) * panels.column, top, columns > 1);
        }
        int lines = (charts.size() + columns - 1) / columns;
        int high = (int) (TOP - 30 + lines * (panels.height + GAP));
        return Optional.of(panels.drawing.finish(WIDTH, high, title).with("curves", () -> ChartJson.curves(charts)));
    }

    private void panel(CurveChart chart, double corner, double top, boolean titled) {
        double left = corner + LEFT;
        double width = column - LEFT - RIGHT;
        if (titled) {
            drawing.text(left, top - 12, chart.title(), 14, Anchor.START, Palette.TEXT);
        }
        for (double tick : chart.up().ticks()) {
            double y = y(chart, top, tick);
            drawing.line(left, y, left + width, y, Palette.GRID, 0.8);
            drawing.text(left - 8, y + 4, chart.label(tick), 11, Anchor.END, Palette.QUIET);
        }
        for (double tick : chart.across().ticks()) {
            double x = left + width * chart.across().share(tick);
            label(
                    chart.placeLabel(tick),
                    x,
                    top + height + 18,
                    width / Math.max(1, chart.phases().size()));
        }
        drawing.text(left + width / 2, top + height + 38, chart.acrossName(), 12, Anchor.MIDDLE, Palette.QUIET);
        for (int i = 0; i < chart.series().size(); i++) {
            // Words at the ends of neighbouring lines keep clear of each other.
            series(chart, chart.series().get(i), left, width, top, i % 2 * ASIDE);
        }
    }

    /// Breaks a title into two lines if one is too narrow.
    private void label(String label, double x, double y, double room) {
        int space = label.lastIndexOf(' ');
        if (label.length() * LETTER < room || space < 0) {
            drawing.text(x, y, label, 11, Anchor.MIDDLE, Palette.QUIET);
            return;
        }
        drawing.text(x, y, label.substring(0, space), 11, Anchor.MIDDLE, Palette.QUIET);
        drawing.text(x, y + 13, label.substring(space + 1), 11, Anchor.MIDDLE, Palette.QUIET);
    }

    private double y(CurveChart chart, double top, double value) {
        return top + height * (1 - chart.up().share(value));
    }

    private void series(CurveChart chart, Series series, double left, double width, double top, double aside) {
        String colour = Palette.of(series.style());
        boolean curve = series.style() == MarkStyle.CURVE;
        for (int i = 0; i < series.marks().size(); i++) {
            Mark mark = series.marks().get(i);
            double x = left + width * chart.across().share(mark.place());
            if ((curve || series.style() == MarkStyle.LINE) && i > 0) {
                Mark last = series.marks().get(i - 1);
                double from = left + width * chart.across().share(last.place());
                drawing.line(
                        from, y(chart, top, last.value()), x, y(chart, top, mark.value()), colour, curve ? 1.2 : 2);
            }
            if (curve && !mark.text().isEmpty()) {
                boolean last = i == series.marks().size() - 1;
                drawing.text(
                        x + (last ? 4 + aside : 6),
                        y(chart, top, mark.value()) + (last ? 4 : 14),
                        mark.text(),
                        11,
                        Anchor.START,
                        colour);
            }
            for (Mark.Whisker whisker : mark.whiskers(chart.up())) {
                drawing.line(x, y(chart, top, whisker.from()), x, y(chart, top, whisker.to()), colour, 2);
            }
            if (mark.seen(chart.up())) {
                MarkPainter.draw(drawing, series.style(), x, y(chart, top, mark.value()), mark);
            }
        }
    }
}
