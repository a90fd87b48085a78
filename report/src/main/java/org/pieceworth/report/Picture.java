package org.pieceworth.report;

import java.util.List;

/// A picture: shapes from back to front on white.
///
/// @param width in pixels
/// @param height in pixels
/// @param title for screen readers
/// @param shapes from back to front
public record Picture(int width, int height, String title, List<Shape> shapes) {

    /// Copies the list.
    public Picture {
        shapes = List.copyOf(shapes);
    }
}
