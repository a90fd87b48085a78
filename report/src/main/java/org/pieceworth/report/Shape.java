package org.pieceworth.report;

/// What a picture is made of. Lengths are in pixels, y grows downwards, colours are `#rrggbb`.
public sealed interface Shape {

    /// A straight stroke.
    record Line(double x1, double y1, double x2, double y2, String colour, double width) implements Shape {}

    /// A disc, or a ring where the fill is `none`.
    ///
    /// @param tip what to say of it when it is pointed at
    record Circle(double x, double y, double radius, String fill, String stroke, String tip) implements Shape {}

    /// A square on its corner.
    ///
    /// @param radius from the middle to a corner
    /// @param tip what to say of it when it is pointed at
    record Diamond(double x, double y, double radius, String fill, String tip) implements Shape {}

    /// A filled rectangle.
    ///
    /// @param tip what to say of it when it is pointed at; may be empty
    record Box(double x, double y, double width, double height, String fill, String tip) implements Shape {}

    /// Words on one line.
    ///
    /// @param anchor which part of them is at x
    /// @param halo whether a white edge keeps them apart from what they cover
    record Words(double x, double y, String words, int size, Anchor anchor, String colour, boolean halo)
            implements Shape {}

    /// A part of words.
    enum Anchor {
        /// Their beginning.
        START,
        /// Their middle.
        MIDDLE,
        /// Their end.
        END
    }
}
