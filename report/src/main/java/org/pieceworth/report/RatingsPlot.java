package org.pieceworth.report;

import java.util.List;
import org.pieceworth.answer.Numbers;
import org.pieceworth.report.Shape.Anchor;
import org.pieceworth.report.chart.Axis;

/// Ratings of players with their intervals, the best above.
public final class RatingsPlot {

    /// A player.
    ///
    /// @param low the interval's lower end; NaN for no interval
    /// @param high the interval's upper end
    /// @param remark text next to the rating, such as the number of games
    public record Row(String name, double rating, double low, double high, String remark) {}

    private static final int MARGIN = 18;
    private static final int TOP = 84;
    private static final int ROW = 23;
    private static final int FOOT = 44;
    private static final int PANEL = 520;
    private static final int NUMBERS = 90;
    private static final int REMARKS = 250;
    private static final double LETTER = 6.9;
    private static final int LONGEST = 40;
    private static final int TICKS = 6;
    private static final double RADIUS = 4.5;

    private RatingsPlot() {}

    /// The picture.
    ///
    /// @param subtitle explanation for readers
    public static Picture picture(String subtitle, List<Row> rows) {
        Drawing drawing = new Drawing();
        drawing.text(MARGIN, 28, "Ratings", 18, Anchor.START, Palette.TEXT);
        drawing.text(MARGIN, 49, subtitle, 12, Anchor.START, Palette.QUIET);
        double from = MARGIN
                + 14
                + LETTER
                        * rows.stream()
                                .mapToInt(row -> shortened(row.name()).length())
                                .max()
                                .orElse(0);
        double bottom = TOP + ROW * rows.size();
        Axis axis = Axis.over(
                rows.stream().mapToDouble(Row::rating).toArray(),
                rows.stream()
                        .flatMap(row -> List.of(row.low(), row.high()).stream())
                        .mapToDouble(end -> end)
                        .toArray(),
                TICKS);
        for (double tick : axis.ticks()) {
            double x = from + PANEL * axis.share(tick);
            drawing.line(x, TOP, x, bottom, Palette.GRID, 0.8);
            drawing.text(x, bottom + 16, Numbers.typeset(tick, axis.decimals()), 11, Anchor.MIDDLE, Palette.QUIET);
        }
        for (int i = 0; i < rows.size(); i++) {
            row(drawing, rows.get(i), axis, from, TOP + ROW * (i + 0.5));
        }
        return drawing.finish((int) Math.ceil(from + PANEL + MARGIN + REMARKS), (int) bottom + FOOT, "Ratings");
    }

    private static void row(Drawing drawing, Row row, Axis axis, double from, double y) {
        drawing.text(from - 10, y + 4, shortened(row.name()), 12, Anchor.END, Palette.TEXT);
        boolean bounded = Double.isFinite(row.low()) && Double.isFinite(row.high());
        if (bounded) {
            drawing.line(
                    from + PANEL * axis.share(row.low()),
                    y,
                    from + PANEL * axis.share(row.high()),
                    y,
                    Palette.ESTIMATE,
                    2);
        }
        String number = Numbers.typeset(row.rating(), 0)
                + (bounded ? " ± " + Numbers.typeset((row.high() - row.low()) / 2, 0) : "");
        drawing.circle(
                from + PANEL * axis.share(row.rating()),
                y,
                RADIUS,
                Palette.ESTIMATE,
                Palette.ESTIMATE,
                row.name() + ": " + number);
        drawing.text(from + PANEL + NUMBERS, y + 4, number, 12, Anchor.END, Palette.TEXT);
        drawing.text(from + PANEL + NUMBERS + 14, y + 4, row.remark(), 12, Anchor.START, Palette.QUIET);
    }

    private static String shortened(String name) {
        return name.codePointCount(0, name.length()) <= LONGEST
                ? name
                : name.substring(0, name.offsetByCodePoints(0, LONGEST - 1)) + "…";
    }

    /// The picture as an SVG document.
    public static String svg(String subtitle, List<Row> rows) {
        return SvgWriter.of(picture(subtitle, rows));
    }
}
