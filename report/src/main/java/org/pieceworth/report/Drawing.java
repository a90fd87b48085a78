package org.pieceworth.report;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.report.Shape.Anchor;

/// A picture that is being drawn, from back to front.
final class Drawing {

    private final List<Shape> shapes = new ArrayList<>();

    void line(double x1, double y1, double x2, double y2, String colour, double width) {
        shapes.add(new Shape.Line(x1, y1, x2, y2, colour, width));
    }

    void circle(double x, double y, double radius, String fill, String stroke, String tip) {
        shapes.add(new Shape.Circle(x, y, radius, fill, stroke, tip));
    }

    void diamond(double x, double y, double radius, String fill, String tip) {
        shapes.add(new Shape.Diamond(x, y, radius, fill, tip));
    }

    void box(double x, double y, double width, double height, String fill, String tip) {
        shapes.add(new Shape.Box(x, y, width, height, fill, tip));
    }

    /// @param anchor the part of the text that is at x
    void text(double x, double y, String words, int size, Anchor anchor, String colour) {
        shapes.add(new Shape.Words(x, y, words, size, anchor, colour, true));
    }

    /// Words without the white edge.
    void plain(double x, double y, String words, int size, Anchor anchor, String colour) {
        shapes.add(new Shape.Words(x, y, words, size, anchor, colour, false));
    }

    /// @param title title for screen readers
    Picture finish(int width, int height, String title) {
        return new Picture(width, height, title, shapes);
    }
}
