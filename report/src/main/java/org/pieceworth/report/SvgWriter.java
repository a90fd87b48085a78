package org.pieceworth.report;

import java.util.Locale;
import org.pieceworth.report.chart.Markup;

/// Pictures as SVG documents: they need no fonts and no screen where they are made, and stay sharp at any size.
public final class SvgWriter {

    private static final String FONT = " font-family=\"Helvetica, Arial, sans-serif\"";
    private static final String HALO =
            " stroke=\"#ffffff\" stroke-width=\"3\" stroke-linejoin=\"round\" paint-order=\"stroke\"";

    private final StringBuilder text = new StringBuilder();

    private SvgWriter() {}

    /// The document.
    public static String of(Picture picture) {
        SvgWriter svg = new SvgWriter();
        svg.head(picture);
        picture.shapes().forEach(svg::add);
        return svg.text.append("</svg>\n").toString();
    }

    private void head(Picture picture) {
        text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
                .append(picture.width())
                .append(' ')
                .append(picture.height())
                .append('"');
        number("width", picture.width());
        number("height", picture.height());
        text.append(" role=\"img\">\n<title>")
                .append(Markup.escaped(picture.title()))
                .append("</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n");
    }

    private void add(Shape shape) {
        switch (shape) {
            case Shape.Line line -> line(line);
            case Shape.Circle circle -> circle(circle);
            case Shape.Diamond diamond -> diamond(diamond);
            case Shape.Box box -> box(box);
            case Shape.Words words -> words(words);
        }
    }

    private void line(Shape.Line line) {
        text.append("<line");
        number("x1", line.x1());
        number("y1", line.y1());
        number("x2", line.x2());
        number("y2", line.y2());
        word("stroke", line.colour());
        number("stroke-width", line.width());
        text.append("/>\n");
    }

    private void circle(Shape.Circle circle) {
        text.append("<circle");
        number("cx", circle.x());
        number("cy", circle.y());
        number("r", circle.radius());
        word("fill", circle.fill());
        word("stroke", circle.stroke());
        text.append(" fill-opacity=\"0.75\"");
        close("circle", circle.tip());
    }

    private void diamond(Shape.Diamond diamond) {
        double x = diamond.x();
        double y = diamond.y();
        double r = diamond.radius();
        text.append("<path");
        word(
                "d",
                "M" + digits(x - r) + " " + digits(y) + "L" + digits(x) + " " + digits(y - r) + "L" + digits(x + r)
                        + " " + digits(y) + "L" + digits(x) + " " + digits(y + r) + "Z");
        word("fill", diamond.fill());
        close("path", diamond.tip());
    }

    private void box(Shape.Box box) {
        text.append("<rect");
        number("x", box.x());
        number("y", box.y());
        number("width", box.width());
        number("height", box.height());
        word("fill", box.fill());
        close("rect", box.tip());
    }

    private void words(Shape.Words words) {
        text.append("<text");
        number("x", words.x());
        number("y", words.y());
        text.append(FONT);
        number("font-size", words.size());
        word("text-anchor", words.anchor().name().toLowerCase(Locale.ROOT));
        word("fill", words.colour());
        text.append(words.halo() ? HALO : "")
                .append('>')
                .append(Markup.escaped(words.words()))
                .append("</text>\n");
    }

    private void close(String tag, String tip) {
        if (tip.isEmpty()) {
            text.append("/>\n");
            return;
        }
        text.append("><title>")
                .append(Markup.escaped(tip))
                .append("</title></")
                .append(tag)
                .append(">\n");
    }

    private void word(String name, String word) {
        text.append(' ').append(name).append("=\"").append(word).append('"');
    }

    private void number(String name, double number) {
        word(name, digits(number));
    }

    private static String digits(double number) {
        String text = String.format(Locale.ROOT, "%.2f", number);
        return text.endsWith(".00") ? text.substring(0, text.length() - 3) : text;
    }
}
