package org.pieceworth.report;

import org.pieceworth.report.chart.Look;
import org.pieceworth.report.chart.Mark;

/// The marks of charts.
final class Marks {

    private static final double RADIUS = 4.5;

    private Marks() {}

    static void draw(Drawing drawing, Look look, double x, double y, Mark mark) {
        String colour = Ink.of(look);
        switch (look) {
            case ESTIMATE -> drawing.circle(x, y, RADIUS, colour, colour, mark.text());
            case OTHER -> drawing.circle(x, y, RADIUS - 0.5, "#ffffff", colour, mark.text());
            case REFERENCE -> drawing.diamond(x, y, RADIUS + 1, colour, mark.text());
            case LINE -> {}
        }
    }
}
