package org.pieceworth.report.page;

import java.util.List;

/// How a piece's value changes as the game goes on.
///
/// @param key the piece's letter
/// @param name in words: `knight`
/// @param points in the order of the game
public record PhaseCurve(String key, String name, List<PhasePoint> points) {

    /// Copies the list.
    public PhaseCurve {
        points = List.copyOf(points);
    }
}
