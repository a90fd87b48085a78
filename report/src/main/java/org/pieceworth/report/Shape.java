package org.pieceworth.report;

/// The primitives of a picture. Lengths are in pixels, y grows downwards, colours are `#rrggbb`.
public sealed interface Shape {

    /// A straight stroke.
    record Line(double x1, double y1, double x2, double y2, String colour, double width) implements Shape {}

    /// A disc, or a ring if the fill is `none`.
    ///
    /// @param tip the tooltip
    record Circle(double x, double y, double radius, String fill, String stroke, String tip) implements Shape {}

    /// A square on its corner.
    ///
    /// @param radius radius from the middle to a corner
    /// @param tip the tooltip
    record Diamond(double x, double y, double radius, String fill, String tip) implements Shape {}

    /// A filled rectangle.
    ///
    /// @param tip the tooltip; may be empty
    record Box(double x, double y, double width, double height, String fill, String tip) implements Shape {}

    /// One line of text.
    ///
    /// @param anchor the part of the text that is at x
    /// @param halo true for a white outline that separates the text from the background
    record Words(double x, double y, String words, int size, Anchor anchor, String colour, boolean halo)
            implements Shape {}

    /// The part of a text that its x is the position of.
    enum Anchor {
        START,
        MIDDLE,
        END
    }
}
