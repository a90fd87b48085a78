package org.pieceworth.rules.movement;

import java.util.ArrayList;
import java.util.List;

/// One step of a path.
///
/// @param dx files to the right
/// @param dy ranks forward
public record Step(int dx, int dy) {

    /// The step turned clockwise by `quarters` quarter turns.
    public Step turned(int quarters) {
        Step step = this;
        for (int i = 0; i < Math.floorMod(quarters, 4); i++) {
            step = new Step(step.dy, -step.dx);
        }
        return step;
    }

    /// The squares that a lame step passes, relative to its origin: orthogonal ones first, then diagonal ones. A step
    /// to a neighbour passes none.
    public List<Step> path() {
        int width = Math.abs(dx);
        int height = Math.abs(dy);
        int straight = Math.abs(width - height);
        List<Step> path = new ArrayList<>();
        for (int i = 1; i < Math.max(width, height); i++) {
            int along = Math.min(i, straight);
            int across = i - along;
            path.add(new Step(
                    Integer.signum(dx) * (width > height ? along + across : across),
                    Integer.signum(dy) * (width > height ? across : along + across)));
        }
        return path;
    }
}
