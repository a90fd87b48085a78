package org.pieceworth.report;

import java.util.List;
import java.util.function.Supplier;

/// A picture: shapes from back to front on white.
///
/// @param width width in pixels
/// @param height height in pixels
/// @param title title for screen readers
/// @param shapes shapes from back to front
/// @param kind kind of the charts in it for the page's script, `dots` or `curves`; empty if a script draws
/// none
/// @param data data of these charts, as JSON
public record Picture(int width, int height, String title, List<Shape> shapes, String kind, Supplier<String> data) {

    public Picture {
        shapes = List.copyOf(shapes);
    }

    /// A picture that no script draws.
    public Picture(int width, int height, String title, List<Shape> shapes) {
        this(width, height, title, shapes, "", () -> "");
    }

    /// A copy with charts for the page's script.
    Picture with(String charts, Supplier<String> json) {
        return new Picture(width, height, title, shapes, charts, json);
    }
}
