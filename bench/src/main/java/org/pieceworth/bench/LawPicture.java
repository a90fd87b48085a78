package org.pieceworth.bench;

import java.util.List;
import java.util.Locale;
import org.pieceworth.valuation.play.AtlasRow;

/// Draws measured values against what the law says of pieces that it has not seen, both axes by square roots.
final class LawPicture {

    private static final int SIZE = 420;
    private static final int EDGE = 46;
    private static final double MOST = 1600;
    private static final int[] TICKS = {25, 100, 200, 300, 500, 700, 1000, 1500};

    private LawPicture() {}

    static String of(List<AtlasRow> rows, double[] leftOut) {
        StringBuilder svg = new StringBuilder();
        svg.append(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\""
                        + " font-family=\"sans-serif\" font-size=\"11\">%n<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>%n",
                SIZE,
                SIZE,
                SIZE,
                SIZE));
        for (int tick : TICKS) {
            svg.append(String.format(
                    Locale.ROOT,
                    "<path d=\"M%.1f %.1fV%.1fM%.1f %.1fH%.1f\" stroke=\"#ddd\"/>"
                            + "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d</text>"
                            + "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%d</text>%n",
                    x(tick),
                    y(0),
                    y(MOST),
                    x(0),
                    y(tick),
                    x(MOST),
                    x(tick),
                    SIZE - EDGE + 16,
                    tick,
                    EDGE - 6,
                    y(tick) + 4,
                    tick));
        }
        svg.append(String.format(
                Locale.ROOT, "<path d=\"M%.1f %.1fL%.1f %.1f\" stroke=\"#888\"/>%n", x(0), y(0), x(MOST), y(MOST)));
        for (int i = 0; i < leftOut.length; i++) {
            AtlasRow row = rows.get(i);
            svg.append(String.format(
                    Locale.ROOT,
                    "<path d=\"M%.1f %.1fV%.1f\" stroke=\"#9bc\"/>"
                            + "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"2.6\" fill=\"#1f5f99\"><title>%s: law %.0f, measured %.0f ± %.0f"
                            + "</title></circle>%n",
                    x(leftOut[i]),
                    y(row.value() - 2 * row.error()),
                    y(row.value() + 2 * row.error()),
                    x(leftOut[i]),
                    y(row.value()),
                    row.piece(),
                    leftOut[i],
                    row.value(),
                    row.error()));
        }
        svg.append(String.format(
                Locale.ROOT,
                "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">by the law, learned without the piece</text>%n"
                        + "<text transform=\"translate(13 %d) rotate(-90)\" text-anchor=\"middle\">measured by play, ± two"
                        + " standard errors</text>%n</svg>%n",
                SIZE / 2,
                SIZE - 10,
                SIZE / 2));
        return svg.toString();
    }

    private static double x(double value) {
        return EDGE + (SIZE - 2 * EDGE) * Math.sqrt(Math.clamp(value, 0, MOST) / MOST);
    }

    private static double y(double value) {
        return SIZE - x(value);
    }
}
