package org.pieceworth.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.pieceworth.report.Shape.Anchor;
import org.pieceworth.valuation.compare.Comparison;
import org.pieceworth.valuation.compare.Comparison.Row;

/// Models compared with published values: one panel per model, both axes logarithmic, so that one distance
/// from the diagonal is one share of error everywhere.
public final class ComparisonPlot {

    private static final int PANEL = 360;
    private static final int LEFT = 62;
    private static final int TOP = 84;
    private static final int BOTTOM = 96;
    private static final int GAP = 54;
    private static final double LEAST = 70;
    private static final double MOST = 2000;
    private static final double[] TICKS = {100, 200, 300, 500, 1000, 2000};
    private static final int LABELLED = 6;
    private static final double LABEL_HEIGHT = 12;
    private static final double LETTER_WIDTH = 7;

    private static final String INK = "#222222";
    private static final String PALE = "#d9d9d9";
    private static final String FAIR = "#1b6ca8";
    private static final String OWN = "#7a7a7a";
    private static final String CONFOUNDED = "#c8102e";

    private final Comparison comparison;

    private ComparisonPlot(Comparison comparison) {
        this.comparison = comparison;
    }

    /// The picture as an SVG document.
    public static String svg(Comparison comparison) {
        return SvgWriter.of(picture(comparison));
    }

    /// The picture.
    public static Picture picture(Comparison comparison) {
        return new ComparisonPlot(comparison).draw();
    }

    private Picture draw() {
        List<String> models = comparison.missing().keySet().stream()
                .filter(model ->
                        comparison.rows().stream().anyMatch(row -> row.model().equals(model)))
                .toList();
        int width = LEFT + Math.max(1, models.size()) * (PANEL + GAP);
        Drawing drawing = new Drawing();
        drawing.text(LEFT, 30, "Values by models and published values (centipawns)", 19, Anchor.START, INK);
        drawing.text(
                LEFT,
                51,
                "On the diagonal they agree; the pale lines are 25 % too high and 25 % too low.",
                13,
                Anchor.START,
                OWN);
        for (int i = 0; i < models.size(); i++) {
            panel(drawing, models.get(i), LEFT + i * (PANEL + GAP));
        }
        legend(drawing);
        return drawing.finish(width, TOP + PANEL + BOTTOM, "Values by models and published values");
    }

    private static double scale(double value) {
        double clamped = Math.clamp(value, LEAST, MOST);
        return PANEL * Math.log(clamped / LEAST) / Math.log(MOST / LEAST);
    }

    private void panel(Drawing drawing, String model, double left) {
        double bottom = TOP + PANEL;
        for (double tick : TICKS) {
            drawing.line(left + scale(tick), TOP, left + scale(tick), bottom, PALE, 0.6);
            drawing.line(left, bottom - scale(tick), left + PANEL, bottom - scale(tick), PALE, 0.6);
            String label = Long.toString(Math.round(tick));
            drawing.text(left + scale(tick), bottom + 17, label, 12, Anchor.MIDDLE, INK);
            drawing.text(left - 6, bottom - scale(tick) + 4, label, 12, Anchor.END, INK);
        }
        diagonal(drawing, left, 1.25, PALE);
        diagonal(drawing, left, 0.8, PALE);
        diagonal(drawing, left, 1, INK);
        drawing.line(left, bottom, left + PANEL, bottom, INK, 1);
        drawing.line(left, TOP, left, bottom, INK, 1);
        drawing.text(left + PANEL / 2.0, TOP - 10, model, 16, Anchor.MIDDLE, INK);
        drawing.text(left + PANEL / 2.0, bottom + 38, "published", 13, Anchor.MIDDLE, INK);
        points(drawing, model, left);
    }

    private static void diagonal(Drawing drawing, double left, double ratio, String colour) {
        double from = Math.max(LEAST, LEAST / ratio);
        double to = Math.min(MOST, MOST / ratio);
        double bottom = TOP + PANEL;
        drawing.line(
                left + scale(from),
                bottom - scale(from * ratio),
                left + scale(to),
                bottom - scale(to * ratio),
                colour,
                1.2);
    }

    private void points(Drawing drawing, String model, double left) {
        List<Row> rows = comparison.rows().stream()
                .filter(row -> row.model().equals(model))
                .toList();
        double bottom = TOP + PANEL;
        for (Row row : rows) {
            String colour = colour(row);
            drawing.circle(
                    left + scale(row.published()),
                    bottom - scale(row.value()),
                    4,
                    row.reference().origin().confounded().isEmpty() ? colour : "none",
                    colour,
                    row.reference().piece() + " (" + row.reference().scale().set() + "): published "
                            + Math.round(row.published()) + ", " + model + " " + Math.round(row.value()));
        }
        List<Row> worst = rows.stream()
                .filter(row ->
                        !row.inSample() && row.reference().origin().confounded().isEmpty())
                .sorted(Comparator.comparingDouble(row -> -Math.abs(Math.log(row.value() / row.published()))))
                .toList();
        Map<String, Row> named = new LinkedHashMap<>();
        worst.forEach(row -> named.putIfAbsent(row.reference().piece(), row));
        label(drawing, named.values().stream().limit(LABELLED).filter(row -> row.value() > row.published()), left);
        label(drawing, named.values().stream().limit(LABELLED).filter(row -> row.value() <= row.published()), left);
    }

    /// Names are on the side away from the diagonal, lower points first, each at least a line above the last.
    private static void label(Drawing drawing, Stream<Row> rows, double left) {
        List<Double> taken = new ArrayList<>();
        rows.sorted(Comparator.comparingDouble(Row::value)).forEach(row -> {
            double y = TOP + PANEL - scale(row.value()) + 4;
            if (!taken.isEmpty()) {
                y = Math.min(y, taken.getLast() - LABEL_HEIGHT);
            }
            taken.add(y);
            String name = row.reference().piece();
            double x = scale(row.published());
            boolean before = row.value() > row.published() && x > LETTER_WIDTH * name.length();
            drawing.text(left + x + (before ? -8 : 8), y, name, 11, before ? Anchor.END : Anchor.START, INK);
        });
    }

    private static String colour(Row row) {
        if (!row.reference().origin().confounded().isEmpty()) {
            return CONFOUNDED;
        }
        return row.inSample() ? OWN : FAIR;
    }

    private static void legend(Drawing drawing) {
        double y = TOP + PANEL + 70;
        drawing.circle(LEFT + 4, y - 4, 4, FAIR, FAIR, "published");
        drawing.text(LEFT + 14, y, "published value", 13, Anchor.START, INK);
        drawing.circle(LEFT + 144, y - 4, 4, OWN, OWN, "fitted to");
        drawing.text(LEFT + 154, y, "the model was fitted to it", 13, Anchor.START, INK);
        drawing.circle(LEFT + 334, y - 4, 4, "none", CONFOUNDED, "confounded");
        drawing.text(LEFT + 344, y, "confounded", 13, Anchor.START, INK);
    }
}
