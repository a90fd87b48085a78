package org.pieceworth.report;

import org.pieceworth.answer.Numbers;
import org.pieceworth.report.Shape.Anchor;
import org.pieceworth.report.chart.ReportScale;
import org.pieceworth.report.chart.SquareMap;
import org.pieceworth.report.chart.Words;

/// A board with the addition of each square to a piece's value.
public final class SquaresPlot {

    private static final int CELL = 58;
    private static final int LEFT = 44;
    private static final int TOP = 70;

    private SquaresPlot() {}

    /// The picture of one piece's map.
    public static Picture picture(SquareMap map, ReportScale scale) {
        Drawing drawing = new Drawing();
        String title = Words.capital(map.title()) + " by square (" + scale.text() + ")";
        drawing.text(LEFT, 28, title, 18, Anchor.START, Palette.TEXT);
        drawing.text(
                LEFT,
                49,
                "Blue adds to its value, orange subtracts; seen from White.",
                12,
                Anchor.START,
                Palette.QUIET);
        board(drawing, map);
        return drawing.finish(LEFT + 8 * CELL + 20, TOP + 8 * CELL + 34, title);
    }

    private static void board(Drawing drawing, SquareMap map) {
        HeatScale heat = HeatScale.over(map.values());
        int decimals = map.decimals();
        for (int rank = 0; rank < 8; rank++) {
            double y = TOP + (7 - rank) * CELL;
            drawing.plain(LEFT - 14, y + CELL / 2.0 + 4, Integer.toString(rank + 1), 12, Anchor.MIDDLE, Palette.QUIET);
            for (int file = 0; file < 8; file++) {
                cell(drawing, heat, map.at(file, rank), LEFT + file * CELL, y, decimals);
            }
        }
        for (int file = 0; file < 8; file++) {
            String name = "abcdefgh".substring(file, file + 1);
            drawing.plain(LEFT + (file + 0.5) * CELL, TOP + 8 * CELL + 18, name, 12, Anchor.MIDDLE, Palette.QUIET);
        }
    }

    private static void cell(Drawing drawing, HeatScale heat, double value, double x, double y, int decimals) {
        drawing.box(x, y, CELL - 1.5, CELL - 1.5, heat.colour(value), "");
        if (Double.isFinite(value)) {
            String number = Numbers.typesetSigned(value, decimals);
            drawing.plain(x + CELL / 2.0, y + CELL / 2.0 + 5, number, 14, Anchor.MIDDLE, Palette.TEXT);
        }
    }
}
