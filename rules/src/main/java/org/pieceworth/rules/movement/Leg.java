package org.pieceworth.rules.movement;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/// One leg of a move: repeated steps of (`dx`, `dy`) over empty squares to its last square.
///
/// @param dx files to the right in one step
/// @param dy ranks forward in one step
/// @param skip the number of first steps that pass any square and may not end the leg
/// @param max the most steps, those skipped among them; 0 is unlimited
/// @param stops the allowed contents of its last square; a leg that may not end on an empty square slides on over it
/// @param around the left and right edges of the board are joined for it
public record Leg(int dx, int dy, int skip, int max, Set<Stop> stops, boolean around) {

    public Leg {
        stops = stops.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(stops));
    }

    /// The most steps on a board whose longest leg has `longest`.
    public int steps(int longest) {
        return max == 0 ? longest : Math.min(max, longest);
    }

    /// The step that it repeats.
    public Step step() {
        return new Step(dx, dy);
    }
}
