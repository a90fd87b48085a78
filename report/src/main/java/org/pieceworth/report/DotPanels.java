package org.pieceworth.report;

import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Numbers;
import org.pieceworth.report.Shape.Anchor;
import org.pieceworth.report.chart.ChartJson;
import org.pieceworth.report.chart.DotChart;
import org.pieceworth.report.chart.Mark;
import org.pieceworth.report.chart.Series;

/// Charts of dots and whiskers, two in a line.
final class DotPanels {

    private static final int COLUMN = 430;
    private static final int ROW = 23;
    private static final int TOP = 70;
    private static final int HEAD = 34;
    private static final int FOOT = 44;
    private static final int MARGIN = 18;
    private static final double LETTER = 6.6;
    private static final int LONGEST = 24;

    private final Drawing drawing = new Drawing();
    private final List<DotChart> charts;
    private final double labels;

    private DotPanels(List<DotChart> charts) {
        this.charts = charts;
        this.labels = 14
                + LETTER
                        * charts.stream()
                                .flatMap(chart -> chart.rows().stream())
                                .mapToInt(row -> Math.min(LONGEST, row.length()))
                                .max()
                                .orElse(0);
    }

    /// The picture of some charts; empty without any.
    ///
    /// @param subtitle explanation for readers
    static Optional<Picture> of(String title, String subtitle, List<DotChart> charts) {
        if (charts.isEmpty()) {
            return Optional.empty();
        }
        DotPanels panels = new DotPanels(charts);
        panels.drawing.text(MARGIN, 28, title, 18, Anchor.START, Palette.TEXT);
        panels.drawing.text(MARGIN, 49, subtitle, 12, Anchor.START, Palette.QUIET);
        int height = panels.all();
        return Optional.of(panels.drawing.finish(2 * COLUMN, height, title).with("dots", () -> ChartJson.dots(charts)));
    }

    private int all() {
        int y = TOP;
        for (int i = 0; i < charts.size(); i += 2) {
            int deepest = 0;
            for (int j = i; j < Math.min(i + 2, charts.size()); j++) {
                panel(charts.get(j), (j - i) * COLUMN, y + HEAD);
                deepest = Math.max(deepest, charts.get(j).rows().size());
            }
            y += HEAD + deepest * ROW + FOOT;
        }
        return y;
    }

    private void panel(DotChart chart, double left, double top) {
        double from = left + MARGIN + labels;
        double width = COLUMN - 2 * MARGIN - labels;
        double bottom = top + ROW * chart.rows().size();
        drawing.text(from, top - 10, chart.title(), 14, Anchor.START, Palette.TEXT);
        band(chart, from, width, top, bottom);
        for (double tick : chart.axis().ticks()) {
            double x = from + width * chart.axis().share(tick);
            drawing.line(x, top, x, bottom, Palette.GRID, 0.8);
            String label = Numbers.typeset(tick, chart.axis().decimals());
            drawing.text(x, bottom + 16, label, 11, Anchor.MIDDLE, Palette.QUIET);
        }
        for (int row = 0; row < chart.rows().size(); row++) {
            String name = shortened(chart.rows().get(row));
            drawing.text(from - 10, middle(top, row) + 4, name, 12, Anchor.END, Palette.TEXT);
        }
        chart.series().forEach(series -> series(chart, series, from, width, top));
    }

    private void band(DotChart chart, double from, double width, double top, double bottom) {
        if (chart.banded()) {
            double left = from + width * chart.axis().share(chart.bandLow());
            double right = from + width * chart.axis().share(chart.bandHigh());
            drawing.box(left, top, right - left, bottom - top, Palette.BAND, "");
        }
    }

    private void series(DotChart chart, Series series, double from, double width, double top) {
        String colour = Palette.of(series.style());
        for (Mark mark : series.marks()) {
            double y = middle(top, mark.place());
            for (Mark.Whisker whisker : mark.whiskers(chart.axis())) {
                double left = from + width * chart.axis().share(whisker.from());
                double right = from + width * chart.axis().share(whisker.to());
                drawing.line(left, y, right, y, colour, 2);
            }
            if (mark.seen(chart.axis())) {
                MarkPainter.draw(
                        drawing, series.style(), from + width * chart.axis().share(mark.value()), y, mark);
            }
        }
    }

    private static double middle(double top, double row) {
        return top + ROW * (row + 0.5);
    }

    private static String shortened(String name) {
        return name.codePointCount(0, name.length()) <= LONGEST
                ? name
                : name.substring(0, name.offsetByCodePoints(0, LONGEST - 1)) + "…";
    }
}
