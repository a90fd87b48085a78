package org.pieceworth.report;

import org.pieceworth.report.chart.Mark;
import org.pieceworth.report.chart.MarkStyle;

/// The marks of charts.
final class MarkPainter {

    private static final double RADIUS = 4.5;

    private MarkPainter() {}

    static void draw(Drawing drawing, MarkStyle look, double x, double y, Mark mark) {
        String colour = Palette.of(look);
        switch (look) {
            case ESTIMATE -> drawing.circle(x, y, RADIUS, colour, colour, mark.text());
            case OTHER -> drawing.circle(x, y, RADIUS - 0.5, "#ffffff", colour, mark.text());
            case REFERENCE -> drawing.diamond(x, y, RADIUS + 1, colour, mark.text());
            case LINE, CURVE -> {}
        }
    }
}
