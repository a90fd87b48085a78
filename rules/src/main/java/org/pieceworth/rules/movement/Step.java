package org.pieceworth.rules.movement;

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
}
