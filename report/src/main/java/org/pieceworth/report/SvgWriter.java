package org.pieceworth.report;

/// Writes pictures as SVG documents, which need no fonts and no screen here and stay sharp at any size.
public final class SvgWriter {

    private final SvgText text;

    private SvgWriter(SvgText text) {
        this.text = text;
    }

    /// The document.
    public static String of(Picture picture) {
        SvgWriter svg = new SvgWriter(new SvgText(picture.width(), picture.height(), picture.title()));
        picture.shapes().forEach(svg::add);
        return svg.text.end();
    }

    private void add(Shape shape) {
        switch (shape) {
            case Shape.Line line -> line(line);
            case Shape.Circle circle -> circle(circle);
            case Shape.Diamond diamond -> diamond(diamond);
            case Shape.Box box -> box(box);
            case Shape.Words words -> text.words(words);
        }
    }

    private void line(Shape.Line line) {
        text.open("line")
                .number("x1", line.x1())
                .number("y1", line.y1())
                .number("x2", line.x2())
                .number("y2", line.y2())
                .word("stroke", line.colour())
                .number("stroke-width", line.width())
                .close();
    }

    private void circle(Shape.Circle circle) {
        text.open("circle")
                .number("cx", circle.x())
                .number("cy", circle.y())
                .number("r", circle.radius())
                .word("fill", circle.fill())
                .word("stroke", circle.stroke())
                .word("fill-opacity", "0.75")
                .close(circle.tip());
    }

    private void diamond(Shape.Diamond diamond) {
        double x = diamond.x();
        double y = diamond.y();
        double r = diamond.radius();
        text.open("path")
                .word(
                        "d",
                        "M" + SvgText.digits(x - r) + " " + SvgText.digits(y) + "L" + SvgText.digits(x) + " "
                                + SvgText.digits(y - r) + "L" + SvgText.digits(x + r) + " " + SvgText.digits(y) + "L"
                                + SvgText.digits(x) + " " + SvgText.digits(y + r) + "Z")
                .word("fill", diamond.fill())
                .close(diamond.tip());
    }

    private void box(Shape.Box box) {
        text.open("rect")
                .number("x", box.x())
                .number("y", box.y())
                .number("width", box.width())
                .number("height", box.height())
                .word("fill", box.fill())
                .close(box.tip());
    }
}
