package org.pieceworth.rules.movement;

import java.util.List;

/// A part of a piece's movement that is not a straight [Ray]: a ride that bends, a move of several legs, castling.
///
/// Directions are those of the side that moves up the board; `dx` counts files to the right, `dy` ranks forward.
public sealed interface CompoundMove {

    /// True if only a piece that has not moved may use it.
    boolean initial();

    /// A ride whose steps differ: Betza's crooked riders (`zB`, two steps in turn) and circular riders (`qN`, the
    /// rose: eight steps that return to the origin).
    ///
    /// It passes squares as a [Ray] of that kind does, and ends before it would return to its origin.
    ///
    /// @param kind SLIDE, HOP, GRASSHOP or SKI
    /// @param steps taken in turn and then again from the first; at least two
    /// @param max the most steps; 0 is unlimited
    /// @param modality the allowed contents of its last square
    /// @param initial only as the piece's first move
    /// @param around the left and right edges of the board are joined for it
    record BentRide(RayKind kind, List<Step> steps, int max, Modality modality, boolean initial, boolean around)
            implements CompoundMove {

        public BentRide {
            steps = List.copyOf(steps);
        }

        /// The most steps on a board whose longest ride has `longest`.
        public int steps(int longest) {
            return max == 0 ? longest : Math.min(max, longest);
        }

        /// The step after `index` others.
        public Step step(int index) {
            return steps.get(index % steps.size());
        }

        BentRide withModality(Modality wider) {
            return new BentRide(kind, steps, max, wider, initial, around);
        }
    }

    /// A move of several legs, each from the end of the last one, in directions of the board: one path of an XBetza
    /// move. A capture on an earlier leg and one at the end are one move.
    ///
    /// The start square counts as empty for its legs, so that a path may end there: a capture that returns
    /// (the lion's igui), or a passed turn.
    ///
    /// @param legs at least one; a single leg is a capture of friends, which a [Ray] has no word for
    /// @param initial only as the piece's first move
    record MultiLeg(List<Leg> legs, boolean initial) implements CompoundMove {

        public MultiLeg {
            legs = List.copyOf(legs);
        }

        /// The leg that ends the move.
        public Leg last() {
            return legs.getLast();
        }
    }

    /// Castling as XBetza's `O` has it: the piece moves `steps` files towards the outermost piece
    /// of its rank, which has not moved, over empty squares; that piece goes to the square next
    /// to it, on the side it came from.
    ///
    /// @param direction −1 to the left, 1 to the right
    /// @param steps the number of files that the piece moves, at least 1
    /// @param inside the number of files between its partner and the edge
    /// @param initial only while the piece has not moved
    record Castling(int direction, int steps, int inside, boolean initial) implements CompoundMove {}
}
