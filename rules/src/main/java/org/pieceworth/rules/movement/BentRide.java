package org.pieceworth.rules.movement;

import java.util.List;

/// A ride whose steps differ: Betza's crooked riders (`zB`, two steps in turn) and circular riders (`qN`,
/// the rose: eight steps that come round to where they began).
///
/// It passes squares as a [Ray] of that kind does, and ends before it would return to its origin.
///
/// @param kind SLIDE, HOP, GRASSHOP or SKI
/// @param steps taken in turn and then again from the first; at least two
/// @param max the most steps; 0 is unlimited
/// @param modality what it may do where it ends
/// @param initial only as the piece's first move
/// @param around the left and right edges of the board are joined for it
public record BentRide(RayKind kind, List<Step> steps, int max, Modality modality, boolean initial, boolean around)
        implements CompoundMove {

    /// Copies the list.
    public BentRide {
        steps = List.copyOf(steps);
    }

    /// The most steps on a board where no ride has more than `longest`.
    public int steps(int longest) {
        return max == 0 ? longest : Math.min(max, longest);
    }

    /// The step that is taken after `index` others.
    public Step step(int index) {
        return steps.get(index % steps.size());
    }

    BentRide withModality(Modality wider) {
        return new BentRide(kind, steps, max, wider, initial, around);
    }
}
