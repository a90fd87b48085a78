package org.pieceworth.rules.movement;

import java.util.Locale;

/// The effect of pieces on the squares between the ends of a ray.
public enum RayKind {
    /// One step, regardless of pieces between.
    LEAP,
    /// Steps over empty squares.
    SLIDE,
    /// A leap (or a ride of leaps) whose path must be empty: orthogonal steps first, then diagonal ones.
    LAME,
    /// A leap over something: at least one square of the lame path is occupied.
    JUMP,
    /// A slide that jumps its first square, occupied or not.
    SKI,
    /// A slide that passes exactly one hurdle and ends on any square beyond it, as the cannon's.
    HOP,
    /// A slide to a hurdle that ends on the square just beyond it, as the grasshopper's.
    GRASSHOP;

    /// Its word in JSON and tables: the name in small letters, but `over` for [#JUMP].
    public String word() {
        return this == JUMP ? "over" : name().toLowerCase(Locale.ROOT);
    }
}
