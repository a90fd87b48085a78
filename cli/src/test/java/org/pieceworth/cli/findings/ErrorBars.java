package org.pieceworth.cli.findings;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.DoubleStream;

/// A picture of estimates with their errors, as SVG.
final class ErrorBars {

    private static final int WIDTH = 620;
    private static final int HEIGHT = 420;
    private static final int EDGE = 56;
    private static final int NAME_HEIGHT = 13;
    private static final List<String> COLOURS = List.of("#1f5f99", "#b3541e", "#3b7a3b", "#7a3b7a", "#444444");

    private final String xTitle;
    private final String yTitle;
    private final boolean logarithmic;
    private final double[] xTicks;
    private final double[] yTicks;
    private final List<Mark> marks = new ArrayList<>();
    private final List<String> series = new ArrayList<>();
    private boolean lines;

    /// Where names of series stand, in their heights, lest one cover another.
    private final Set<Double> names = new HashSet<>();

    private record Mark(double x, double xError, double y, double yError, String label, int series) {}

    /// @param logarithmic true for a logarithmic x axis
    ErrorBars(String xTitle, String yTitle, boolean logarithmic, double[] xTicks, double[] yTicks) {
        this.xTitle = xTitle;
        this.yTitle = yTitle;
        this.logarithmic = logarithmic;
        this.xTicks = xTicks.clone();
        this.yTicks = yTicks.clone();
    }

    /// Joins the marks of a series.
    ErrorBars joined() {
        lines = true;
        return this;
    }

    /// A mark with bars of two standard errors; a label that is not empty stands beside it.
    void add(String of, double x, double xError, double y, double yError, String label) {
        if (!series.contains(of)) {
            series.add(of);
        }
        marks.add(new Mark(x, xError, y, yError, label, series.indexOf(of)));
    }

    String svg() {
        StringBuilder svg = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\""
                        + " font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n",
                WIDTH,
                HEIGHT,
                WIDTH,
                HEIGHT));
        for (double tick : xTicks) {
            svg.append(String.format(
                            Locale.ROOT,
                            "<path d=\"M%.1f %dV%d\" stroke=\"#e2e2e2\"/>",
                            x(tick),
                            HEIGHT - EDGE,
                            EDGE / 2))
                    .append(String.format(
                            Locale.ROOT,
                            "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">",
                            x(tick),
                            HEIGHT - EDGE + 18))
                    .append(number(tick))
                    .append("</text>\n");
        }
        for (double tick : yTicks) {
            svg.append(String.format(
                            Locale.ROOT,
                            "<path d=\"M%d %.1fH%d\" stroke=\"#e2e2e2\"/>",
                            EDGE,
                            y(tick),
                            WIDTH - EDGE / 2))
                    .append(String.format(
                            Locale.ROOT, "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">", EDGE - 6, y(tick) + 4))
                    .append(number(tick))
                    .append("</text>\n");
        }
        for (int each = 0; each < series.size(); each++) {
            draw(svg, each);
        }
        svg.append(String.format(
                        Locale.ROOT,
                        "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">",
                        (WIDTH + EDGE / 2) / 2,
                        HEIGHT - 14))
                .append(xTitle)
                .append(String.format(
                        Locale.ROOT,
                        "</text>\n<text transform=\"translate(14 %d) rotate(-90)\" text-anchor=\"middle\">",
                        HEIGHT / 2))
                .append(yTitle)
                .append("</text>\n</svg>\n");
        return svg.toString();
    }

    private void draw(StringBuilder svg, int of) {
        String colour = COLOURS.get(of % COLOURS.size());
        List<Mark> own = marks.stream().filter(mark -> mark.series() == of).toList();
        if (lines) {
            StringBuilder path = new StringBuilder();
            own.forEach(mark -> path.append(
                    String.format(Locale.ROOT, "%s%.1f %.1f", path.isEmpty() ? "M" : "L", x(mark.x()), y(mark.y()))));
            svg.append(String.format(
                    Locale.ROOT,
                    "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-opacity=\"0.5\"/>\n",
                    path,
                    colour));
        }
        for (Mark mark : own) {
            svg.append(String.format(
                    Locale.ROOT,
                    "<path d=\"M%.1f %.1fV%.1fM%.1f %.1fH%.1f\" stroke=\"%s\" stroke-opacity=\"0.6\"/>"
                            + "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3.2\" fill=\"%s\"/>",
                    x(mark.x()),
                    y(mark.y() - 2 * mark.yError()),
                    y(mark.y() + 2 * mark.yError()),
                    x(mark.x() - 2 * mark.xError()),
                    y(mark.y()),
                    x(mark.x() + 2 * mark.xError()),
                    colour,
                    x(mark.x()),
                    y(mark.y()),
                    colour));
            if (!mark.label().isEmpty()) {
                svg.append(String.format(
                                Locale.ROOT,
                                "<text x=\"%.1f\" y=\"%.1f\" font-size=\"11\">",
                                x(mark.x()) + 6,
                                y(mark.y()) - 5))
                        .append(mark.label())
                        .append("</text>");
            }
            svg.append('\n');
        }
        if (lines && !own.isEmpty()) {
            Mark last = own.getLast();
            double place = y(last.y()) + 4;
            while (names.contains(Math.rint(place / NAME_HEIGHT))) {
                place += NAME_HEIGHT;
            }
            names.add(Math.rint(place / NAME_HEIGHT));
            svg.append(String.format(
                            Locale.ROOT,
                            "<text x=\"%.1f\" y=\"%.1f\" fill=\"%s\" font-weight=\"bold\">",
                            x(last.x()) + 8,
                            place,
                            colour))
                    .append(series.get(of))
                    .append("</text>\n");
        }
    }

    private double x(double value) {
        double least = DoubleStream.of(xTicks).min().orElseThrow();
        double most = DoubleStream.of(xTicks).max().orElseThrow();
        double share = logarithmic
                ? Math.log(Math.max(value, least) / least) / Math.log(most / least)
                : (Math.clamp(value, least, most) - least) / (most - least);
        return EDGE + share * (WIDTH - EDGE - EDGE / 2.0 - room());
    }

    /// Names of series stand to the right of their lines.
    private double room() {
        int longest = lines ? series.stream().mapToInt(String::length).max().orElse(0) : 0;
        return Math.max(30, 8 * longest - 14);
    }

    private double y(double value) {
        double least = DoubleStream.of(yTicks).min().orElseThrow();
        double most = DoubleStream.of(yTicks).max().orElseThrow();
        double share = (Math.clamp(value, least, most) - least) / (most - least);
        return HEIGHT - EDGE - share * (HEIGHT - EDGE - EDGE / 2.0);
    }

    private static String number(double tick) {
        return tick == Math.rint(tick) ? ShippedResults.fixed(tick, 0) : Double.toString(tick);
    }
}
